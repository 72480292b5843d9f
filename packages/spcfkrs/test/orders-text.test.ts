import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PATH } from '../src/limits.js';
import type { Order } from '../src/orders/order.js';
import * as text from '../src/text.js';
import { oddText } from './support/odd-text.js';
import { soon } from './support/soon.js';
import { cell, cells, MAP, unit, viewOf } from './support/text-scene.js';

const VIEW = viewOf();
const path = (...names: readonly string[]) => ({ type: 'path', path: cells(...names) }) as const;
const shoot = (target: number, through = false) => ({ type: 'shoot', target, through }) as const;

/** What a line is read as, or its problem as 'column: message'. */
function read(line: string, player?: string) {
  const { orders, problems } = text.readOrders(line, VIEW, player);
  return problems.length > 0 ? problems.map(({ column, message }) => `${column}: ${message}`) : orders;
}

describe('an order in writing [S-ORDERS]', () => {
  const canonical: readonly (readonly [string, Order])[] = [
    ['P3: hold', { units: [3], act: null, move: null }],
    ['P3: hack B1', { units: [3], act: { type: 'hack', target: 5 }, move: null }],
    ['P3: stab B1', { units: [3], act: { type: 'stab', target: 5, through: false }, move: null }],
    ['P3: stab through B1', { units: [3], act: { type: 'stab', target: 5, through: true }, move: null }],
    ['P3: shoot B1', { units: [3], act: shoot(5), move: null }],
    ['P3: shoot through B1', { units: [3], act: shoot(5, true), move: null }],
    ['P3: shoot cover D3', { units: [3], act: { type: 'shoot-cover', at: cell('D3') }, move: null }],
    ['P3: move C4', { units: [3], act: null, move: path('C4') }],
    ['P3: shoot B1; move C4 D5', { units: [3], act: shoot(5), move: path('C4', 'D5') }],
    ['P1: stab B1; follow B1', { units: [1], act: { type: 'stab', target: 5, through: false }, move: follow(5) }],
    ['P1: follow P3', { units: [1], act: null, move: follow(3) }],
    ['P1: delay', { units: [1], act: null, move: { type: 'delay' } }],
    ['P3+P4: shoot B1; move C4', { units: [3, 4], act: shoot(5), move: path('C4') }],
  ];

  test.each(canonical)('%s', (line, order) => {
    expect(text.readOrders(line, VIEW)).toEqual({ orders: [order], lines: [1], problems: [] });
    expect(text.writeOrder(order, VIEW)).toBe(line);
    expect(text.writeOrders([order], VIEW)).toBe(line);
  });

  const SHOT = { units: [3], act: shoot(5), move: path('C4', 'D5') };
  const AS_TYPED = [
    ['in capitals', 'p3: SHOOT b1; Move c4 d5'],
    ['with more spaces than it takes', '  P3 :  shoot   B1 ;move C4  D5  '],
    ['without those that it can do without', 'P3:shoot B1;move C4 D5'],
    ['with tabs', '\tP3:\tshoot\tB1;\tmove\tC4\tD5'],
    ['with commas', 'P3: shoot B1; move C4, D5'],
    ['with no-break spaces', 'P3:\u00a0shoot\u00a0B1;\u202fmove C4\u00a0D5'],
    ['with spaces of no width', '\ufeffP3: shoot \u200bB1; move C4 D5\u2060'],
    ['in characters of full width', 'P3：ｓｈｏｏｔ\u3000B1；ｍｏｖｅ Ｃ４，Ｄ５'],
  ] as const;

  test.each(AS_TYPED)('is understood %s', (_how, line) => {
    expect(read(line)).toEqual([SHOT]);
  });

  test('[S-BATTALION] is understood with a plus of full width, and spaces around it', () => {
    expect(read('P3 ＋ p4: delay')).toEqual([{ units: [3, 4], act: null, move: { type: 'delay' } }]);
  });

  test('may be for units with names like words of orders', () => {
    const odd = viewOf({ units: [unit(1, 'Move', 'Punks', 'A1'), unit(2, 'hold', 'Bruisers', 'B1')] });
    const { orders } = text.readOrders('move: shoot HOLD; follow hold\nHold: hold', odd);
    expect(orders).toEqual([
      { units: [1], act: shoot(2), move: follow(2) },
      { units: [2], act: null, move: null },
    ]);
  });

  test('finds names whatever their capitals, and accents that came apart', () => {
    const greek = viewOf({ units: [unit(1, 'Éλσ', 'Punks', 'A1'), unit(2, '__proto__', 'Punks', 'B1')] });
    const { orders, problems } = text.readOrders('e\u0301ΛΣ: follow __PROTO__\nconstructor: hold', greek);
    expect(orders).toEqual([{ units: [1], act: null, move: follow(2) }]);
    expect(problems).toHaveLength(1);
  });
});

describe('what is no order', () => {
  const THERE = ' There are "P1", "P2", "P3", "P4", "B1", "B2".';
  const ALL = '"hack", "stab", "shoot", "move", "follow", "delay" or "hold"';
  const MOVES = '"move", "follow", "delay" (a unit has one of "hack", "stab", "shoot" in a round)';
  test.each([
    [':', '1: Expected the name of a unit, not ":".'],
    ['P3', '3: Expected ":", or "+" and another unit of a battalion, but the line ends.'],
    ['P3 shoot B1', '4: Expected ":", or "+" and another unit of a battalion, not "shoot".'],
    ['P3+: hold', '4: Expected the name of a unit, not ":".'],
    ['P3+p3: hold', '4: A unit is named once in its battalion.'],
    ['Q3: hold', `1: No unit is called "Q3". Did you mean "P3"?${THERE}`],
    ['Zebra: hold', `1: No unit is called "Zebra".${THERE}`],
    ['P3: shoot B9', `11: No unit is called "B9". Did you mean "B1"?${THERE}`],
    ['P3:', `4: Expected ${ALL}, but the line ends.`],
    ['P3: shot B1', `5: Expected ${ALL}, not "shot".`],
    ['P3: ; move C4', `5: Expected ${ALL}, not ";".`],
    ['P3: shoot', '10: Expected the name of a unit, but the line ends.'],
    ['P3: shoot; move C4', '10: Expected the name of a unit, not ";".'],
    ['P3: shoot through cover D3', '19: Expected the name of a unit, not "cover".'],
    ['P3: shoot cover', '16: Expected a space, such as "C4", but the line ends.'],
    [
      'P3: shoot B1+B2',
      '13: Expected ";" and a move, or nothing more (a battalion is attacked by naming one of its units), not "+".',
    ],
    [
      'P3: shoot B1 B2',
      '14: Expected ";" and a move, or nothing more (a battalion is attacked by naming one of its units), not "B2".',
    ],
    ['P3: shoot B1;', `14: Expected ${MOVES}, but the line ends.`],
    ['P3: shoot B1; stab B1', `15: Expected ${MOVES}, not "stab".`],
    ['P3: move', '9: Expected a space, such as "C4", but the line ends.'],
    ['P3: move C4 Z9', '13: "Z9" names no cell: the columns are A to H.'],
    ['P3: move C9', '11: "C9" names no cell: the rows are 1 to 6.'],
    ['P3: move C4-D5', '12: "C4-D5" names no cell: nothing follows the number of the row.'],
    ['P3: move C4,', '13: Expected a space, such as "C4", but the line ends.'],
    ['P3: move C4; shoot B1', '12: Expected a space, or nothing more: the move comes last, not ";".'],
    ['P3: follow B1 B2', '15: Expected nothing more: the move comes last, not "B2".'],
    ['P3: delay; hold', '10: Expected nothing more: the move comes last, not ";".'],
    ['P3: hold; move C4', '9: Expected nothing more after "hold", not ";".'],
    ['P3: hold “please”', '10: Expected nothing more after "hold", not "“".'],
    ['😀: hold', '1: Expected the name of a unit, not "😀".'],
    [
      'P3: shoot B1 # now',
      '14: Expected ";" and a move, or nothing more (a battalion is attacked by naming one of its units), not "#".',
    ],
  ])('%s', (line, problem) => {
    expect(read(line)).toEqual([problem]);
  });

  test('is told of with its line and the rule, and leaves the rest standing', () => {
    const mail = '# the fourth round\r\nP3: shoot B1\r\n\r\n  # P4 waits\rP4: hode\nP1: follow P3\u2028B1: hold\n';
    const { orders, lines, problems } = text.readOrders(mail, VIEW);
    expect(orders.map((order) => text.writeOrder(order, VIEW))).toEqual(['P3: shoot B1', 'P1: follow P3', 'B1: hold']);
    expect(lines).toEqual([2, 6, 7]);
    expect(problems).toEqual([{ line: 5, column: 5, message: `Expected ${ALL}, not "hode".`, rule: 'S-ORDERS' }]);
  });

  test('quotes and shortens what was written', () => {
    const [problem = ''] = read(`${'x'.repeat(5000)}: hold`);
    expect(problem).toHaveLength(`1: No unit is called "${'x'.repeat(40)}…".${THERE}`.length);
    expect(read('P3: shoot \u001b[31m')).toEqual(['11: Expected the name of a unit, not "\\u001b".']);
  });

  test('lists no more than some of many names', () => {
    const crowd = viewOf({
      units: Array.from({ length: 64 }, (_, at) => unit(at + 1, `Trooper-${at + 1}`, 'Punks', 'A1')),
    });
    const [problem] = text.readOrders('Troper-64: hold', crowd).problems;
    expect(problem?.message).toMatch(
      /^No unit is called "Troper-64"\. Did you mean "Trooper-64"\? There are "Trooper-1", .* and 56 more\.$/,
    );
  });

  test('[S-ORDERS] is one to a unit of somebody else', () => {
    expect(read('B1: hold', 'ben')).toHaveLength(1);
    expect(read('P3: shoot B1', 'ann')).toEqual([{ units: [3], act: shoot(5), move: null }]);
    expect(read('B1: hold', 'ann')).toEqual([
      '1: "B1" takes no orders from you. Did you mean "P1"? There are "P1", "P2", "P3", "P4".',
    ]);
    expect(read('B9: hold', 'zoe')).toEqual(['1: No unit is called "B9".']);
  });
});

describe('limits', () => {
  test('a text of 1 MB is refused at once', () => {
    const written = 'P3: hold\n'.repeat(120_000);
    const { orders, problems } = soon('a refusal', () => text.readOrders(written, VIEW), 1000);
    expect(orders).toEqual([]);
    expect(problems).toEqual([
      {
        line: 1,
        column: 1,
        message: `A text of 1080000 characters is too long: ${text.MAX_WRITTEN_LENGTH} are the most.`,
        rule: 'S-ORDERS',
      },
    ]);
  });

  test('a text of too many lines is refused, one of as many as there may be is read', () => {
    const most = 'P3: hold\n'.repeat(text.MAX_WRITTEN_LINES - 1);
    expect(text.readOrders(most, VIEW).orders).toHaveLength(text.MAX_WRITTEN_LINES - 1);
    const { orders, problems } = text.readOrders(`${most}\n`, VIEW);
    expect(orders).toEqual([]);
    expect(problems.map(({ line }) => line)).toEqual([text.MAX_WRITTEN_LINES + 1]);
  });

  test('the worst that they allow is soon answered', () => {
    const line = 'x'.repeat(text.MAX_WRITTEN_LENGTH / text.MAX_WRITTEN_LINES - 1);
    const nearMiss = `Trooper-${'9'.repeat(12)}: hold`;
    const crowd = viewOf({
      units: Array.from({ length: 64 }, (_, at) => unit(at + 1, `Trooper-12345678-${at}`, 'Punks', 'A1')),
    });
    for (const each of [line, nearMiss, ';'.repeat(line.length), `${'e\u0301'.repeat(80)}:`]) {
      const worst = `${each}\n`.repeat(text.MAX_WRITTEN_LINES - 1);
      expect(soon(each, () => text.readOrders(worst, crowd)).problems).toHaveLength(text.MAX_WRITTEN_LINES - 1);
    }
    for (const filling of ['C4 ', ' ', ';', ':', 'x', '\u200b', 'e\u0301']) {
      const long = `P3: move ${filling.repeat(180_000 / filling.length)}x`;
      expect(soon(filling, () => text.readOrders(long, VIEW)).problems).toHaveLength(1);
    }
  });

  test('a path of as many spaces as there may be is read, a longer one refused where it is too long', () => {
    const most = `P3: move ${'C4 '.repeat(MAX_PATH)}`;
    expect(text.readOrders(most, VIEW).orders[0]?.move).toEqual({
      type: 'path',
      path: Array(MAX_PATH).fill(cell('C4')),
    });
    expect(read(`${most}D5`)).toEqual([
      `${most.length + 1}: Expected no more than ${MAX_PATH} spaces in a path, not "D5".`,
    ]);
  });

  test('what is no text is a problem, not an error', () => {
    for (const value of [null, undefined, 5, {}, ['P3: hold']]) {
      // @ts-expect-error It comes from outside.
      expect(text.readOrders(value, VIEW).problems).toHaveLength(1);
    }
  });

  test('there is room for the orders of the most units with the longest names and paths', () => {
    const units = Array.from({ length: 64 }, (_, at) => unit(at + 1, `${at}`.padEnd(20, 'w'), 'Punks', 'A1'));
    const view = viewOf({ units, map: { ...MAP, columns: 64, rows: 64 } });
    const far = { type: 'path', path: Array.from({ length: MAX_PATH }, () => ({ column: 63, row: 63 })) } as const;
    const orders = units.map(({ id }): Order => ({ units: [id], act: shoot(id, true), move: far }));
    expect(text.readOrders(text.writeOrders(orders, view), view).orders).toEqual(orders);
  });
});

describe('laws', () => {
  const id = fc.integer({ min: 1, max: 6 });
  const place = fc.record({ column: fc.integer({ min: 0, max: 7 }), row: fc.integer({ min: 0, max: 5 }) });
  const act = fc.oneof(
    fc.constant(null),
    id.map((target) => ({ type: 'hack', target }) as const),
    fc.tuple(id, fc.boolean()).map(([target, through]) => ({ type: 'stab', target, through }) as const),
    fc.tuple(id, fc.boolean()).map(([target, through]) => shoot(target, through)),
    place.map((at) => ({ type: 'shoot-cover', at }) as const),
  );
  const move = fc.oneof(
    fc.constant(null),
    fc.array(place, { minLength: 1, maxLength: 12 }).map((spaces) => ({ type: 'path', path: spaces }) as const),
    id.map((target) => follow(target)),
    fc.constant({ type: 'delay' } as const),
  );
  const order: fc.Arbitrary<Order> = fc.record({
    units: fc.uniqueArray(id, { minLength: 1, maxLength: 4 }),
    act,
    move,
  });

  test('what is written is read as it was', () => {
    fc.assert(
      fc.property(fc.array(order, { maxLength: 8 }), (orders) => {
        const written = text.writeOrders(orders, VIEW);
        expect(text.readOrders(written, VIEW)).toEqual({ orders, lines: orders.map((_, at) => at + 1), problems: [] });
      }),
    );
  });

  test('what is read is written in one way, which is read the same', () => {
    const word = fc.constantFrom(
      'P3',
      'p4',
      '+',
      ':',
      ';',
      'shoot',
      'through',
      'cover',
      'B1',
      'move',
      'C4',
      ',',
      'hold',
      ' ',
      '#',
    );
    const odd = fc.oneof(
      oddText,
      fc.array(word).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 5 }), (lines) => {
        const { orders, problems } = text.readOrders(lines.join('\n'), VIEW);
        expect(text.readOrders(text.writeOrders(orders, VIEW), VIEW).orders).toEqual(orders);
        for (const { line, column, message } of problems) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(column).toBeGreaterThanOrEqual(1);
          expect(message).toMatch(/^[A-Z"].*[.?]$/u);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('a move along no spaces is written as none, and a space of no grid by its numbers', () => {
    expect(text.writeOrder({ units: [3], act: null, move: { type: 'path', path: [] } }, VIEW)).toBe('P3: hold');
    const far = { type: 'shoot-cover', at: { column: 70, row: -1 } } as const;
    expect(text.writeOrder({ units: [3], act: far, move: null }, VIEW)).toBe('P3: shoot cover (70, -1)');
    expect(text.writeOrder({ units: [9], act: null, move: null }, VIEW)).toBe('unit 9: hold');
  });
});

function follow(target: number) {
  return { type: 'follow', target } as const;
}
