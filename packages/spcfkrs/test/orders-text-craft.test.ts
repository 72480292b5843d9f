import { seed, seeded } from '@tabletop/dice';
import { play, settle } from '@tabletop/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spcfkrs } from '../src/game.js';
import { MAX_GUNS, MAX_PATH } from '../src/limits.js';
import type { CrewOrder, GunOrder, Order } from '../src/orders/order.js';
import type { Aim, SpcfkrsState } from '../src/state.js';
import * as text from '../src/text.js';
import { craft, VEHICLES } from './support/craft-scene.js';
import { CRAFT_SETUPS } from './support/craft-setups.js';
import { soon } from './support/soon.js';
import { cell, cells, viewOf } from './support/text-scene.js';

const at = (unit: number, part = 0, through = false): Aim => ({ kind: 'unit', unit, part, through });
const fire = (...guns: readonly GunOrder[]) => ({ type: 'fire', guns }) as const;
const path = (...names: readonly string[]) => ({ type: 'path', path: cells(...names) }) as const;

/** What a line is read as, or its problem as 'column: message'. */
function read(line: string) {
  const { orders, problems } = text.readOrders(line, VEHICLES);
  return problems.length > 0 ? problems.map(({ column, message }) => `${column}: ${message}`) : orders;
}

function order(units: readonly number[], rest: Partial<Order>): Order {
  return { units, act: null, move: null, ...rest };
}

describe('an order of a craft in writing', () => {
  const canonical: readonly (readonly [string, Order])[] = [
    ['V1: hold', order([7], {})],
    ['V1: hack V2', order([7], { crew: [{ type: 'hack', target: 8 }] })],
    ['V1: recharge', order([7], { crew: [{ type: 'recharge' }] })],
    ['V1: slag', order([7], { crew: [{ type: 'slag' }] })],
    ['V1: load P1+P3 into 3', order([7], { crew: [{ type: 'transport', part: 2, board: [1, 3], leave: [] }] })],
    [
      'V1: unload P4 from 3 to B4',
      order([7], { crew: [{ type: 'transport', part: 2, board: [], leave: [{ unit: 4, at: cell('B4') }] }] }),
    ],
    [
      'V1: unload P4 from 3 to B4, unload P3 from 3 to C4, load P1 into 3',
      order([7], {
        crew: [
          {
            type: 'transport',
            part: 2,
            board: [1],
            leave: [
              { unit: 4, at: cell('B4') },
              { unit: 3, at: cell('C4') },
            ],
          },
        ],
      }),
    ],
    ['V1: fire 1 at V2.1', order([7], { act: fire({ gun: 0, aim: at(8) }) })],
    ['V1: fire 3 at V2.4', order([7], { act: fire({ gun: 2, aim: at(8, 3) }) })],
    ['V2: fire 1 at P1', order([8], { act: fire({ gun: 0, aim: at(1) }) })],
    ['V1: fire 1 through cover at V2.2', order([7], { act: fire({ gun: 0, aim: at(8, 1, true) }) })],
    ['V1: fire 2 at cover D3', order([7], { act: fire({ gun: 1, aim: { kind: 'cover', at: cell('D3') } }) })],
    [
      'V1: fire 2+1 at V2.1, fire 3 at V2.2',
      order([7], { act: fire({ gun: 1, aim: at(8) }, { gun: 0, aim: at(8) }, { gun: 2, aim: at(8, 1) }) }),
    ],
    ['V1: move A3 B4', order([7], { move: path('A3', 'B4') })],
    ['V1: follow V2', order([7], { move: { type: 'follow', target: 8 } })],
    ['V1: keep 6 from V2', order([7], { move: { type: 'keep', target: 8, distance: 6 } })],
    ['V1: keep 1000 from P1', order([7], { move: { type: 'keep', target: 1, distance: 1000 } })],
    ['V1: ram V2.1 via A3 B4', order([7], { move: { type: 'ram', target: 8, path: cells('A3', 'B4') } })],
    ['V1: ram V2.3 via A3', order([7], { move: { type: 'ram', target: 8, part: 2, path: cells('A3') } })],
    ['S1: ram P1 via A3', order([9], { move: { type: 'ram', target: 1, path: cells('A3') } })],
    ['V1: delay', order([7], { move: { type: 'delay' } })],
    ['V1+V2: fire 1 at S1.1; delay', order([7, 8], { act: fire({ gun: 0, aim: at(9) }), move: { type: 'delay' } })],
    [
      'V1: hack V2, slag, recharge, load P1 into 3, fire 1 at V2.1; move A3',
      order([7], {
        crew: [
          { type: 'hack', target: 8 },
          { type: 'slag' },
          { type: 'recharge' },
          { type: 'transport', part: 2, board: [1], leave: [] },
        ],
        act: fire({ gun: 0, aim: at(8) }),
        move: path('A3'),
      }),
    ],
    // Those on foot name parts as well.
    ['P1: stab V2.1', order([1], { act: { type: 'stab', target: 8, through: false } })],
    ['P1: stab through V2.2', order([1], { act: { type: 'stab', target: 8, part: 1, through: true } })],
    ['P3: shoot V2.4', order([3], { act: { type: 'shoot', target: 8, part: 3, through: false } })],
    [
      'P3: shoot through V2.2; follow V2',
      order([3], { act: { type: 'shoot', target: 8, part: 1, through: true }, move: { type: 'follow', target: 8 } }),
    ],
  ];

  test.each(canonical)('%s', (line, expected) => {
    expect(text.readOrders(line, VEHICLES)).toEqual({ orders: [expected], lines: [1], problems: [] });
    expect(text.writeOrder(expected, VEHICLES)).toBe(line);
  });

  const AS_TYPED = [
    ['in capitals', 'v1: HACK v2, Fire 1 AT v2.2; KEEP 6 From v2', 'V1: hack V2, fire 1 at V2.2; keep 6 from V2'],
    [
      'with more spaces, and with fewer',
      ' V1 :hack V2 ,fire 1 at V2 . 2;keep 6 from V2',
      'V1: hack V2, fire 1 at V2.2; keep 6 from V2',
    ],
    ['in characters of full width', 'V1：ｆｉｒｅ １＋２ ａｔ V2．２', 'V1: fire 1+2 at V2.2'],
    ['without the first part', 'V1: fire 1 at V2; ram V2 via A3', 'V1: fire 1 at V2.1; ram V2.1 via A3'],
    ['with the only part of a unit on foot', 'V1: fire 1 at P1.1', 'V1: fire 1 at P1'],
    ['with a word less', 'V1: fire 1 through at V2.2', 'V1: fire 1 through cover at V2.2'],
    ['with guns before crews', 'V1: fire 1 at V2.1, slag', 'V1: slag, fire 1 at V2.1'],
    [
      'with a bay in pieces',
      'V1: load P1 into 3, slag, unload P4 from 3 to B4',
      'V1: unload P4 from 3 to B4, load P1 into 3, slag',
    ],
    ['with zeros before numbers', 'V1: fire 01 at V2.02; keep 06 from V2', 'V1: fire 1 at V2.2; keep 6 from V2'],
    ['with commas in a path', 'V1: fire 1 at V2.1; ram V2.1 via A3, B4', 'V1: fire 1 at V2.1; ram V2.1 via A3 B4'],
  ] as const;
  test.each(AS_TYPED)('is understood %s: %s', (_how, line, written) => {
    const { orders, problems } = text.readOrders(line, VEHICLES);
    expect(problems).toEqual([]);
    expect(text.writeOrders(orders, VEHICLES)).toBe(written);
  });

  test('may be about units with names like words of orders', () => {
    const names = new Map([
      [1, 'into'],
      [3, 'at'],
      [4, 'from'],
      [7, 'fire'],
      [8, 'ram'],
    ]);
    const odd = {
      ...VEHICLES,
      units: VEHICLES.units.map((each) => ({ ...each, name: names.get(each.id) ?? each.name })),
    };
    const line = 'fire: unload from from 3 to B4, load into+at into 3, fire 1 at at; ram ram.2 via A3';
    const { orders, problems } = text.readOrders(line, odd);
    expect(problems).toEqual([]);
    expect(text.writeOrders(orders, odd)).toBe(line);
  });
});

describe('what is no order of a craft', () => {
  const ACTS = '"hack", "recharge", "slag", "unload", "load", "fire"';
  const MOVES = '"move", "follow", "keep", "ram", "delay"';
  const ALL = `${ACTS}, ${MOVES} or "hold"`;
  const FOOT = '"hack", "stab", "shoot", "move", "follow", "delay" or "hold"';
  const MOVE_DUE = `${MOVES} (what crews and guns do is parted by commas, and comes before)`;
  const REST = '"," and what else crews or guns do, ";" and a move, or nothing more';
  test.each([
    ['V1:', `4: Expected ${ALL}, but the line ends.`],
    ['V1: shoot V2.1', `5: Expected ${ALL}, not "shoot".`],
    ['P1: fire 1 at V2.1', `5: Expected ${FOOT}, not "fire".`],
    ['P1: ram V2.1 via A3', `5: Expected ${FOOT}, not "ram".`],
    ['V1: fire', '9: Expected a gun of V1, 1 to 3, but the line ends.'],
    ['V1: fire V2.1', '10: Expected a gun of V1, 1 to 3, not "V2".'],
    ['V1: fire 0 at V2.1', '10: Expected a gun of V1, 1 to 3, not "0".'],
    ['V1: fire 4 at V2.1', '10: Expected a gun of V1, 1 to 3, not "4".'],
    ['V2: fire 2 at V1.1', '10: Expected a gun of V2, 1 alone, not "2".'],
    ['V1: fire 1+1 at V2.1', '12: A gun is fired once in a round.'],
    ['V1: fire 1 at V2.1, fire 1 at V2.2', '26: A gun is fired once in a round.'],
    ['V1: fire 1 V2.1', '12: Expected "at", "through cover at", or "+" and another gun, not "V2".'],
    ['V1: fire 1 through V2.1', '20: Expected "cover at" and a target, not "V2".'],
    ['V1: fire 1 through cover at cover D3', '29: Expected the name of a unit, not "cover".'],
    ['V1: fire 1 at cover V2.1', '21: "V2" names no cell: the columns are A to H.'],
    [
      'V1: fire 1 at V9.1',
      '15: No unit is called "V9". Did you mean "V1"? There are "P1", "P2", "P3", "P4", "V1", "V2", "S1", "V3".',
    ],
    ['V1: fire 1 at V2.5', '18: Expected a part of V2, 1 to 4, not "5".'],
    ['V1: fire 1 at V2.0', '18: Expected a part of V2, 1 to 4, not "0".'],
    ['V1: fire 1 at V2.', '18: Expected a part of V2, 1 to 4, but the line ends.'],
    ['P1: shoot P3.2', '14: Expected a part of P3, 1 alone, not "2".'],
    ['V1: fire 1 at V2.1,', '20: Expected "hack", "recharge", "slag", "unload", "load" or "fire", but the line ends.'],
    ['V1: fire 1 at V2.1, move A3', '21: Expected "hack", "recharge", "slag", "unload", "load" or "fire", not "move".'],
    ['V1: fire 1 at V2.1 slag', `20: Expected ${REST}, not "slag".`],
    ['V1: slag; fire 1 at V2.1', `11: Expected ${MOVE_DUE}, not "fire".`],
    ['V1: slag, slag', '11: There is a "slag" already.'],
    ['V1: hack V2, hack V3', '14: There is a "hack" already.'],
    ['V1: load P1', '12: Expected "into" and a bay, or "+" and another unit, but the line ends.'],
    ['V1: load P1 P3 into 3', '13: Expected "into" and a bay, or "+" and another unit, not "P3".'],
    ['V1: load P1+P1 into 3', '13: A unit boards or leaves once in a round.'],
    ['V1: load P1 into 4', '18: Expected a part of V1, 1 to 3, not "4".'],
    ['V1: unload P4 to B4', '15: Expected "from" and a bay, not "to".'],
    ['V1: unload P4 from 3', '21: Expected "to" and a space, but the line ends.'],
    ['V1: unload P4 from 3 to Z9', '25: "Z9" names no cell: the columns are A to H.'],
    ['V1: keep V2', '10: Expected a distance in spaces, 1 to 1000, not "V2".'],
    ['V1: keep 0 from V2', '10: Expected a distance in spaces, 1 to 1000, not "0".'],
    [
      'V1: keep 9999999999999999999999 from V2',
      '10: Expected a distance in spaces, 1 to 1000, not "9999999999999999999999".',
    ],
    ['V1: keep 6 V2', '12: Expected "from" and the name of a unit, not "V2".'],
    ['V1: keep 6 from V2 A3', '20: Expected nothing more: the move comes last, not "A3".'],
    ['V1: ram V2.1', '13: Expected "via" and the spaces of a path into it, but the line ends.'],
    ['V1: ram V2.1 via', '17: Expected a space, such as "C4", but the line ends.'],
    ['V1: ram V2.1 via A3; slag', '20: Expected a space, or nothing more: the move comes last, not ";".'],
  ])('%s', (line, problem) => {
    expect(read(line)).toEqual([problem]);
  });

  test('of a craft without guns is one to fire', () => {
    const [bare] = [craft(7, 'V1', 'Punks', 'A2', { class: 'vehicle', shape: ['L'], guns: [] }, 'vehicle')];
    const { problems } = text.readOrders('V1: fire 1 at V2.1', { ...VEHICLES, units: [bare] });
    expect(problems.map(({ message }) => message)).toEqual(['Expected a gun of V1, of which there are none, not "1".']);
  });
});

describe('laws', () => {
  const foot = fc.constantFrom(1, 3, 4);
  const vehicle = fc.constantFrom(7, 8, 9);
  const place = fc.record({ column: fc.integer({ min: 0, max: 7 }), row: fc.integer({ min: 0, max: 5 }) });
  const part = fc.integer({ min: 0, max: 1 });
  const target = fc.oneof(
    foot.map((id) => ({ id, part: 0 })),
    fc.record({ id: vehicle, part }),
  );
  const aim: fc.Arbitrary<Aim> = fc.oneof(
    fc.tuple(target, fc.boolean()).map(([{ id, part: number }, through]) => at(id, number, through)),
    place.map((cover): Aim => ({ kind: 'cover', at: cover })),
  );
  const spaces = fc.array(place, { minLength: 1, maxLength: 12 });
  const move: fc.Arbitrary<Order['move']> = fc.oneof(
    fc.constant(null),
    spaces.map((way) => ({ type: 'path', path: way }) as const),
    target.map(({ id }) => ({ type: 'follow', target: id }) as const),
    fc
      .tuple(target, fc.integer({ min: 1, max: 1000 }))
      .map(([{ id }, distance]) => ({ type: 'keep', target: id, distance }) as const),
    fc
      .tuple(target, spaces)
      .map(
        ([{ id, part: number }, way]) =>
          ({ type: 'ram', target: id, ...(number === 0 ? {} : { part: number }), path: way }) as const,
      ),
    fc.constant({ type: 'delay' } as const),
  );
  const bay: fc.Arbitrary<CrewOrder> = fc
    .tuple(fc.shuffledSubarray([1, 2, 3, 4], { minLength: 1 }), fc.nat(4), place, part)
    .map(([units, count, exit, number]) => ({
      type: 'transport',
      part: number,
      board: units.slice(count),
      leave: units.slice(0, count).map((unit) => ({ unit, at: exit })),
    }));
  const crew = fc
    .record({
      hack: vehicle.map((id): CrewOrder => ({ type: 'hack', target: id })),
      recharge: fc.constant<CrewOrder>({ type: 'recharge' }),
      slag: fc.constant<CrewOrder>({ type: 'slag' }),
      bay,
      which: fc.shuffledSubarray(['hack', 'recharge', 'slag', 'bay'] as const),
    })
    .map(({ which, ...each }) => which.map((name) => each[name]));
  const guns = fc
    .tuple(fc.shuffledSubarray([0, 1, 2]), aim, aim)
    .map(([numbers, ...aims]) => numbers.map((gun): GunOrder => ({ gun, aim: aims[gun % 2] ?? aims[0] })));
  const ordered: fc.Arbitrary<Order> = fc.tuple(crew, guns, move).map(([each, shots, way]) => ({
    units: [7],
    act: shots.length === 0 ? null : fire(...shots),
    move: way,
    ...(each.length === 0 ? {} : { crew: each }),
  }));

  test('what is written is read as it was', () => {
    fc.assert(
      fc.property(fc.array(ordered, { maxLength: 6 }), (orders) => {
        const written = text.writeOrders(orders, VEHICLES);
        expect(text.readOrders(written, VEHICLES)).toEqual({
          orders,
          lines: orders.map((_, index) => index + 1),
          problems: [],
        });
      }),
    );
  });

  test('what is read is written in one way, which is read the same', () => {
    const words =
      'V1 P3 : ; , + . 1 2 3 fire at through cover load unload into from to keep ram via hack slag V2 B4'.split(' ');
    const start = fc.constantFrom('V1: ', 'V1: fire 1 at ', 'V1: load ', 'V1: unload ', 'P3: shoot V2');
    fc.assert(
      fc.property(start, fc.array(fc.constantFrom(...words), { maxLength: 10 }), (head, rest) => {
        const { orders, problems } = text.readOrders(`${head}${rest.join(' ')}`, VEHICLES);
        expect(orders.length + problems.length).toBe(1);
        expect(text.readOrders(text.writeOrders(orders, VEHICLES), VEHICLES).orders).toEqual(orders);
      }),
    );
  });

  test.each(Object.entries(CRAFT_SETUPS))(
    'every legal order of a match of %s is written and read as it was',
    (_name, setup) => {
      const chance = seeded(seed(3));
      let state: SpcfkrsState = settle(spcfkrs, spcfkrs.setup(setup, 7)).state;
      let written = 0;
      for (let step = 0; step < 40; step++) {
        const [player] = spcfkrs.actors(state);
        if (player === undefined) break;
        const legal = [...spcfkrs.legalActions(state, player).slice(0, 12), spcfkrs.sample(state, player, chance)];
        for (const { orders } of legal) {
          expect(text.readOrders(text.writeOrders(orders, state), state, player)).toMatchObject({
            orders,
            problems: [],
          });
          written += orders.length;
        }
        const action = legal.at(-1);
        if (action !== undefined) state = play(spcfkrs, state, action).state;
      }
      expect(written).toBeGreaterThan(20);
    },
  );
});

describe('limits', () => {
  test('there is room for the orders of the most craft with the most guns and the longest names and paths', () => {
    const shape = ['LLLLLLLL', 'LLLLLLLL', 'LLLLLLLL'];
    const guns = Array.from({ length: MAX_GUNS }, (_, gun) => ({ part: Math.floor(gun / 2) }));
    const units = Array.from({ length: 64 }, (_, index) =>
      craft(index + 1, `${index}`.padEnd(20, 'w'), 'Punks', 'A1', { class: 'vehicle', shape, guns }, 'vehicle'),
    );
    const view = viewOf({ units, map: { ...VEHICLES.map, columns: 64, rows: 64 } });
    const far = Array.from({ length: MAX_PATH }, () => ({ column: 63, row: 63 }));
    const orders = units.map(({ id }) =>
      order([id], {
        act: fire(...guns.map((_, gun): GunOrder => ({ gun, aim: at(1 + (gun % 2), 23, true) }))),
        move: { type: 'ram', target: 1, part: 23, path: far },
      }),
    );
    expect(soon('orders', () => text.readOrders(text.writeOrders(orders, view), view)).orders).toEqual(orders);
  });

  test('the longest lines are soon answered', () => {
    for (const filling of [
      'fire 1 at V2.1, ',
      'slag, ',
      'load P1+',
      'load P1 into 3, ',
      'unload ',
      'keep 1 ',
      '1+',
      '.1',
    ])
      for (const head of ['V1: ', 'V1: fire 1 at V2', 'V1: fire ']) {
        const long = `${head}${filling.repeat(Math.floor(180_000 / filling.length))}`;
        expect(soon(head + filling, () => text.readOrders(long, VEHICLES)).problems).toHaveLength(1);
      }
  });
});
