import { seed, seeded } from '@tabletop/dice';
import { MAX_ACTION_LENGTH, perft, record } from '@tabletop/game';
import { type Cell, MAX_SIDE } from '@tabletop/geometry/grid';
import { describe, expect, test } from 'vitest';
import {
  checkOrders,
  defineModification,
  defineWeapon,
  type GiveOrders,
  MAX_BLAST_SHOTS,
  MAX_BUDGET,
  MAX_PATH,
  MAX_SHOTS,
  MAX_SIDES,
  MAX_UNITS,
  MAX_VALUE,
  type MapInput,
  type Order,
  type Rules,
  type SideSetup,
  type SpcfkrsSetup,
  type SpcfkrsState,
  spcfkrs,
  type WeaponInput,
} from '../src/index.js';
import { playSoon } from './support/play-soon.js';
import { eventOf, scene } from './support/scene.js';
import { soon } from './support/soon.js';

/** The largest map, with cover of both kinds nearly everywhere: a maze with one long way through it. */
const MAZE: MapInput = {
  name: 'Maze',
  columns: MAX_SIDE,
  rows: MAX_SIDE,
  cover: Array.from({ length: MAX_SIDE }, (_, row) => {
    if (row % 2 === 0) return '+'.repeat(MAX_SIDE);
    const door = row % 4 === 1 ? MAX_SIDE - 1 : 0;
    return Array.from({ length: MAX_SIDE }, (_each, column) => (column === door ? '+' : '#')).join('');
  }),
};
/** The largest map, with partial cover everywhere: every shot looks at all of it. */
const RUBBLE: MapInput = { ...MAZE, name: 'Rubble', cover: Array<string>(MAX_SIDE).fill('+'.repeat(MAX_SIDE)) };

/** A gun that fires as often as any, as far as any. */
const hose = (of: Partial<WeaponInput>) =>
  defineModification({
    name: 'Hose',
    cost: 0,
    move: MAX_VALUE,
    weapon: defineWeapon({
      name: 'Hose',
      kind: 'gun',
      damage: 1,
      range: MAX_VALUE,
      shots: { fixed: MAX_SHOTS, dice: MAX_SHOTS },
      ...of,
    }),
  });
const GUNS = {
  'guns that chain': hose({ chains: true, through: 1, plasma: true }),
  rockets: hose({ blast: true, shots: { fixed: MAX_BLAST_SHOTS, dice: 0 } }),
} as const;

/** As many sides and units as there may be, all alike but for their names. */
function crowd(gun: keyof typeof GUNS): readonly SideSetup[] {
  const each = MAX_UNITS / MAX_SIDES;
  return Array.from({ length: MAX_SIDES }, (_, seat) => ({
    id: `Side ${seat + 1}`,
    budget: MAX_BUDGET,
    force: Array.from({ length: each }, (_unit, at) => ({
      name: `U${seat}-${at}`,
      modifications: [GUNS[gun], 'Jet pack', 'Hacking implant', 'Plasma sword', 'Amph overdose'] as const,
      at: { column: 8 * at + (seat % 2) * 3, row: 2 * Math.floor((seat * MAX_SIDE) / MAX_SIDES / 2) },
    })),
  }));
}

const EXTREMES: readonly (readonly [name: string, map: MapInput, gun: keyof typeof GUNS, rules: Partial<Rules>])[] = [
  ['a maze', MAZE, 'guns that chain', { baseBody: MAX_VALUE }],
  ['rubble', RUBBLE, 'guns that chain', { chainTargets: 'all', metric: 'euclidean', throughCoverDice: 'single' }],
  ['rubble, phase by phase', RUBBLE, 'rockets', { mode: 'phased', baseBody: MAX_VALUE }],
  ['rubble, all at the same time', RUBBLE, 'rockets', { ties: 'simultaneous', baseBody: MAX_VALUE, shootOver: 'own' }],
];

describe('work has a budget', () => {
  test.each(EXTREMES)('a map as full as the limits allow answers soon: %s', (_, map, gun, rules) => {
    const players = Array.from({ length: MAX_SIDES }, (_player, seat) => `player ${seat}`);
    const setup: SpcfkrsSetup = { players, map, sides: crowd(gun), houseRules: rules };
    const state = soon('setup', () => spcfkrs.setup(setup, 1));
    playSoon(state, { steps: 120, listed: 2, sampled: Number.POSITIVE_INFINITY });
  });

  /** Ann's side of as many units as there may be, less one, in rows, against one of ben's. */
  function legion(rules: Partial<Rules> = {}): SpcfkrsState {
    const force = Array.from({ length: MAX_UNITS - 1 }, (_, at) => ({
      name: `P${at + 1}`,
      modifications: [GUNS['guns that chain']] as const,
      at: { column: at % 32, row: 2 * Math.floor(at / 32) },
    }));
    const sides: readonly SideSetup[] = [
      { id: 'pink', owner: 'ann', budget: MAX_BUDGET, force },
      { id: 'blue', owner: 'ben', force: [{ name: 'B1', at: { column: 63, row: 62 } }] },
    ];
    const state = spcfkrs.setup({ players: ['ann', 'ben'], map: MAZE, sides, houseRules: rules }, 1);
    return spcfkrs.advance(state).state;
  }

  test('[S-MOVE] [S-ORDERS] as many orders as there may be, with paths of as many spaces', () => {
    const state = legion();
    const orders = state.units.slice(0, -1).map(({ id, parts }): Order => {
      const at = parts[0]?.at ?? { column: 0, row: 0 };
      const beside: Cell = { column: at.column === 0 ? 1 : at.column - 1, row: at.row };
      const path = Array.from({ length: MAX_PATH }, (_, step) => (step % 2 === 0 ? beside : at));
      return { units: [id], act: { type: 'shoot', target: MAX_UNITS, through: true }, move: { type: 'path', path } };
    });
    const action: GiveOrders = { type: 'orders', player: 'ann', orders };
    expect(soon('check', () => spcfkrs.check(state, action))).toBeUndefined();
    const given = soon('apply', () => spcfkrs.apply(state, action));
    expect(eventOf(given.events, 'orders-given').orders).toHaveLength(MAX_UNITS - 1);
    let now = spcfkrs.apply(given.state, { type: 'orders', player: 'ben', orders: [] }).state;
    const chance = seeded(seed(2));
    let moved = 0;
    // Their ties, and the first of their bursts: then all of them move.
    for (let step = 0; step < 200; step++) now = soon(now.stage.step, () => spcfkrs.advance(now, chance)).state;
    const queue = orders.map(({ units: [unit = 0] }) => [{ unit, does: 'order' as const }]);
    now = { ...now, queue, pending: [], stage: { step: 'turn', phase: 'move', done: 0 } };
    while (now.stage.step === 'turn' && moved < 40) {
      now = soon('move', () => spcfkrs.advance(now, chance)).state;
      moved++;
    }
    expect(moved).toBe(40);
  });

  test('[S-BATTALION] [S-FOLLOW] a battalion of as many as there may be, through a maze', () => {
    const state = legion();
    const units = state.units.slice(0, 32).map(({ id }) => id);
    const follow: Order = { units, act: null, move: { type: 'follow', target: MAX_UNITS } };
    expect(soon('check', () => checkOrders(state, 'ann', [follow])).refused).toEqual([]);
    let now = spcfkrs.apply(state, { type: 'orders', player: 'ann', orders: [follow] }).state;
    now = spcfkrs.apply(now, { type: 'orders', player: 'ben', orders: [] }).state;
    while (now.round === 1 && spcfkrs.actors(now).length === 0)
      now = soon(now.stage.step, () => spcfkrs.advance(now)).state;
    expect(now.round).toBe(2);
  });

  test('[S-FOLLOW] as long a chain of followers as there may be, and as large a circle', () => {
    const state = legion({ tiesWithinSide: 'listing' });
    for (const isCircle of [false, true]) {
      const last = MAX_UNITS - 1;
      const orders = state.units.slice(0, -1).map(({ id }): Order => {
        const target = id < last ? id + 1 : isCircle ? 1 : MAX_UNITS;
        return { units: [id], act: null, move: { type: 'follow', target } };
      });
      let now = spcfkrs.apply(state, { type: 'orders', player: 'ann', orders }).state;
      now = spcfkrs.apply(now, { type: 'orders', player: 'ben', orders: [] }).state;
      while (now.round === 1 && spcfkrs.actors(now).length === 0)
        now = soon(now.stage.step, () => spcfkrs.advance(now)).state;
      expect(now.round).toBe(2);
    }
  });

  test('a player cannot swell the record with what the game does not read', () => {
    const match = record(spcfkrs, {}, 1);
    match.settle();
    const before = match.state;
    const [player = ''] = spcfkrs.actors(before);
    const swollen = { type: 'orders' as const, player, orders: [], extra: 'x'.repeat(MAX_ACTION_LENGTH) };
    expect(() => match.apply(swollen)).toThrow(/at most/);
    expect(match.state).toBe(before);
    match.apply({ type: 'orders', player, orders: [] });
    expect(match.record().entries).toHaveLength(1);
  });

  test('no number that an order may have is too much', () => {
    const state = scene(['P1 + B1']);
    const most = Number.MAX_SAFE_INTEGER;
    const far: Cell = { column: most, row: 0 - most };
    const orders: readonly Order[] = [
      { units: [most], act: null, move: null },
      { units: [1], act: { type: 'hack', target: most }, move: null },
      { units: [1], act: { type: 'shoot-cover', at: far }, move: null },
      { units: [1], act: null, move: { type: 'follow', target: 0 - most } },
      { units: [1], act: null, move: { type: 'path', path: [far] } },
      { units: [1], act: null, move: { type: 'path', path: [{ column: 0, row: 0 }, far] } },
    ];
    const { refused } = soon('orders', () => checkOrders(state, 'ann', orders));
    expect(refused).toHaveLength(orders.length);
    const { events } = soon('apply', () => spcfkrs.apply(state, { type: 'orders', player: 'ann', orders }));
    expect(eventOf(events, 'orders-given').refused).toHaveLength(orders.length);
  });
});

test('the fingerprint by which a port or a fork can check itself: actions and distinct successors by depth', () => {
  const state = scene(['P1 B1'], { rules: { baseMove: 0 } });
  const rows = perft(spcfkrs, state, 6).map(({ actions, states, probability }) => [actions, states, `${probability}`]);
  // Each stabs, shoots or does neither, and follows the other or does not: 6 ways, for either first. All is revealed; then
  // a phase begins, and where both do something in it one rolls for who goes first.
  expect(rows).toEqual([
    [12, 12, '1'],
    [72, 36, '1'],
    [36, 36, '1'],
    [36, 81, '1'],
    [92, 65, '1'],
    [125, 158, '1'],
  ]);
});
