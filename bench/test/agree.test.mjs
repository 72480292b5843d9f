import { describe, expect, test } from 'vitest';
import { seed, seeded } from '../../packages/dice/dist/index.js';
import { assertOneLaw, assertSame, Disagreement } from '../agree.mjs';
import { wilson } from '../wilson.mjs';

const [first, second] = [seeded(seed('first')), seeded(seed('second'))];

describe('two sources', () => {
  test.each([2, 6, 52])('agree where both throw a die of %i sides', (sides) => {
    expect(() =>
      assertOneLaw(
        'a die',
        () => first.die(sides),
        () => second.die(sides),
      ),
    ).not.toThrow();
  });

  /** @type {readonly [string, () => number][]} */
  const table = [
    ['throws another die', () => second.die(7)],
    ['adds one now and then', () => second.die(6) + Number(second.die(100) === 1)],
    ['leans to one face', () => (second.die(20) === 1 ? 6 : second.die(6))],
    ['always gives the same', () => 3],
  ];
  test.each(table)('disagree where the other %s', (_, other) => {
    expect(() => assertOneLaw('a d6', () => first.die(6), other)).toThrow(Disagreement);
  });
});

describe('two values', () => {
  test('agree where they are the same JSON', () => {
    expect(() => assertSame('a list', [1, { a: 2 }], [1, { a: 2 }])).not.toThrow();
  });

  test('disagree by name, shortened', () => {
    expect(() => assertSame('a list', [1], Array(100).fill(7))).toThrow(/a list .*\[1\].*\[7,7.*…/);
  });
});

describe('Wilson intervals of 95 %', () => {
  test.each([
    [0, 2000, 0, 0.001917],
    [10, 20, 0.299298, 0.700702],
    [1193, 2000, 0.5748338, 0.6177963],
    [20, 20, 0.8388746, 1],
  ])('%i of %i', (hits, trials, low, high) => {
    const interval = wilson(hits, trials);
    expect(interval.low).toBeCloseTo(low, 6);
    expect(interval.high).toBeCloseTo(high, 6);
  });

  test('never leave 0 to 1', () => {
    expect(wilson(0, 3).low).toBe(0);
    expect(wilson(3, 3).high).toBe(1);
  });
});
