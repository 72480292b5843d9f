import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cross, dot, primitive, scale, type Vector } from '../src/index.js';
import { divisor, look, vectorUpTo } from './arbitraries.js';

describe('the shortest whole vector in a direction', () => {
  test.each<[Vector, Vector]>([
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ],
    [
      { x: 7, y: 0 },
      { x: 1, y: 0 },
    ],
    [
      { x: 0, y: -16 },
      { x: 0, y: -1 },
    ],
    [
      { x: -6, y: 4 },
      { x: -3, y: 2 },
    ],
    [
      { x: 5, y: 3 },
      { x: 5, y: 3 },
    ],
    [
      { x: 2 ** 24, y: -(2 ** 24) },
      { x: 1, y: -1 },
    ],
    [
      { x: 2 ** 52, y: 2 ** 51 },
      { x: 2, y: 1 },
    ],
    [
      { x: -0, y: 3 },
      { x: 0, y: 1 },
    ],
    [
      { x: -0, y: -0 },
      { x: 0, y: 0 },
    ],
  ])('of %o is %o', (direction, shortest) => {
    expect(primitive(direction)).toEqual(shortest);
  });

  test.each([12, 1000, 2 ** 25])('points the same way, and none that is shorter does, up to %i', (size) => {
    fc.assert(
      fc.property(vectorUpTo(size), fc.integer({ min: 1, max: 9 }), look, (v, factor, seen) => {
        const found = primitive(v);
        expect(divisor(found.x, found.y)).toBe(v.x === 0 && v.y === 0 ? 0 : 1);
        expect(cross(found, v)).toBe(0);
        expect(dot(found, v)).toBeGreaterThanOrEqual(Math.sign(dot(v, v)));
        expect(primitive(scale(v, factor))).toEqual(found);
        expect(primitive(found)).toEqual(found);
        expect(primitive(seen.of(v))).toEqual(seen.of(found));
      }),
    );
  });
});
