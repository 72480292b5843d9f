import { isRuleError, type PlayerId } from '@tabletop/game';
import { parseCellName } from '@tabletop/geometry/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { untyped } from '../../../scripts/testing/refusal.js';
import {
  type Ask,
  type CheckedOrders,
  checkOrders,
  MAX_PATH,
  MAX_UNITS,
  type Order,
  type SpcfkrsState,
  spcfkrs,
} from '../src/index.js';
import { eventOf, ordersOf, quick, scene, unitCalled } from './support/scene.js';
import { SETUPS } from './support/setups.js';

/** Ann's P1 to P5 and ben's B1 to B3; P4 and B3 have died. P1 is a hacker with a plasma rifle and a plasma sword. */
const FIELD = ['P1 P2 .  +  #  .', 'P3 .  .  .  .  .', '.  .  B1 .  B2 P5', 'P4 .  .  .  .  B3'];
const HAS = {
  P1: ['Hacking implant', 'Plasma rifle', 'Plasma sword'],
  P2: ['Metal legs'],
  P3: ['Metal legs'],
  P5: ['Metal legs', 'Jet pack'],
} as const;

/** A state in which some units have died. */
function without(state: SpcfkrsState, ...names: readonly string[]): SpcfkrsState {
  const units = state.units.map((unit) =>
    names.includes(unit.name)
      ? { ...unit, alive: false, parts: unit.parts.map(({ at }) => ({ at, sixths: 0 })) }
      : unit,
  );
  const { stage } = state;
  if (stage.step !== 'orders') return { ...state, units };
  const living = stage.units.filter((id) => units.some((unit) => unit.id === id && unit.alive));
  return { ...state, units, stage: { ...stage, units: living } };
}

const STATE = without(scene(FIELD, { has: HAS }), 'P4', 'B3');
const id = (name: string) => unitCalled(STATE, name).id;
const at = (name: string) => parseCellName(name, STATE.map);

/** Orders as they are written, or as they are, where they cannot be written. */
type Given = string | readonly Order[];

function checked(given: Given, state: SpcfkrsState = STATE, player: PlayerId = 'ann'): CheckedOrders {
  const orders = typeof given === 'string' ? ordersOf(state, given).flatMap((each) => each.orders) : given;
  return checkOrders(state, player, orders);
}

/** An order of P1 that does nothing, or something. */
const p1 = (order: Partial<Order>): Order => ({ units: [id('P1')], act: null, move: null, ...order });
const away = { column: 99, row: -3 };

/** Orders, where each is refused, under which rule, and in what words. */
const REFUSALS: readonly (readonly [orders: Given, where: string, rule: string, message: string])[] = [
  // Units
  [[p1({ units: [] })], 'units', 'S-ORDERS', 'An order is for at least one unit.'],
  [[p1({ units: [99] })], 'units.0', 'S-ORDERS', 'There is no unit 99.'],
  [[p1({ units: [-1] })], 'units.0', 'S-ORDERS', 'There is no unit -1.'],
  ['P4: hold', 'units.0', 'S-ORDERS', 'Unit "P4" is dead.'],
  ['B1: hold', 'units.0', 'S-ORDERS', 'Unit "B1" is another player\'s.'],
  [[p1({ units: [id('P1'), id('P1')] })], 'units.1', 'S-ORDERS', 'Unit "P1" has its order already.'],
  // Battalions
  ['P2+P1: hold', 'units', 'S-BATTALION', 'The units of a battalion are alike in every modification.'],
  ['P2+P5: hold', 'units', 'S-BATTALION', 'The units of a battalion are alike in every modification.'],
  ['P2+P4: hold', 'units.1', 'S-ORDERS', 'Unit "P4" is dead.'],
  ['P2+B1: hold', 'units.1', 'S-ORDERS', 'Unit "B1" is another player\'s.'],
  // Specials
  ['P2: hack B1', 'act', 'S-HACK', 'Unit "P2" has no hacking implant.'],
  ['P1: hack B3', 'act.target', 'S-ORDERS', 'Unit "B3" is dead.'],
  ['P1: hack P2', 'act.target', 'S-ORDERS', 'Unit "P2" is of its own side.'],
  ['P1: hack P1', 'act.target', 'S-ORDERS', 'A unit does not attack itself.'],
  // Stabs
  ['P2: stab through B1', 'act', 'S-THROUGH', 'A Knife does not stab through cover.'],
  ['P1: stab B3', 'act.target', 'S-ORDERS', 'Unit "B3" is dead.'],
  ['P1: stab P2', 'act.target', 'S-ORDERS', 'Unit "P2" is of its own side.'],
  ['P1: stab P1', 'act.target', 'S-ORDERS', 'A unit does not attack itself.'],
  // Shots
  ['P2: shoot through B1', 'act', 'S-THROUGH', 'A Pistol does not shoot through cover.'],
  ['P1: shoot B3', 'act.target', 'S-ORDERS', 'Unit "B3" is dead.'],
  ['P1: shoot through P2', 'act.target', 'S-ORDERS', 'Unit "P2" is of its own side.'],
  ['P1: shoot P1', 'act.target', 'S-ORDERS', 'A unit does not attack itself.'],
  [[p1({ act: { type: 'shoot', target: 0, through: false } })], 'act.target', 'S-ORDERS', 'There is no unit 0.'],
  ['P1: shoot cover A3', 'act.at', 'S-HITCOVER', 'There is no cover in A3.'],
  ['P1: shoot cover C3', 'act.at', 'S-HITCOVER', 'There is no cover in C3.'],
  [[p1({ act: { type: 'shoot-cover', at: away } })], 'act.at', 'S-GRID', 'That space is not on the map.'],
  // Moves
  ['P1: delay', 'move', 'S-DELAY', 'A move can only be delayed where a round is played phase by phase.'],
  ['P1: follow P1', 'move.target', 'S-FOLLOW', 'A unit does not follow itself.'],
  ['P2+P3: follow P3', 'move.target', 'S-FOLLOW', 'A unit does not follow itself.'],
  ['P1: follow B3', 'move.target', 'S-FOLLOW', 'Unit "B3" is dead.'],
  [[p1({ move: { type: 'path', path: [] } })], 'move.path', 'S-MOVE', 'A path has at least one space.'],
  ['P1: move A1', 'move.path.0', 'S-MOVE', 'A1 is not next to the space before it.'],
  ['P1: move B2 D2', 'move.path.1', 'S-MOVE', 'D2 is not next to the space before it.'],
  ['P2: move C1 D1 E1', 'move.path.2', 'S-COVER', 'E1 is full cover.'],
  [
    [p1({ move: { type: 'path', path: [away] } })],
    'move.path.0',
    'S-GRID',
    'The space in column 99, row -3 is not on the map.',
  ],
  [
    [p1({ move: { type: 'path', path: [{ column: 0, row: -1 }] } })],
    'move.path.0',
    'S-GRID',
    'The space in column 0, row -1 is not on the map.',
  ],
  ['P1: move B2 C2 D1 C2 D2 E2', 'move.path.5', 'S-MOVE', 'The way to E2 costs 7, more than the Move of 6.'],
];

describe('an order is refused when it is given', () => {
  test.each(REFUSALS)('%j at %s [%s]: %s', (given, where, rule, message) => {
    const { orders, refused } = checked(given);
    expect(orders).toEqual([]);
    expect(refused.map(({ problem }) => problem)).toEqual([{ rule, message, path: ['orders', 0, ...pathOf(where)] }]);
  });

  test('[S-ORDERS] the second of two for one unit', () => {
    const { orders, refused } = checked('P1: move A2 A3\nP2+P3: hold\nP3: move B2\nP1: hold');
    expect(orders).toHaveLength(2);
    expect(refused.map(({ problem }) => [problem.path, problem.message])).toEqual([
      [['orders', 2, 'units', 0], 'Unit "P3" has its order already.'],
      [['orders', 3, 'units', 0], 'Unit "P1" has its order already.'],
    ]);
  });

  test('[S-BATTALION] one for units of two sides, though one player has both, or that stand apart', () => {
    const solo = scene(['P1 B1 . P2'], { solo: true });
    const [mixed] = checked('P1+B1: hold', solo).refused;
    expect(mixed?.problem).toMatchObject({ rule: 'S-BATTALION', message: 'A battalion is of one side.' });
    const [apart] = checked('P1+P2: hold', solo).refused;
    expect(apart?.problem.message).toBe('The units of a battalion stand next to one another.');
    expect(checked('B1: hold\nP1: hold', solo).refused).toEqual([]);
  });

  test('[S-ORDERS] one that attacks a unit which has had its special, stab or shot', () => {
    const acted = { ...STATE, units: STATE.units.map((unit) => ({ ...unit, acted: unit.name === 'P1' })) };
    const [refused] = checked('P1: shoot B1; move A2', acted).refused;
    expect(refused?.problem).toMatchObject({ rule: 'S-ORDERS', path: ['orders', 0, 'act'] });
    expect(refused?.problem.message).toBe('Unit "P1" has had its special, stab or shot of this round.');
    expect(checked('P1: move A2', acted).refused).toEqual([]);
  });

  test('[S-ORDERS] any when no orders are asked for', () => {
    const between: SpcfkrsState = { ...STATE, stage: { step: 'round' } };
    expect(checked('P1: hold', between).refused[0]?.problem).toEqual({
      rule: 'S-ORDERS',
      message: 'No orders are asked for now.',
      path: ['orders', 0],
    });
  });
});

describe('an order stands', () => {
  test.each([
    ['[S-SHOOT] out of range and sight', 'P2: shoot B2'],
    ['[S-STAB] far from its target', 'P2: stab B2'],
    ['[S-HACK] of a gun at the other end', 'P1: hack B2'],
    ['[S-THROUGH] through cover where there is none', 'P1: stab through B1\nP2: shoot B1'],
    ['[S-MOVE] through and into spaces where others stand', 'P1: move B1 C1\nP3: move A1'],
    ['[S-MOVE] back to where it began', 'P1: move B2 A1'],
    ['[S-MOVE] exactly as far as Move goes', 'P1: move B2 C2 D1 C2 D2'],
    ['[S-JET] with a jet pack, through partial cover for 1 a space', 'P5: move E2 D1 C1'],
    ['[S-FOLLOW] after an enemy or a friend', 'P1: follow B1\nP2: follow P1'],
    ['[S-BATTALION] of a battalion', 'P3+P2: shoot B1; move B3'],
    ['[S-ORDERS] to do nothing', 'P1: hold'],
  ])('%s: %s', (_, written) => {
    const { orders, refused } = checked(written);
    expect(refused).toEqual([]);
    expect(orders).toEqual(ordersOf(STATE, written)[0]?.orders);
  });

  test('[S-ORDERS] beside others that are refused, in the order in which they were given', () => {
    const given = ordersOf(STATE, 'P1: shoot B1\nP2: hack B1\nP3: move A3\nP5: move F1 F2')[0]?.orders ?? [];
    const { orders, refused } = checkOrders(STATE, 'ann', given);
    expect(orders).toEqual([given[0], given[2]]);
    expect(refused.map(({ order }) => order)).toEqual([given[1], given[3]]);
  });

  test('[S-ORDERS] against a unit of its own side, with friendly fire', () => {
    const state = without(scene(FIELD, { has: HAS, rules: { friendlyFire: true } }), 'P4', 'B3');
    expect(checked('P1: shoot P2\nP2: stab P3', state).refused).toEqual([]);
    expect(checked('P1: hack P2', state).refused).toHaveLength(1);
    expect(checked('P1: stab P1', state).refused).toHaveLength(1);
  });
});

describe('phase by phase an order is refused', () => {
  const PHASED = scene(['P1 P2 . B1', '. . + .'], {
    rules: { mode: 'phased' },
    has: { P1: ['Hacking implant', quick(3)], P2: [quick(2)], B1: [quick(1)] },
  });

  /** The first state in which ann is asked something, everyone doing nothing before. */
  function askedFor(ask: Ask): SpcfkrsState {
    let state = PHASED;
    for (let step = 0; step < 100; step++) {
      const [player] = spcfkrs.actors(state);
      if (player === 'ann' && state.stage.step === 'orders' && state.stage.ask === ask) return state;
      state =
        player === undefined
          ? spcfkrs.advance(state).state
          : spcfkrs.apply(state, { type: 'orders', player, orders: [] }).state;
    }
    throw new Error(`nobody is asked for ${ask}`);
  }

  test.each<readonly [ask: Ask, written: string, where: string, rule: string, message: string]>([
    ['special', 'P1: shoot B1', 'act', 'S-PHASES', 'Only what is done in the Special phase is asked for now.'],
    ['special', 'P1: move A2', 'move', 'S-PHASES', 'No moves are asked for in this phase.'],
    ['special', 'P2: hold', 'units.0', 'S-MODE', 'It is not the turn of unit "P2".'],
    ['shoot', 'P1: hack B1', 'act', 'S-PHASES', 'Only what is done in the Shoot phase is asked for now.'],
    ['shoot', 'P2: shoot B1', 'units.0', 'S-MODE', 'It is not the turn of unit "P2".'],
    ['shoot', 'P1: follow B1', 'move', 'S-PHASES', 'No moves are asked for in this phase.'],
    ['declare', 'P1: move A2', 'move', 'S-DELAY', 'Paths are asked for on the turn of each unit.'],
    ['declare', 'P1: shoot B1; delay', 'act', 'S-PHASES', 'Only moves are asked for now.'],
    ['move', 'P1: follow B1', 'move', 'S-DELAY', 'To follow and to delay is declared before the moves.'],
    ['move', 'P1: delay', 'move', 'S-DELAY', 'To follow and to delay is declared before the moves.'],
    ['move', 'P1: shoot B1', 'act', 'S-PHASES', 'Only moves are asked for now.'],
    ['move', 'P2: move A2', 'units.0', 'S-MODE', 'It is not the turn of unit "P2".'],
  ])('when %s is asked for: %s, at %s [%s]: %s', (ask, written, where, rule, message) => {
    const { orders, refused } = checked(written, askedFor(ask));
    expect(orders).toEqual([]);
    expect(refused.map(({ problem }) => problem)).toEqual([{ rule, message, path: ['orders', 0, ...pathOf(where)] }]);
  });

  test('[S-DELAY] [S-KEEP] to keep a distance, once moves are asked for', () => {
    const state = askedFor('move');
    const [unit, target] = ['P1', 'B1'].map((name) => unitCalled(state, name).id);
    const move = { type: 'keep', target: target ?? 0, distance: 3 } as const;
    const { refused } = checkOrders(state, 'ann', [{ units: [unit ?? 0], act: null, move }]);
    expect(refused[0]?.problem).toEqual({
      rule: 'S-DELAY',
      message: 'To keep a distance is declared before the moves.',
      path: ['orders', 0, 'move'],
    });
  });

  test('[S-BATTALION] for a battalion of which nobody’s turn it is', () => {
    const alike = scene(['P1 P2 P3 . B1'], { rules: { mode: 'phased' }, has: { P1: [quick(1)], B1: [quick(-1)] } });
    let state = alike;
    while (spcfkrs.actors(state).length === 0) state = spcfkrs.advance(state).state;
    expect(checked('P2+P3: shoot B1', state).refused[0]?.problem).toEqual({
      rule: 'S-BATTALION',
      message: 'It is the turn of none of these units.',
      path: ['orders', 0, 'units'],
    });
  });
});

describe('actions that may be anything', () => {
  /** What the game has against an action of ann's with such orders. */
  const against = (orders: unknown) => spcfkrs.check(STATE, untyped({ type: 'orders', player: 'ann', orders }));

  test.each<readonly [orders: unknown, path: string]>([
    [undefined, 'orders'],
    [null, 'orders'],
    [{}, 'orders'],
    ['P1: hold', 'orders'],
    [Array.from({ length: MAX_UNITS + 1 }, () => p1({})), 'orders'],
    [[null], 'orders.0'],
    [[[]], 'orders.0'],
    [[{ units: 1, act: null, move: null }], 'orders.0.units'],
    [[{ units: ['1'], act: null, move: null }], 'orders.0.units.0'],
    [[{ units: [1.5], act: null, move: null }], 'orders.0.units.0'],
    [[{ units: [2 ** 53], act: null, move: null }], 'orders.0.units.0'],
    [[{ units: Array.from({ length: MAX_UNITS + 1 }, () => 1), act: null, move: null }], 'orders.0.units'],
    [[{ units: [1], move: null }], 'orders.0.act'],
    [[{ units: [1], act: null }], 'orders.0.move'],
    [[{ units: [1], act: { type: 'bite', target: 2 }, move: null }], 'orders.0.act.type'],
    [[{ units: [1], act: { type: '__proto__', target: 2 }, move: null }], 'orders.0.act.type'],
    [[{ units: [1], act: { type: 'hack' }, move: null }], 'orders.0.act.target'],
    [[{ units: [1], act: { type: 'stab', target: 2 }, move: null }], 'orders.0.act.through'],
    [[{ units: [1], act: { type: 'shoot', target: 2, through: 1 }, move: null }], 'orders.0.act.through'],
    [[{ units: [1], act: { type: 'shoot-cover', at: 'A1' }, move: null }], 'orders.0.act.at'],
    [[{ units: [1], act: { type: 'shoot-cover', at: { column: 0 } }, move: null }], 'orders.0.act.at.row'],
    [[{ units: [1], act: null, move: { type: 'fly' } }], 'orders.0.move.type'],
    [[{ units: [1], act: null, move: { type: 'path', path: {} } }], 'orders.0.move.path'],
    [
      [{ units: [1], act: null, move: { type: 'path', path: [at('A2'), { column: 0.5, row: 0 }] } }],
      'orders.0.move.path.1.column',
    ],
    [
      [{ units: [1], act: null, move: { type: 'path', path: Array.from({ length: MAX_PATH + 1 }, () => at('A2')) } }],
      'orders.0.move.path',
    ],
    [[{ units: [1], act: null, move: { type: 'follow', target: null } }], 'orders.0.move.target'],
  ])('%j is refused as a whole, at %s', (orders, path) => {
    expect(against(orders)).toMatchObject({ rule: 'S-ORDERS', path: pathOf(path) });
    expect(() => spcfkrs.apply(STATE, untyped({ type: 'orders', player: 'ann', orders }))).toThrow(/orders/);
  });

  test('hold only what the game knows, and whole numbers without a minus zero', () => {
    const laden = JSON.parse(
      '{"type":"orders","player":"ann","decision":0,"extra":1,"orders":[{"units":[1],"act":null,"__proto__":{"polluted":1},"move":{"type":"path","path":[{"column":-0,"row":1,"depth":3}],"speed":9}}]}',
    );
    const { state, events } = spcfkrs.apply(STATE, laden);
    const order = { units: [1], act: null, move: { type: 'path', path: [{ column: 0, row: 1 }] } };
    expect(eventOf(events, 'orders-given').orders).toStrictEqual([order]);
    const path = eventOf(events, 'orders-given').orders?.[0]?.move;
    expect(path?.type === 'path' && Object.is(path.path[0]?.column, 0)).toBe(true);
    expect(JSON.stringify(state)).not.toMatch(/polluted|extra|depth|speed":9/);
  });

  test('of any other kind are told apart', () => {
    for (const action of [undefined, null, 1, 'orders', [], {}, { type: 'orders' }, { type: 'pass', player: 'ann' }])
      expect(spcfkrs.check(STATE, untyped(action))).toBeDefined();
    for (const player of ['', 'gus', '__proto__', 'constructor'])
      expect(spcfkrs.check(STATE, { type: 'orders', player, orders: [] })?.path).toEqual(['player']);
  });

  /** Anything, and now and then what looks like an order. */
  const number = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.integer(), fc.double());
  const cell = fc.record({ column: number, row: number }, { requiredKeys: [] });
  const act = fc.record(
    {
      type: fc.constantFrom('hack', 'stab', 'shoot', 'shoot-cover', 'x'),
      target: number,
      through: fc.boolean(),
      at: cell,
    },
    { requiredKeys: ['type'] },
  );
  const move = fc.record(
    { type: fc.constantFrom('path', 'follow', 'delay', 'x'), target: number, path: fc.array(cell, { maxLength: 4 }) },
    { requiredKeys: ['type'] },
  );
  const order = fc.record({
    units: fc.array(number, { maxLength: 4 }),
    act: fc.option(act),
    move: fc.option(move),
  });
  const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.array(fc.oneof(order, fc.jsonValue()), { maxLength: 4 }));

  test.each(['secret', 'phased', 'alone'])('are refused with a reason or taken, never more (%s)', (name) => {
    let state = spcfkrs.setup(SETUPS[name] ?? {}, 1);
    while (spcfkrs.actors(state).length === 0) state = spcfkrs.advance(state).state;
    const [player = ''] = spcfkrs.actors(state);
    fc.assert(
      fc.property(anything, (orders) => {
        const action = untyped({ type: 'orders', player, orders });
        const problem = spcfkrs.check(state, action);
        try {
          const { events } = spcfkrs.apply(state, action);
          expect(problem).toBeUndefined();
          for (const refused of eventOf(events, 'orders-given').refused ?? []) {
            expect(refused.problem.rule).toMatch(/^S-/);
            expect(refused.problem.message.length).toBeGreaterThan(10);
            expect(refused.problem.path.slice(0, 1)).toEqual(['orders']);
          }
        } catch (error) {
          if (!isRuleError(error)) throw error;
          expect(error.problems).toEqual([problem]);
        }
      }),
      { numRuns: 150 },
    );
  });
});

/** A path as it is written with dots. */
function pathOf(text: string): readonly (string | number)[] {
  return text.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
