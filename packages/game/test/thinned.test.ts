import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thinned } from '../src/index.js';

it.each<[readonly number[], number, readonly number[]]>([
  [[], 3, []],
  [[0, 1, 2], 3, [0, 1, 2]],
  [[0, 1, 2, 3, 4, 5], 3, [0, 2, 4]],
  [[0, 1, 2, 3, 4], 3, [0, 2, 4]],
  [[0, 1, 2, 3, 4, 5, 6], 1, [0]],
])('of %j at most %i are %j', (items, most, some) => {
  expect(thinned(items, most)).toEqual(some);
});

it('keeps as many as allowed, the first among them, the gaps alike to within one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 64 }), (count, most) => {
      const items = Array.from({ length: count }, (_, at) => at);
      const some = thinned(items, most);
      expect(some).toHaveLength(Math.min(count, most));
      expect(some[0]).toBe(0);
      const gaps = some.map((at, index) => (some[index + 1] ?? count) - at);
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
    }),
  );
});
