import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ConvexPolygon,
  ceilDistance,
  convexPolygon,
  crossesPolygon,
  lengthInside,
  type Vector,
} from '../src/index.js';
import { look, motion, movePolygon, polygonUpTo, vectorUpTo } from './arbitraries.js';
import { isInsideAllAt, isLonger, partsOf } from './by-the-book.js';

const v = (x: number, y: number): Vector => ({ x, y });
const box = (x: number, y: number, wide: number, high: number): ConvexPolygon =>
  convexPolygon([v(x, y), v(x + wide, y), v(x + wide, y + high), v(x, y + high)]);
const marsh = box(0, 0, 100, 40);
const diamond = convexPolygon([v(50, 0), v(100, 50), v(50, 100), v(0, 50)]);

describe('how much of a way is inside convex polygons', () => {
  test.each<[string, Vector, Vector, readonly ConvexPolygon[], number]>([
    ['none there', v(0, 0), v(9, 9), [], 0],
    ['right through', v(-10, 20), v(500, 20), [marsh], 100],
    ['all of it', v(10, 10), v(13, 14), [marsh], 5],
    ['all of it, by no whole length', v(10, 10), v(11, 11), [marsh], 2],
    ['from inside outwards', v(90, 20), v(500, 20), [marsh], 10],
    ['past it', v(-10, 50), v(500, 50), [marsh], 0],
    ['touching a corner', v(-10, 30), v(10, 50), [marsh], 0],
    ['along a side', v(-10, 40), v(500, 40), [marsh], 0],
    ['no way at all, inside', v(10, 10), v(10, 10), [marsh], 0],
    ['over a corner, by √2', v(-9, 30), v(11, 50), [marsh], 2],
    ['through a diamond, askew', v(0, 0), v(100, 100), [diamond], 71],
    ['twice the same', v(-10, 20), v(500, 20), [marsh, marsh], 100],
    ['two that overlap', v(-10, 20), v(500, 20), [marsh, box(60, 10, 100, 100)], 160],
    ['two that touch', v(-10, 20), v(500, 20), [marsh, box(100, 10, 50, 100)], 150],
    ['two apart', v(-10, 20), v(500, 20), [box(300, 10, 50, 100), marsh], 150],
    ['one in another', v(-10, 20), v(500, 20), [marsh, box(20, 10, 20, 20)], 100],
    ['two thirds of a unit in each of two', v(0, 0), v(3, 0), [tooth(0), tooth(1)], 2],
    ['three times two thirds', v(0, 0), v(3, 0), [tooth(0), tooth(1), tooth(2)], 2],
    ['along the seam of two', v(-10, 40), v(500, 40), [marsh, box(50, 40, 100, 9)], 50],
    ['along the sides of two to the same side', v(-10, 40), v(500, 40), [marsh, box(50, 30, 100, 10)], 0],
    [
      'along the seam of two, in a third',
      v(-10, 40),
      v(500, 40),
      [marsh, box(50, 40, 100, 9), box(0, 30, 60, 20)],
      100,
    ],
    ['between two that meet at a corner', v(0, 100), v(100, 0), [box(0, 0, 50, 50), box(50, 50, 50, 50)], 0],
  ])('%s', (_, from, to, polygons, length) => {
    expect(lengthInside(from, to, polygons)).toBe(length);
    expect(lengthInside(to, from, [...polygons].reverse())).toBe(length);
  });

  const some = (size: number) => fc.array(polygonUpTo(size), { maxLength: 5 });

  test('is the same both ways, in any order, in every mirror image and translation', () => {
    fc.assert(
      fc.property(vectorUpTo(30), vectorUpTo(30), some(20), motion, (from, to, polygons, moved) => {
        const length = lengthInside(from, to, polygons);
        expect(lengthInside(to, from, [...polygons].reverse())).toBe(length);
        const there = polygons.map((polygon) => movePolygon(moved, polygon));
        expect(lengthInside(moved.of(from), moved.of(to), there)).toBe(length);
      }),
      { numRuns: 150 },
    );
  });

  test('is at least that in any one of them, at most the whole way, and more than nothing wherever the way crosses one', () => {
    fc.assert(
      fc.property(vectorUpTo(30), vectorUpTo(30), some(20), (from, to, polygons) => {
        const length = lengthInside(from, to, polygons);
        expect(length).toBeLessThanOrEqual(ceilDistance(from, to));
        for (const polygon of polygons) {
          const alone = lengthInside(from, to, [polygon]);
          expect(alone).toBeLessThanOrEqual(length);
          if (ceilDistance(from, to) > 0) expect(alone > 0).toBe(crossesPolygon(from, to, polygon));
        }
      }),
      { numRuns: 150 },
    );
  });

  test('is the length of a way that is wholly inside', () => {
    const country = box(-100, -100, 200, 200);
    fc.assert(
      fc.property(vectorUpTo(100), vectorUpTo(99), some(20), (from, to, others) => {
        expect(lengthInside(from, to, [...others, country])).toBe(ceilDistance(from, to));
      }),
    );
  });

  test.each([3, 9, 100, 2 ** 24])(
    'is the exact length, rounded up, of what is inside, up to %i units from zero',
    (size) => {
      fc.assert(
        fc.property(vectorUpTo(size), vectorUpTo(size), some(size), (from, to, polygons) => {
          const length = lengthInside(from, to, polygons);
          const inside = partsOf(from, to, polygons).filter(({ middle }) => isInsideAllAt(from, to, middle, polygons));
          expect([isLonger(from, to, inside, length - 1), isLonger(from, to, inside, length)]).toEqual([true, false]);
        }),
        { numRuns: 100 },
      );
    },
  );

  test('is exact where parts of parts of a unit add up to whole units', () => {
    const part = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(part, part, part, look, (long, cut, more, seen) => {
        // Along (4, 3), `more` to either side of the way: the way goes through two pieces that meet on a slant.
        const at = (along: number, aside: number, up = 0) =>
          seen.of(v(4 * along - 3 * aside, 3 * along + 4 * aside + up));
        const pieces = [-1, long + cut + 1].map((end) =>
          convexPolygon([at(end, -more), at(end, more), at(cut, more, 1), at(cut, -more)]),
        );
        expect(lengthInside(at(0, 0), at(long + cut, 0), pieces)).toBe(5 * (long + cut));
        expect(lengthInside(at(0, 0), at(long + cut, 0), pieces.slice(1))).toBeLessThanOrEqual(5 * long);
      }),
    );
  });
});

/** A triangle that takes two thirds of the unit from `x` on: from a third of it to its end. */
function tooth(x: number): ConvexPolygon {
  return convexPolygon([v(x + 1, -2), v(x + 1, 2), v(x, 1)]);
}
