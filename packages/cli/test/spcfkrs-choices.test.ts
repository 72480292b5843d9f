import { type Chance, seed, seeded } from '@tabletop/dice';
import { record } from '@tabletop/game';
import { type Rules, type SpcfkrsAction, type SpcfkrsState, spcfkrs } from '@tabletop/spcfkrs';
import { writeOrders } from '@tabletop/spcfkrs/text';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../src/games/adapter.js';
import { draft } from '../src/games/spcfkrs/draft.js';

const FORCES = ['squad', 'specialists', 'stabbers', 'battalion'] as const;

/** The states in which orders are asked for, and of whom, of a match that is played at random. */
function asked(mode: Rules['mode'], at: number): readonly (readonly [SpcfkrsState, string])[] {
  const sides = ['pink', 'blue'].map((id, side) => ({ id, force: FORCES[(at + side) % FORCES.length] ?? 'squad' }));
  const match = record(spcfkrs, { map: 'pit', sides, houseRules: { mode, maxRounds: 2 } }, `choices ${at}`);
  const chance: Chance = seeded(seed(`choices ${at}`));
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

const all = (['secret', 'phased'] as const).flatMap((mode) => [0, 1, 2].flatMap((at) => asked(mode, at)));

/** The lines of help that say what may be written. */
function formsIn(help: string): readonly string[] {
  const [, list = ''] = /What may be written now:\n((?: {2}.*\n)*)/.exec(help.replace(/\s+now:\n/, ' now:\n')) ?? [];
  return list.split('\n').flatMap((line) => (line === '' ? [] : [line.trim()]));
}

/** What help says that units can do, as orders. */
function dealsIn(help: string): readonly string[] {
  const listed = help.slice(help.indexOf('What each can do')).replace(/\n {4}/g, ' ');
  return [...listed.matchAll(/^ {2}(\S+): (.*)\.$/gm)].flatMap(([, unit = '', deeds = '']) =>
    [...deeds.matchAll(/([^,]+) \([\d<>]+%\)/g)].map(([, deed = '']) => `${unit}: ${deed.trim()}`),
  );
}

/** The draft with a line in it, which it takes; and what it says of it. */
function taken(from: Draft<SpcfkrsAction>, line: string) {
  const written = from.write(line);
  if ('refusal' in written) return expect.fail(`${line}: ${written.refusal}`);
  return written;
}

describe('orders as they are written at the terminal', () => {
  test('are legal as soon as there are none, and whatever help says may be written', () => {
    const kinds = new Set<string>();
    for (const [state, player] of all) {
      const empty = draft(state, player);
      expect(spcfkrs.check(state, empty.action)).toBeUndefined();
      const forms = formsIn(empty.help(''));
      expect(empty.question).toContain(`such as ${forms[0]}.`);
      expect(forms.length).toBeGreaterThan(1);
      for (const form of forms) {
        const { action } = taken(empty, form).draft;
        expect(spcfkrs.check(state, action)).toBeUndefined();
        expect(writeOrders(action.orders, state)).toBe(form);
        kinds.add(form.replace(/^\S+: (\w+( through| cover)?).*$/, form.includes('+') ? 'battalion' : '$1'));
      }
    }
    const wanted = ['shoot', 'shoot through', 'shoot cover', 'stab', 'stab through', 'hack', 'move', 'follow', 'delay'];
    expect([...kinds].sort()).toEqual([...wanted, 'battalion', 'hold'].sort());
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
    const [state] = all[0] ?? [];
    const first = state && spcfkrs.apply(state, { type: 'orders', player: 'pink', orders: [] }).state;
    const second =
      state && spcfkrs.apply(state, taken(draft(state, 'pink'), 'P1: shoot B1; follow B2').draft.action).state;
    if (first === undefined || second === undefined) return expect.fail('no orders were asked for');
    expect(draft(second, 'blue').help('')).toBe(draft(first, 'blue').help(''));
    expect(draft(second, 'blue').question).toBe(draft(first, 'blue').question);
  });
});
