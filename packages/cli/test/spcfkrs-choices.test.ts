import { type Chance, seed, seeded } from '@tabletop/dice';
import { record } from '@tabletop/game';
import {
  type CraftInput,
  type Rules,
  SCENARIOS,
  type SpcfkrsAction,
  type SpcfkrsSetup,
  type SpcfkrsState,
  spcfkrs,
} from '@tabletop/spcfkrs';
import { writeOrders } from '@tabletop/spcfkrs/text';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../src/games/adapter.js';
import { draft } from '../src/games/spcfkrs/draft.js';
import { deedsIn } from './support/deeds.js';

const FORCES = ['squad', 'specialists', 'stabbers', 'battalion'] as const;
const MODES = ['secret', 'phased'] as const;

/** The states in which orders are asked for, and of whom, of the first rounds of a match that is played at random. */
function asked(
  setup: SpcfkrsSetup,
  mode: Rules['mode'],
  text: string,
  maxRounds = 2,
): readonly (readonly [SpcfkrsState, string])[] {
  const match = record(spcfkrs, { ...setup, houseRules: { mode, maxRounds } }, text);
  const chance: Chance = seeded(seed(text));
  const found: (readonly [SpcfkrsState, string])[] = [];
  while (spcfkrs.outcome(match.state) === undefined) {
    const { state } = match;
    const [player] = spcfkrs.actors(state);
    if (player === undefined) match.advance();
    else {
      found.push([state, player]);
      match.apply(spcfkrs.sample(state, player, chance));
    }
  }
  return found;
}

/** The same of a match on foot. */
function askedOnFoot(mode: Rules['mode'], at: number): readonly (readonly [SpcfkrsState, string])[] {
  const sides = ['pink', 'blue'].map((id, side) => ({ id, force: FORCES[(at + side) % FORCES.length] ?? 'squad' }));
  return asked({ map: 'pit', sides }, mode, `choices ${at}`);
}

/** A spaceship with everything that the crew of one can do. */
const FLAGSHIP: CraftInput = {
  name: 'F',
  class: 'spaceship',
  shape: ['MM'],
  guns: [{ part: 0 }, { part: 1, gun: 'Plasma repeater gun' }],
  modifications: ['Plasma shield', 'Plasma technician crew', 'Plasma slag exhaust', 'Hacking crew'],
};

/** Craft against craft, near enough to do anything to one another. */
const ALONGSIDE: SpcfkrsSetup = {
  map: 'belt',
  sides: [
    { id: 'pink', spaceshipBudget: 99, craft: [{ ...FLAGSHIP, at: 'C3' }] },
    { id: 'blue', spaceshipBudget: 99, craft: [{ ...FLAGSHIP, name: 'G', at: 'F6' }] },
  ],
};

// Two matches in each mode: each of the forces once.
const onFoot = MODES.flatMap((mode) => [0, 2].flatMap((at) => askedOnFoot(mode, at)));
const withCraft = [
  ...MODES.flatMap((mode) => asked(ALONGSIDE, mode, 'alongside')),
  ...asked(SCENARIOS.landing, 'secret', 'landing'),
  ...asked(SCENARIOS.landing, 'phased', 'landing', 1),
];
const all = [...onFoot, ...withCraft];

/** The lines of help that say what may be written. */
function formsIn(help: string): readonly string[] {
  const [, list = ''] = /What may be written now:\n((?: {2}.*\n)*)/.exec(help.replace(/\s+now:\n/, ' now:\n')) ?? [];
  return list.split('\n').flatMap((line) => (line === '' ? [] : [line.trim()]));
}

/** What help says that units can do and roll for, as orders. */
function dealsIn(help: string): readonly string[] {
  return deedsIn(help).flatMap(({ unit, rolled }) => rolled.map((deed) => `${unit}: ${deed}`));
}

/** The draft with a line in it, which it takes; and what it says of it. */
function taken(from: Draft<SpcfkrsAction>, line: string) {
  const written = from.write(line);
  if ('refusal' in written) return expect.fail(`${line}: ${written.refusal}`);
  return written;
}

/** What a form is an example of. */
function kindOf(form: string): string {
  const [, units = '', order = ''] = /^(\S+): (.*)$/.exec(form) ?? [];
  if (units.includes('+')) return 'battalion';
  if (/^fire (\d+\+|.*, fire )/.test(order)) return 'fire several';
  return order.replace(/^(\w+)( \d+)?(?: at)?( through| cover)?.*$/, '$1$3');
}

describe('orders as they are written at the terminal', () => {
  test('are legal as soon as there are none, and whatever help says may be written', () => {
    const kinds = new Set<string>();
    let most = 0;
    for (const [state, player] of all) {
      const empty = draft(state, player);
      expect(spcfkrs.check(state, empty.action)).toBeUndefined();
      const forms = formsIn(empty.help(''));
      expect(empty.question).toContain(`such as ${forms[0]}.`);
      // A craft whose guns are all wrecked can but hold its fire.
      expect(forms.length).toBeGreaterThan(0);
      most = Math.max(most, forms.length);
      for (const form of forms) {
        const { action } = taken(empty, form).draft;
        expect(spcfkrs.check(state, action)).toBeUndefined();
        expect(writeOrders(action.orders, state)).toBe(form);
        kinds.add(kindOf(form));
      }
    }
    expect(most).toBeGreaterThan(12);
    const foot = ['shoot', 'shoot through', 'shoot cover', 'stab', 'stab through', 'hack', 'move', 'follow', 'delay'];
    const guns = ['fire', 'fire several', 'fire through', 'fire cover', 'ram', 'keep'];
    const crews = ['recharge', 'slag', 'load', 'unload'];
    expect([...kinds].sort()).toEqual([...foot, ...guns, ...crews, 'battalion', 'hold'].sort());
  });

  test('that help says can be carried out would not be lost', () => {
    let deeds = 0;
    for (const [state, player] of all) {
      const empty = draft(state, player);
      for (const line of dealsIn(empty.help(''))) {
        deeds += 1;
        expect(taken(empty, line).remarks).toEqual([]);
      }
    }
    expect(deeds).toBeGreaterThan(30);
  });

  test('are those of any player whose orders are written out', () => {
    const chance = seeded(seed('written'));
    for (const [state, player] of all) {
      const { orders } = spcfkrs.sample(state, player, chance);
      const lines = writeOrders(orders, state).split('\n');
      const last = lines.reduce(
        (before, line) => (line === '' ? before : taken(before, line).draft),
        draft(state, player),
      );
      expect(last.action).toEqual({ type: 'orders', player, orders });
    }
  });

  test('know nothing of what is sealed', () => {
    const [state] = onFoot[0] ?? [];
    const first = state && spcfkrs.apply(state, { type: 'orders', player: 'pink', orders: [] }).state;
    const second =
      state && spcfkrs.apply(state, taken(draft(state, 'pink'), 'P1: shoot B1; follow B2').draft.action).state;
    if (first === undefined || second === undefined) return expect.fail('no orders were asked for');
    expect(draft(second, 'blue').help('')).toBe(draft(first, 'blue').help(''));
    expect(draft(second, 'blue').question).toBe(draft(first, 'blue').question);
  });
});
