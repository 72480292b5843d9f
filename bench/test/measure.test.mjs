import { describe, expect, test } from 'vitest';
import { inTurns, ratioOf, spreadOf } from '../measure.mjs';

describe('the spread of some numbers', () => {
  test.each([
    [[5], { median: 5, low: 5, high: 5 }],
    [[3, 1, 2], { median: 2, low: 1.5, high: 2.5 }],
    [[4, 1, 3, 2], { median: 2.5, low: 1.75, high: 3.25 }],
    [[9, 1, 5, 7, 3], { median: 5, low: 3, high: 7 }],
  ])('%j', (values, spread) => {
    expect(spreadOf(values)).toEqual(spread);
  });

  test('a ratio is taken round by round', () => {
    expect(ratioOf([2, 30, 4], [1, 10, 4])).toEqual({ median: 2, low: 1.5, high: 2.5 });
  });
});

describe('work done in turns', () => {
  test('goes forwards and backwards', () => {
    /** @type {string[]} */
    const done = [];
    const work = (/** @type {string} */ name) => (/** @type {number} */ count) => done.push(name) * count;
    const times = inTurns([work('a'), work('b')], { rounds: 3, warmUp: 0, sample: 0 });
    expect(done.slice(-6)).toEqual(['a', 'b', 'b', 'a', 'a', 'b']);
    expect(times.map(({ length }) => length)).toEqual([3, 3]);
  });

  test('is refused where it returns nothing to go by', () => {
    expect(() => inTurns([() => Number.NaN], { rounds: 1, warmUp: 0, sample: 0 })).toThrow(RangeError);
  });
});
