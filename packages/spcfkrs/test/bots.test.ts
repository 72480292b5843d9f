import { seed, seeded } from '@tabletop/dice';
import { playMatch, seatOf, settle } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { wilson } from '../../../scripts/testing/wilson.js';
import { type SpcfkrsPolicy, sensibleBot } from '../src/bots.js';
import {
  checkOrders,
  DEFAULT_RULES,
  FORCES,
  type ForceName,
  type MAPS,
  type ModificationName,
  type Order,
  type Rules,
  type SideSetup,
  type SpcfkrsSetup,
  type SpcfkrsState,
  spcfkrs,
  type UnitSetup,
} from '../src/index.js';
import { soon } from './support/soon.js';
import { walk } from './support/walk.js';
import { winsOf } from './support/wins-of.js';

const FORCE_NAMES = Object.keys(FORCES).filter((name): name is ForceName => name in FORCES);
const SMALL: readonly (keyof typeof MAPS)[] = ['pit', 'ruins', 'alley'];
const MODES = [
  { mode: 'secret', ties: 'roll' },
  { mode: 'open', ties: 'simultaneous' },
  { mode: 'phased', ties: 'roll' },
  { mode: 'phased', ties: 'simultaneous' },
] as const;

/** Two sides with the same force, which may cost more than the solo match allows. */
function mirror(force: ForceName, map: keyof typeof MAPS, houseRules: Partial<Rules>): SpcfkrsSetup {
  const side = (id: string): SideSetup => ({ id, force, budget: 30 });
  return { map, sides: [side('pink'), side('blue')], houseRules };
}

/** The state in which orders are first asked for. */
function firstAsked(setup: SpcfkrsSetup): SpcfkrsState {
  return settle(spcfkrs, spcfkrs.setup(setup, 1)).state;
}

/** What the sensible bot orders at first. */
function orders(setup: SpcfkrsSetup, player = 'pink'): readonly Order[] {
  return seatOf(spcfkrs, sensibleBot, player, 1)(firstAsked(setup)).orders;
}

/** Gives no orders. */
const idleBot: SpcfkrsPolicy = ({ player }) => ({ type: 'orders', player, orders: [] });

describe('the bots', () => {
  test.each([
    [10, MODES.slice(0, 2), 0.9],
    [8, MODES.slice(2), 0.6],
  ] as const)('the sensible one beats the random one in %s matches beyond doubt', (matches, modes, least) => {
    const setups = Array.from({ length: matches }, (_, number) =>
      mirror(
        FORCE_NAMES[number % FORCE_NAMES.length] ?? 'squad',
        SMALL[number % SMALL.length] ?? 'pit',
        modes[(number >> 1) % modes.length] ?? {},
      ),
    );
    const won = winsOf(setups, 'bots');
    expect(wilson(won.sensible, matches)[0]).toBeGreaterThan(wilson(won.random, matches)[1]);
    expect(won.sensible / matches).toBeGreaterThanOrEqual(least);
  });

  test.each(MODES)('two sensible ones fight to the end, and no order of theirs is refused: $mode, $ties', (rules) => {
    // Every second force in each mode: every force with either kind of orders.
    for (const [at, force] of FORCE_NAMES.entries()) {
      if ((at + MODES.indexOf(rules)) % 2 === 1) continue;
      const refused: unknown[] = [];
      const { outcome } = playMatch(spcfkrs, {
        setup: mirror(force, SMALL[at % SMALL.length] ?? 'pit', rules),
        seed: at,
        policies: () => sensibleBot,
        observe: ({ events }) => {
          for (const event of events) if (event.type === 'orders-given') refused.push(...(event.refused ?? []));
        },
      });
      expect(refused).toEqual([]);
      expect(`${force}: ${outcome?.reason}`).not.toBe(`${force}: round-limit`);
    }
  });

  test('chooses the same whenever it sees the same, and leaves what it sees as it was', () => {
    const state = firstAsked(mirror('specialists', 'ruins', {}));
    const before = JSON.stringify(state);
    const [one, other] = ['one', 'other'].map((seed) => seatOf(spcfkrs, sensibleBot, 'pink', seed)(state));
    expect(one).toEqual(other);
    expect(JSON.stringify(state)).toBe(before);
  });

  test.each(MODES)(
    'has orders that all stand in every state of a random match, from its view alone: $mode, $ties',
    (rules) => {
      const never = (): never => {
        throw new Error('not to be asked');
      };
      let asked = 0;
      for (const force of ['specialists', 'battalion', 'heavies'] as const) {
        for (const { before } of walk(mirror(force, 'ruins', rules), `wishes ${force}`, 150)) {
          for (const player of spcfkrs.actors(before)) {
            const view = spcfkrs.view(before, player);
            const chance = seeded(seed(1));
            const wish = sensibleBot({ player, view, legal: never, sample: never, check: () => undefined, chance });
            expect(spcfkrs.check(before, wish)).toBeUndefined();
            expect(checkOrders(before, player, wish.orders, { rules: { ...DEFAULT_RULES, ...rules } }).refused).toEqual(
              [],
            );
            asked++;
          }
        }
      }
      expect(asked).toBeGreaterThan(10);
    },
  );

  test('one player plays all sides, each against the others', () => {
    const { outcome } = playMatch(spcfkrs, {
      setup: { players: ['solo'], map: 'pit', houseRules: { mode: 'open' } },
      seed: 1,
      policies: () => sensibleBot,
    });
    expect(outcome?.reason).toBe('last-side');
  });

  test.each(MODES)('comes for an enemy that hides: $mode, $ties', (rules) => {
    const map = {
      name: 'Den',
      columns: 12,
      rows: 9,
      cover: [
        '............',
        '............',
        '........###.',
        '........#.#.',
        '........#.#.',
        '............',
        '............',
        '............',
        '............',
      ],
    };
    const { outcome } = playMatch(spcfkrs, {
      setup: {
        map,
        sides: [
          { id: 'pink', force: [{ name: 'P1', modifications: [], at: 'A1' }] },
          { id: 'blue', force: [{ name: 'B1', modifications: [], at: 'J4' }] },
        ],
        houseRules: rules,
      },
      seed: 3,
      policies: (player): SpcfkrsPolicy => (player === 'pink' ? sensibleBot : idleBot),
    });
    expect(outcome?.winners).toEqual(['pink']);
  });
});

describe('the sensible bot', () => {
  const duel = (pink: SideSetup['force'], blue: SideSetup['force'], cover?: readonly string[]): SpcfkrsSetup => ({
    map: { name: 'Range', columns: 12, rows: 8, ...(cover === undefined ? {} : { cover }) },
    sides: [
      { id: 'pink', force: pink ?? [], budget: 100 },
      { id: 'blue', force: blue ?? [], budget: 100 },
    ],
  });
  const unit = (name: string, at: string, ...modifications: readonly ModificationName[]): UnitSetup => ({
    name,
    at,
    modifications,
  });
  const actOf = (given: readonly Order[], id: number) => given.find(({ units }) => units.includes(id))?.act ?? null;

  test('shoots at the dearer of two enemies that it could kill', () => {
    const given = orders(duel([unit('P1', 'A1')], [unit('B1', 'A4'), unit('B2', 'C4', 'Rocket launcher')]));
    expect(actOf(given, 1)).toEqual({ type: 'shoot', target: 3, through: false });
  });

  test('does not spend all its shots on one enemy that is as good as dead', () => {
    const snipers = ['A1', 'C1', 'E1', 'G1'].map((at, number) => unit(`P${number}`, at, 'Bullet sniper'));
    const given = orders(duel(snipers, [unit('B1', 'A8'), unit('B2', 'G8')]));
    const targets = given.map(({ act }) => (act?.type === 'shoot' ? act.target : 0));
    expect(targets.filter((id) => id === 5)).toHaveLength(2);
    expect(targets.filter((id) => id === 6)).toHaveLength(2);
  });

  test('[S-AOE] fires its rocket where it catches most, and not among its own', () => {
    const enemies = [unit('B1', 'A6'), unit('B2', 'G6'), unit('B3', 'H6'), unit('B4', 'L6')];
    const given = orders(duel([unit('P1', 'D1', 'Rocket launcher'), unit('P2', 'B7')], enemies));
    expect([4, 5]).toContain(targetOf(actOf(given, 1)));
    const close = orders(duel([unit('P1', 'D1', 'Rocket launcher'), unit('P2', 'G7')], enemies.slice(0, 3)));
    expect(targetOf(actOf(close, 1))).toBe(3);
  });

  test('[S-HACK] hacks the gun that would do most', () => {
    const given = orders(
      duel(
        [unit('P1', 'D1', 'Hacking implant'), unit('P2', 'E1'), unit('P3', 'F1', 'Heavy armour')],
        [unit('B1', 'D7'), unit('B2', 'E6', 'Plasma machine gun', 'Heavy armour')],
      ),
    );
    expect(actOf(given, 1)).toEqual({ type: 'hack', target: 5 });
  });

  test('[S-THROUGH] shoots through full cover at whoever is behind it', () => {
    const given = orders(duel([unit('P1', 'A4', 'Plasma pistol')], [unit('B1', 'E4')], wall('....', '...#')));
    expect(actOf(given, 1)).toEqual({ type: 'shoot', target: 2, through: true });
  });

  test('[S-STAB] [S-FOLLOW] stabs with a sword whom it stands next to, and stays at an enemy that is as fast', () => {
    const given = orders(
      duel([unit('P1', 'D4', 'Plasma sword', 'Metal legs')], [unit('B1', 'E4', 'Heavy armour', 'Plasma shield')]),
    );
    expect(given).toEqual([
      { units: [1], act: { type: 'stab', target: 2, through: false }, move: { type: 'follow', target: 2 } },
    ]);
  });

  test('[S-CONFLICT] sends no two of its units to one space, and none through another', () => {
    const state = firstAsked(mirror('battalion', 'ruins', {}));
    const { orders: given } = seatOf(spcfkrs, sensibleBot, 'pink', 1)(state);
    const ends = given.flatMap(({ move }) => (move?.type === 'path' ? [JSON.stringify(move.path.at(-1))] : []));
    expect(ends.length).toBeGreaterThan(3);
    expect(new Set(ends).size).toBe(ends.length);
  });

  function targetOf(act: Order['act']): number | undefined {
    return act?.type === 'shoot' ? act.target : undefined;
  }

  /** A map of 12 × 8 with one wall. */
  function wall(...signs: readonly [before: string, at: string]): readonly string[] {
    const line = signs[1].padEnd(12, '.');
    return Array.from({ length: 8 }, (_, row) => (row >= 2 && row <= 4 ? line : signs[0].padEnd(12, '.')));
  }
});

test('[S-GRID] in the greatest battle every choice of the sensible bot is soon made', () => {
  const cover = Array.from({ length: 64 }, (_, row) =>
    Array.from({ length: 64 }, (_each, column) => '.....+...#'.charAt((column * 7 + row * 3) % 10)).join(''),
  );
  const force = (letter: string, top: number): readonly UnitSetup[] =>
    Array.from({ length: 32 }, (_, number) => ({
      name: `${letter}${number}`,
      modifications: ['Bullet sniper', 'Jet pack', 'Metal legs'],
      at: { column: freeColumn(cover[top + (number % 2)] ?? '', 4 * (number >> 1)), row: top + (number % 2) },
    }));
  const setup: SpcfkrsSetup = {
    map: { name: 'Plain', columns: 64, rows: 64, cover },
    sides: [
      { id: 'pink', force: force('P', 20), budget: 1000 },
      { id: 'blue', force: force('B', 40), budget: 1000 },
    ],
  };
  const state = firstAsked(setup);
  const seat = seatOf(spcfkrs, sensibleBot, 'pink', 1);
  expect(soon('orders', () => seat(state)).orders).toHaveLength(32);
});

/** The first column from one on without full cover. */
function freeColumn(line: string, from: number): number {
  const found = [...line].findIndex((sign, column) => column >= from && sign !== '#');
  return found === -1 ? 0 : found;
}
