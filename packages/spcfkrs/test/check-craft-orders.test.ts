import { isRuleError } from '@tabletop/game';
import { parseCellName } from '@tabletop/geometry/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyPlace, put } from '../../../scripts/testing/put.js';
import { untyped } from '../../../scripts/testing/refusal.js';
import {
  type CrewOrder,
  checkOrders,
  MAX_GUNS,
  MAX_UNITS,
  MAX_VALUE,
  type Order,
  type SpcfkrsState,
  spcfkrs,
  type Unit,
} from '../src/index.js';
import { MAX_CREW_ORDERS } from '../src/orders/order-field.js';
import { CRAFT_SETUPS } from './support/craft-setups.js';
import { eventOf, ordersOf, scene, unitCalled } from './support/scene.js';

/**
 * Ann's PA, with every crew, two guns and a bay in which P3 is, PB, which has neither, and P1 and P2; ben's BA, of which the
 * third part is wrecked, the spaceship BS above it, and B1.
 */
const FIELD = [
  'PA PA .  P1 .', //
  '.  .  +  P2 PB',
  '.  #  .  .  .',
  'B1 .  BA BA BA',
  '.  .  .  BS .',
];

const DRAWN = scene([...FIELD, '.  .  .  .  P3'], {
  scale: 'vehicle',
  craft: {
    PA: {
      guns: [{ part: 0, gun: 'Plasma gun' }, { part: 1 }],
      bays: [1],
      modifications: ['Plasma shield', 'Plasma technician crew', 'Plasma slag exhaust', 'Hacking crew'],
    },
    PB: { guns: [], modifications: ['Hover sled'] },
    BA: {},
    BS: { class: 'spaceship', shape: ['L'] },
  },
});
const id = (name: string): number => unitCalled(DRAWN, name).id;
const at = (name: string) => parseCellName(name, { columns: 5, rows: 6 });
const [PA, PB, P1, P2, P3, BA, BS, B1] = ['PA', 'PB', 'P1', 'P2', 'P3', 'BA', 'BS', 'B1'].map(id);

function asItIs(unit: Unit): Partial<Unit> {
  if (unit.name === 'P3' && PA !== undefined)
    return {
      aboard: { craft: PA, part: 1 },
      parts: unit.parts.map(({ sixths }) => ({ at: at('B1'), sixths })),
    };
  if (unit.name === 'BA')
    return { parts: unit.parts.map((part, index) => ({ at: part.at, sixths: index === 2 ? 0 : part.sixths })) };
  return {};
}

const STATE: SpcfkrsState = { ...DRAWN, units: DRAWN.units.map((unit) => ({ ...unit, ...asItIs(unit) })) };

/** What is refused of orders of ann's that are written, or given as they are. */
function refusedOf(given: string | readonly Order[]) {
  const orders = typeof given === 'string' ? (ordersOf(STATE, given)[0]?.orders ?? []) : given;
  return checkOrders(STATE, 'ann', orders).refused;
}

const number = (unit: number | undefined): number => unit ?? -1;
const order = (of: Partial<Order>): readonly Order[] => [{ units: [number(PA)], act: null, move: null, ...of }];
const crewed = (...crew: readonly CrewOrder[]) => order({ crew });
const fired = (gun: number, part = 0, unit = BA, through = false) =>
  order({ act: { type: 'fire', guns: [{ gun, aim: { kind: 'unit', unit: number(unit), part, through } }] } });
const bay = (
  board: readonly (number | undefined)[],
  leave: readonly (readonly [unit: number | undefined, at: string])[] = [],
) =>
  crewed({
    type: 'transport',
    part: 1,
    board: board.map(number),
    leave: leave.map(([unit, name]) => ({ unit: number(unit), at: at(name) })),
  });

const REFUSALS: readonly (readonly [name: string, given: string | readonly Order[], where: string, rule: string])[] = [
  // Guns
  ['a craft stabs', order({ act: { type: 'stab', target: number(BA), through: false } }), 'act.type', 'S-GUNS'],
  [
    'a craft shoots as on foot',
    order({ act: { type: 'shoot', target: number(BA), through: false } }),
    'act.type',
    'S-GUNS',
  ],
  [
    'somebody on foot fires guns',
    [{ ...fired(0)[0], units: [number(P1)], act: { type: 'fire', guns: [] }, move: null }],
    'act.type',
    'S-GUNS',
  ],
  ['no gun at all', order({ act: { type: 'fire', guns: [] } }), 'act.guns', 'S-GUNS'],
  ['a gun that is none of its', fired(2), 'act.guns.0.gun', 'S-GUNS'],
  ['a gun before the first', fired(-1), 'act.guns.0.gun', 'S-GUNS'],
  [
    'a gun twice',
    order({
      act: {
        type: 'fire',
        guns: [0, 1, 1].map((gun) => ({ gun, aim: { kind: 'unit', unit: number(BA), part: 0, through: false } })),
      },
    }),
    'act.guns.2.gun',
    'S-GUNS',
  ],
  ['a bullet through cover', fired(1, 0, BA, true), 'act.guns.0.aim.through', 'S-THROUGH'],
  ['a part that is not there', fired(0, 3), 'act.guns.0.aim.part', 'S-PARTS'],
  ['a part before the first', fired(0, -1), 'act.guns.0.aim.part', 'S-PARTS'],
  ['a part of a unit on foot beyond its only one', fired(0, 1, B1), 'act.guns.0.aim.part', 'S-PARTS'],
  ['a part that is wrecked', fired(0, 2), 'act.guns.0.aim.part', 'S-PARTS'],
  ['its own side', fired(0, 0, P1), 'act.guns.0.aim.unit', 'S-ORDERS'],
  ['itself', fired(0, 0, PA), 'act.guns.0.aim.unit', 'S-ORDERS'],
  ['nobody', fired(0, 0, 99), 'act.guns.0.aim.unit', 'S-ORDERS'],
  ['cover where there is none', 'PA: fire 1 at cover A2', 'act.guns.0.aim.at', 'S-HITCOVER'],
  // Crews
  ['crews on foot', [{ units: [number(P1)], act: null, move: null, crew: [{ type: 'slag' }] }], 'crew', 'S-CREW'],
  [
    'an exhaust that it has not',
    [{ units: [number(PB)], act: null, move: null, crew: [{ type: 'slag' }] }],
    'crew.0',
    'S-VMODS',
  ],
  [
    'technicians that it has not',
    [{ units: [number(PB)], act: null, move: null, crew: [{ type: 'recharge' }] }],
    'crew.0',
    'S-VMODS',
  ],
  [
    'hackers that it has not',
    [{ units: [number(PB)], act: null, move: null, crew: [{ type: 'hack', target: number(BA) }] }],
    'crew.0',
    'S-VMODS',
  ],
  ['a craft of another class is hacked', crewed({ type: 'hack', target: number(BS) }), 'crew.0.target', 'S-VMODS'],
  ['somebody on foot is hacked', crewed({ type: 'hack', target: number(B1) }), 'crew.0.target', 'S-VMODS'],
  ['one of its own side is hacked', crewed({ type: 'hack', target: number(PB) }), 'crew.0.target', 'S-ORDERS'],
  [
    'a crew does two things',
    crewed({ type: 'slag' }, { type: 'hack', target: number(BA) }, { type: 'slag' }),
    'crew.2',
    'S-CREW',
  ],
  // Bays
  ['a part that is no bay', crewed({ type: 'transport', part: 0, board: [], leave: [] }), 'crew.0.part', 'S-TRANSPORT'],
  ['nobody is told to board or leave', bay([]), 'crew.0', 'S-TRANSPORT'],
  ['a craft boards', bay([PB]), 'crew.0.board.0', 'S-TRANSPORT'],
  ['an enemy boards', bay([P1, B1]), 'crew.0.board.1', 'S-TRANSPORT'],
  ['a passenger boards', bay([P3]), 'crew.0.board.0', 'S-TRANSPORT'],
  ['nobody boards', bay([0]), 'crew.0.board.0', 'S-TRANSPORT'],
  ['one boards twice', bay([P1, P1]), 'crew.0', 'S-TRANSPORT'],
  ['more than a bay holds', bay([P1, P2, P1, P2, P1]), 'crew.0', 'S-TRANSPORT'],
  ['one leaves who is not aboard', bay([], [[P1, 'A2']]), 'crew.0.leave.0.unit', 'S-TRANSPORT'],
  ['one leaves into full cover', bay([], [[P3, 'B3']]), 'crew.0.leave.0.at', 'S-TRANSPORT'],
  ['a passenger is ordered about', 'P3: move C1', 'units.0', 'S-TRANSPORT'],
  // Moves
  [
    'somebody on foot keeps a distance',
    [{ units: [number(P1)], act: null, move: { type: 'keep', target: number(BA), distance: 2 } }],
    'move.type',
    'S-KEEP',
  ],
  [
    'somebody on foot rams',
    [{ units: [number(P1)], act: null, move: { type: 'ram', target: number(BA), path: [at('D2')] } }],
    'move.type',
    'S-RAM',
  ],
  ['a distance of none', order({ move: { type: 'keep', target: number(BA), distance: 0 } }), 'move.distance', 'S-KEEP'],
  [
    'a distance beyond all',
    order({ move: { type: 'keep', target: number(BA), distance: MAX_VALUE + 1 } }),
    'move.distance',
    'S-KEEP',
  ],
  [
    'a distance from itself',
    order({ move: { type: 'keep', target: number(PA), distance: 2 } }),
    'move.target',
    'S-KEEP',
  ],
  [
    'a wrecked part is rammed',
    order({ move: { type: 'ram', target: number(BA), part: 2, path: [at('A2')] } }),
    'move.part',
    'S-PARTS',
  ],
  [
    'one of its own side is rammed',
    order({ move: { type: 'ram', target: number(PB), path: [at('A2')] } }),
    'move.target',
    'S-ORDERS',
  ],
  ['a ram without a way', order({ move: { type: 'ram', target: number(BA), path: [] } }), 'move.path', 'S-MOVE'],
  ['a part of it would leave the map', 'PA: move B1 C1 D1 E1', 'move.path.3', 'S-GRID'],
  ['a part of it would enter full cover', 'PA: move A2 A3', 'move.path.1', 'S-COVER'],
  ['two vehicles go together', [{ units: [PA, PB].map(number), act: null, move: null }], 'units', 'S-BATTALION'],
];

/** A path as it is written with dots. */
function pathOf(text: string): readonly (string | number)[] {
  return text.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** An order with everything that one for a craft can hold, and one that keeps a distance. */
const FULL: Order = {
  units: [number(PA)],
  act: {
    type: 'fire',
    guns: [
      { gun: 1, aim: { kind: 'unit', unit: number(BA), part: 1, through: false } },
      { gun: 0, aim: { kind: 'cover', at: at('C2') } },
    ],
  },
  move: { type: 'ram', target: number(BA), part: 1, path: [at('A2'), at('B1')] },
  crew: [
    { type: 'hack', target: number(BA) },
    { type: 'recharge' },
    { type: 'slag' },
    { type: 'transport', part: 1, board: [number(P2)], leave: [{ unit: number(P3), at: at('C1') }] },
  ],
};
const KEEPING: Order = { ...FULL, move: { type: 'keep', target: number(BA), distance: 3 } };

describe('an order for a craft is refused when it is given', () => {
  test.each(REFUSALS)('%s', (_, given, where, rule) => {
    const refused = refusedOf(given).map(({ problem }) => [problem.path.slice(2).join('.'), problem.rule]);
    expect(refused).toEqual([[where, rule]]);
    for (const { problem } of refusedOf(given)) expect(problem.message.length).toBeGreaterThan(10);
  });

  test('[S-TRANSPORT] a passenger is attacked', () => {
    const given =
      ordersOf(STATE, 'BA: fire 1 at P3\nB1: shoot P3').find(({ player }) => player === 'ben')?.orders ?? [];
    const { refused } = checkOrders(STATE, 'ben', given);
    expect(refused.map(({ problem }) => problem.rule)).toEqual(['S-TRANSPORT', 'S-TRANSPORT']);
  });

  test.each([
    ['all at once', [FULL]],
    ['a distance', [KEEPING]],
    ['out of reach and sight', fired(0, 0, BS)],
    [
      'a passenger that leaves goes on from where it does',
      [...bay([], [[P3, 'C1']]), { units: [number(P3)], act: null, move: { type: 'path', path: [at('D1')] } }],
    ],
  ] as const)('and stands otherwise: %s', (_, given) => expect(refusedOf(given)).toEqual([]));
});

/** Every place in an order, and every place in one that keeps a distance. */
const PLACES = [FULL, KEEPING].flatMap((whole) => everyPlace(whole).map(([place]) => ({ whole, place })));

const deep: unknown = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`);
const HOSTILE: readonly (readonly [what: string, value: unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a flag', true],
  ['a text', '0'],
  ['a long text', 'x'.repeat(100_000)],
  ['__proto__', '__proto__'],
  ['less than nothing', -1],
  ['half of one', 0.5],
  ['too much', Number.MAX_SAFE_INTEGER],
  ['what is no whole number any more', 2 ** 60],
  ['1e999', JSON.parse('1e999')],
  ['NaN', Number.NaN],
  ['a list', []],
  ['a long list', Array.from({ length: 10_000 }, () => 1)],
  ['a sparse list', Array(4_294_967_295)],
  ['a deep nest', deep],
  ['an object', {}],
  ['a prototype', JSON.parse('{"__proto__":{"polluted":1},"type":"__proto__","kind":"constructor"}')],
];

describe('orders for craft that may be anything', () => {
  test.each(HOSTILE)(
    '%s, in whatever place, is taken or refused with a reason, and leaves the state as it was',
    (_, value) => {
      const before = JSON.stringify(STATE);
      for (const { whole, place } of PLACES) {
        const action = untyped({ type: 'orders', player: 'ann', orders: [put(whole, { [place]: value })] });
        const problem = spcfkrs.check(STATE, action);
        try {
          const { state, events } = spcfkrs.apply(STATE, action);
          expect(problem).toBeUndefined();
          expect(JSON.stringify(state)).not.toContain('polluted');
          for (const refused of eventOf(events, 'orders-given').refused ?? []) {
            expect(refused.problem.rule).toMatch(/^S-/);
            expect(refused.problem.message.length).toBeLessThan(400);
          }
        } catch (error) {
          if (!isRuleError(error)) throw error;
          expect(error.problems).toEqual([problem]);
          expect(problem?.path.slice(0, 1)).toEqual(['orders']);
          expect(problem?.message.length).toBeLessThan(400);
        }
      }
      expect(JSON.stringify(STATE)).toBe(before);
      expect('polluted' in {}).toBe(false);
    },
  );

  test.each<readonly [field: string, changes: Readonly<Record<string, unknown>>]>([
    ['act.guns', { 'act.guns': Array.from({ length: MAX_GUNS + 1 }, () => FULL.act) }],
    ['crew', { crew: Array.from({ length: MAX_CREW_ORDERS + 1 }, () => ({ type: 'slag' })) }],
    ['crew.3.board', { 'crew.3.board': Array.from({ length: MAX_UNITS + 1 }, () => 1) }],
    ['crew.3.leave', { 'crew.3.leave': Array.from({ length: MAX_UNITS + 1 }, () => ({ unit: 1, at: at('A1') })) }],
    ['crew', { crew: null }],
    ['act.guns.0.aim.part', { 'act.guns.0.aim': { kind: 'unit', unit: 1, through: false } }],
    ['act.guns.0.aim.kind', { 'act.guns.0.aim': { kind: 'craft', unit: 1 } }],
    ['act.guns.1.aim.at', { 'act.guns.1.aim': { kind: 'cover' } }],
    ['move.part', { 'move.part': null }],
    ['crew.0.type', { 'crew.0.type': 'mutiny' }],
  ])('%s is refused as a whole: %j', (field, changes) => {
    const orders = untyped([put(FULL, changes)]);
    const found = spcfkrs.check(STATE, { type: 'orders', player: 'ann', orders });
    expect(found).toMatchObject({ rule: 'S-ORDERS', path: ['orders', 0, ...pathOf(field)] });
  });

  test('hold only what the game knows, and leave out what may be', () => {
    const laden = JSON.parse(
      `{"units":[${PA}],"act":{"type":"fire","power":9,"guns":[{"gun":0,"speed":9,"aim":{"kind":"unit","unit":${BA},"part":-0,"through":false,"at":{"column":1,"row":1}}}]},"move":null,"crew":[{"type":"slag","length":99}],"__proto__":{"polluted":1}}`,
    );
    const { events } = spcfkrs.apply(STATE, { type: 'orders', player: 'ann', orders: [laden] });
    const aim = { kind: 'unit', unit: BA, part: 0, through: false };
    expect(eventOf(events, 'orders-given').orders).toStrictEqual([
      { units: [PA], act: { type: 'fire', guns: [{ gun: 0, aim }] }, move: null, crew: [{ type: 'slag' }] },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/-0|polluted|power|speed|length/);
  });

  /** Anything, and now and then what looks like an order for a craft. */
  const any = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.integer(), fc.double());
  const cell = fc.record({ column: any, row: any }, { requiredKeys: [] });
  const aim = fc.record(
    { kind: fc.constantFrom('unit', 'cover', 'x'), unit: any, part: any, through: fc.boolean(), at: cell },
    { requiredKeys: ['kind'] },
  );
  const guns = fc.array(fc.record({ gun: any, aim }), { maxLength: 4 });
  const crew = fc.record(
    {
      type: fc.constantFrom('hack', 'recharge', 'slag', 'transport', 'x'),
      target: any,
      part: any,
      board: fc.array(any, { maxLength: 3 }),
      leave: fc.array(fc.record({ unit: any, at: cell }), { maxLength: 3 }),
    },
    { requiredKeys: ['type'] },
  );
  const move = fc.record(
    {
      type: fc.constantFrom('keep', 'ram'),
      target: any,
      part: any,
      distance: any,
      path: fc.array(cell, { maxLength: 3 }),
    },
    { requiredKeys: ['type'] },
  );
  const anyOrder = fc.record(
    {
      units: fc.array(any, { maxLength: 2 }),
      act: fc.option(fc.record({ type: fc.constant('fire'), guns })),
      move: fc.option(move),
      crew: fc.array(crew, { maxLength: 3 }),
    },
    { requiredKeys: ['units', 'act', 'move'] },
  );

  test.each(Object.keys(CRAFT_SETUPS))('are refused with a reason or taken, never more (%s)', (name) => {
    let state = spcfkrs.setup(CRAFT_SETUPS[name] ?? {}, 1);
    while (spcfkrs.actors(state).length === 0) state = spcfkrs.advance(state).state;
    const [player = ''] = spcfkrs.actors(state);
    const before = JSON.stringify(state);
    fc.assert(
      fc.property(fc.array(anyOrder, { maxLength: 4 }), (orders) => {
        const action = untyped({ type: 'orders', player, orders });
        const problem = spcfkrs.check(state, action);
        try {
          const { events } = spcfkrs.apply(state, action);
          expect(problem).toBeUndefined();
          for (const refused of eventOf(events, 'orders-given').refused ?? [])
            expect(refused.problem.rule).toMatch(/^S-/);
        } catch (error) {
          if (!isRuleError(error)) throw error;
          expect(error.problems).toEqual([problem]);
        }
      }),
      { numRuns: 60 },
    );
    expect(JSON.stringify(state)).toBe(before);
  });
});
