import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ConvexPolygon,
  ceilDistance,
  convexPolygon,
  crossesPolygon,
  crossesPolygonWithin,
  type Vector,
} from '../src/index.js';
import { motion, movePolygon, polygonUpTo, vectorUpTo } from './arbitraries.js';
import { isInsideAt, partsOf, type Ratio } from './by-the-book.js';

const v = (x: number, y: number): Vector => ({ x, y });
const box = (x: number, y: number, wide: number, high: number): ConvexPolygon =>
  convexPolygon([v(x, y), v(x + wide, y), v(x + wide, y + high), v(x, y + high)]);
const wall = box(0, 0, 100, 40);

describe('a line through a convex polygon', () => {
  test.each<[string, Vector, Vector, boolean]>([
    ['right through', v(50, -10), v(50, 50), true],
    ['through, from side to side', v(-10, 20), v(110, 20), true],
    ['from corner to corner', v(0, 0), v(100, 40), true],
    ['past it', v(-10, 50), v(110, 50), false],
    ['touching a corner', v(-10, 30), v(10, 50), false],
    ['a hair over a corner', v(-10, 30), v(10, 49), true],
    ['along a side', v(-10, 40), v(110, 40), false],
    ['along a part of a side', v(20, 40), v(60, 40), false],
    ['a unit below the side', v(-10, 39), v(110, 39), true],
    ['ending on a side', v(50, 90), v(50, 40), false],
    ['ending a unit inside', v(50, 90), v(50, 39), true],
    ['short of it', v(50, 90), v(50, 41), false],
    ['ending on a corner', v(150, 90), v(100, 40), false],
    ['wholly inside', v(10, 10), v(20, 20), true],
    ['from side to side along another', v(0, 20), v(100, 20), true],
    ['no way at all, inside', v(10, 10), v(10, 10), true],
    ['no way at all, on a side', v(10, 0), v(10, 0), false],
    ['no way at all, on a corner', v(0, 0), v(0, 0), false],
    ['no way at all, outside', v(-10, 0), v(-10, 0), false],
    ['in line with a side, beyond it', v(110, 40), v(190, 40), false],
  ])('%s', (_, from, to, crosses) => {
    expect(crossesPolygon(from, to, wall)).toBe(crosses);
    expect(crossesPolygon(to, from, wall)).toBe(crosses);
  });

  test('goes between two walls that touch at a corner', () => {
    const walls = [box(0, 0, 50, 50), box(50, 50, 50, 50)];
    expect(walls.map((one) => crossesPolygon(v(20, 80), v(80, 20), one))).toEqual([false, false]);
    expect(walls.map((one) => crossesPolygon(v(20, 81), v(80, 20), one))).toEqual([false, true]);
  });

  test('is the same in both directions and in every mirror image and translation', () => {
    fc.assert(
      fc.property(vectorUpTo(20), vectorUpTo(20), polygonUpTo(12), motion, (from, to, polygon, moved) => {
        const crosses = crossesPolygon(from, to, polygon);
        expect(crossesPolygon(to, from, polygon)).toBe(crosses);
        expect(crossesPolygon(moved.of(from), moved.of(to), movePolygon(moved, polygon))).toBe(crosses);
      }),
      { numRuns: 250 },
    );
  });

  test.each([4, 12, 100, 2 ** 24])('is what an exact search finds, up to %i units from zero', (size) => {
    fc.assert(
      fc.property(vectorUpTo(size), vectorUpTo(size), polygonUpTo(size), (from, to, polygon) => {
        expect(crossesPolygon(from, to, polygon)).toBe(crossesByTheBook(from, to, polygon));
      }),
      { numRuns: 150 },
    );
  });
});

describe('the first part of a line through a convex polygon', () => {
  test.each<[string, Vector, Vector, number, boolean]>([
    ['that reaches it', v(50, -60), v(50, 90), 61, true],
    ['that comes just to it', v(50, -60), v(50, 90), 60, false],
    ['that is longer than the line', v(50, -60), v(50, 10), 999, true],
    ['that is as long as a line that ends on a side', v(50, -60), v(50, 0), 60, false],
    ['askew, that comes just to it', v(-30, -40), v(60, 80), 50, false],
    ['askew, a unit longer', v(-30, -40), v(60, 80), 51, true],
    ['askew, by no whole length', v(-1, -1), v(50, 20), 2, false],
    ['askew, by no whole length, rounded up', v(-1, -1), v(50, 20), 3, true],
    ['of no length, inside', v(50, 20), v(50, 90), 0, true],
    ['of no length, on a side', v(50, 0), v(50, 90), 0, false],
    ['of one unit from a side', v(50, 0), v(50, 90), 1, true],
    ['along a side', v(-60, 0), v(90, 0), 500, false],
    ['of less than no length', v(50, 20), v(50, 90), -1, false],
  ])('%s', (_, from, to, limit, crosses) => {
    expect(crossesPolygonWithin(from, to, wall, limit)).toBe(crosses);
  });

  const limit = fc.integer({ min: 0, max: 40 });

  test('is the same in every mirror image and translation, and no less with a greater limit', () => {
    fc.assert(
      fc.property(vectorUpTo(20), vectorUpTo(20), polygonUpTo(12), limit, motion, (from, to, polygon, most, moved) => {
        const crosses = crossesPolygonWithin(from, to, polygon, most);
        expect(crossesPolygonWithin(moved.of(from), moved.of(to), movePolygon(moved, polygon), most)).toBe(crosses);
        if (crosses) expect(crossesPolygonWithin(from, to, polygon, most + 1)).toBe(true);
      }),
      { numRuns: 250 },
    );
  });

  test('is the whole line as soon as the limit is its length', () => {
    fc.assert(
      fc.property(vectorUpTo(20), vectorUpTo(20), polygonUpTo(12), (from, to, polygon) => {
        const crosses = crossesPolygon(from, to, polygon);
        expect(crossesPolygonWithin(from, to, polygon, ceilDistance(from, to))).toBe(crosses);
      }),
      { numRuns: 150 },
    );
  });

  test.each([4, 12, 100, 2 ** 24])('is what an exact search finds, up to %i units from zero', (size) => {
    fc.assert(
      fc.property(
        vectorUpTo(size),
        vectorUpTo(size),
        polygonUpTo(size),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: -1, max: 1 }),
        (from, to, polygon, part, off) => {
          const entry = entryOf(from, to, polygon);
          const near = Math.round((Number(entry[0]) / Number(entry[1])) * Math.hypot(to.x - from.x, to.y - from.y));
          // Limits anywhere, and those around the place where the line comes in.
          for (const most of [Math.round(ceilDistance(from, to) * part), near + off]) {
            const expected = crossesByTheBook(from, to, polygon) && isBefore(from, to, entry, most, polygon);
            expect(crossesPolygonWithin(from, to, polygon, most)).toBe(expected);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

/** By trying the middle of every part, and both ends. */
function crossesByTheBook(from: Vector, to: Vector, polygon: ConvexPolygon): boolean {
  const middles = partsOf(from, to, [polygon]).map(({ middle }) => middle);
  const tries = [...middles, [0n, 1n] as const, [1n, 1n] as const];
  return tries.some((t) => isInsideAt(from, to, t, polygon));
}

/** Where the line comes into a polygon; its end where it never does. */
function entryOf(from: Vector, to: Vector, polygon: ConvexPolygon): Ratio {
  const inside = partsOf(from, to, [polygon]).find(({ middle }) => isInsideAt(from, to, middle, polygon));
  return inside?.begin ?? [1n, 1n];
}

/** Whether what begins at `entry` of a line begins within `limit` units; inside from the start, 0 are enough. */
function isBefore(from: Vector, to: Vector, entry: Ratio, limit: number, polygon: ConvexPolygon): boolean {
  if (limit < 0) return false;
  if (isInsideAt(from, to, [0n, 1n], polygon)) return true;
  const square = BigInt(to.x - from.x) ** 2n + BigInt(to.y - from.y) ** 2n;
  return entry[0] ** 2n * square < (BigInt(limit) * entry[1]) ** 2n;
}
