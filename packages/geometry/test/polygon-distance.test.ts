import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ConvexPolygon,
  ceilDistanceToPolygon,
  compareDistanceToPolygon,
  contains,
  containsDisc,
  containsPoint,
  convexPolygon,
  discAt,
  distanceToPolygonWithin,
  gapToPolygonWithin,
  inset,
  nearestOnPolygon,
  overlapsPolygon,
  type Vector,
} from '../src/index.js';
import { motion, polygonUpTo, vectorUpTo } from './arbitraries.js';
import { refusal } from './refusal.js';

const square = convexPolygon([
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
]);
const HERE: Vector = { x: 0, y: 0 };
const polygon = fc.oneof(polygonUpTo(30), polygonUpTo(400), polygonUpTo(100_000));
const around = fc.oneof(vectorUpTo(60), vectorUpTo(500), vectorUpTo(200_000));

/** A fraction of BigInts, the denominator positive. */
interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** The square of the distance of a point from a segment, by the book. */
function squareToSegment(p: Vector, a: Vector, b: Vector): Fraction {
  const [ex, ey] = [BigInt(b.x - a.x), BigInt(b.y - a.y)];
  const [wx, wy] = [BigInt(p.x - a.x), BigInt(p.y - a.y)];
  const length = ex * ex + ey * ey;
  const along = wx * ex + wy * ey;
  if (along <= 0n) return { top: wx * wx + wy * wy, bottom: 1n };
  if (along >= length) return { top: (wx - ex) ** 2n + (wy - ey) ** 2n, bottom: 1n };
  return { top: (wx * ey - wy * ex) ** 2n, bottom: length };
}

function less(a: Fraction, b: Fraction): boolean {
  return a.top * b.bottom < b.top * a.bottom;
}

/** The square of the distance from the outline: the least of the distances from all the sides. */
function squareToOutline(p: Vector, { vertices }: ConvexPolygon): Fraction {
  const squares = vertices.map((a, i) => squareToSegment(p, a, vertices[(i + 1) % vertices.length] ?? a));
  return squares.reduce((least, other) => (less(other, least) ? other : least));
}

/** Inside or on the outline: on one side of every side's line. */
function inside(p: Vector, { vertices }: ConvexPolygon): boolean {
  return vertices.every((a, i) => {
    const b = vertices[(i + 1) % vertices.length] ?? a;
    return BigInt(b.x - a.x) * BigInt(p.y - a.y) - BigInt(b.y - a.y) * BigInt(p.x - a.x) >= 0n;
  });
}

describe('inside a polygon', () => {
  test.each([
    ['touching a side', { x: 25, y: 50 }, 25, true],
    ['a unit over a side', { x: 24, y: 50 }, 25, false],
    ['in a corner', { x: 25, y: 75 }, 25, true],
    ['as wide as the polygon', { x: 50, y: 50 }, 50, true],
    ['wider than the polygon', { x: 50, y: 50 }, 51, false],
    ['of no size on a corner', { x: 100, y: 100 }, 0, true],
    ['of no size outside', { x: 101, y: 100 }, 0, false],
  ])('a disc %s', (_, at, radius, isInside) => {
    expect(containsDisc(square, discAt(at, radius))).toBe(isInside);
    expect(contains(inset(square, radius), at)).toBe(isInside);
  });

  test('a whole disc lies inside exactly when its centre does, at least its radius from the outline', () => {
    fc.assert(
      fc.property(polygon, around, fc.integer({ min: 0, max: 60 }), (shape, at, radius) => {
        const { top, bottom } = squareToOutline(at, shape);
        const expected = inside(at, shape) && top >= BigInt(radius) ** 2n * bottom;
        expect(containsDisc(shape, discAt(at, radius))).toBe(expected);
        expect(contains(inset(shape, radius), at)).toBe(expected);
        expect(containsPoint(shape, at)).toBe(inside(at, shape));
      }),
      { numRuns: 150 },
    );
  });

  test('a disc of the greatest radius that fits, and of one unit more', () => {
    fc.assert(
      fc.property(polygon, around, (shape, at) => {
        if (!inside(at, shape)) return;
        const { top, bottom } = squareToOutline(at, shape);
        let radius = Math.floor(Math.sqrt(Number(top) / Number(bottom)));
        while (BigInt(radius + 1) ** 2n * bottom <= top) radius++;
        while (BigInt(radius) ** 2n * bottom > top) radius--;
        expect(contains(inset(shape, radius), at)).toBe(true);
        expect(contains(inset(shape, radius + 1), at)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  test('asks of every side the least whole product that is far enough', () => {
    fc.assert(
      fc.property(polygon, fc.integer({ min: 0, max: 100_000 }), (shape, radius) => {
        for (const [i, { least }] of inset(shape, radius).halfPlanes.entries()) {
          const { from, along, square } = shape.sides[i] ?? { from: HERE, along: HERE, square: 0 };
          const far = BigInt(least) - (BigInt(along.x) * BigInt(from.y) - BigInt(along.y) * BigInt(from.x));
          const enough = BigInt(radius) ** 2n * BigInt(square);
          expect(far ** 2n >= enough && (far === 0n || (far - 1n) ** 2n < enough)).toBe(true);
        }
      }),
    );
  });

  test.each([-1, 0.5, Number.NaN, -0, Number.POSITIVE_INFINITY, 2 ** 24 + 1])('no inset by %f', (radius) => {
    expect(refusal(() => inset(square, radius)).code).toBe('invalid-length');
  });

  test('an inset is plain data', () => {
    expect(JSON.parse(JSON.stringify(inset(square, 25)))).toEqual(inset(square, 25));
  });
});

describe('distances from a polygon', () => {
  test.each([
    ['beside a side', { x: 50, y: -60 }, 60],
    ['off a corner', { x: 103, y: 104 }, 5],
    ['off a corner, not whole', { x: 101, y: 101 }, 2],
    ['on a side', { x: 100, y: 3 }, 0],
    ['on a corner', { x: 0, y: 100 }, 0],
    ['inside', { x: 1, y: 1 }, 0],
    ['beyond a side in its line', { x: 107, y: 0 }, 7],
  ])('of a point %s', (_, at, distance) => {
    expect(ceilDistanceToPolygon(at, square)).toBe(distance);
    expect(distanceToPolygonWithin(at, square, distance)).toBe(true);
    expect(distanceToPolygonWithin(at, square, distance - 1)).toBe(false);
  });

  test('are exact, at the limit and one unit to either side', () => {
    fc.assert(
      fc.property(polygon, around, fc.integer({ min: -2, max: 2 }), (shape, at, off) => {
        const distance = ceilDistanceToPolygon(at, shape);
        const { top, bottom } = inside(at, shape) ? { top: 0n, bottom: 1n } : squareToOutline(at, shape);
        expect(BigInt(distance) ** 2n * bottom >= top).toBe(true);
        if (distance > 0) expect(BigInt(distance - 1) ** 2n * bottom < top).toBe(true);
        const limit = distance + off;
        const exact = limit < 0 ? 1n : top - BigInt(limit) ** 2n * bottom;
        expect(Math.sign(compareDistanceToPolygon(at, shape, limit))).toBe(exact > 0n ? 1 : exact < 0n ? -1 : 0);
        expect(distanceToPolygonWithin(at, shape, limit)).toBe(exact <= 0n);
      }),
      { numRuns: 150 },
    );
  });

  test('of discs: touching is 0 apart and no overlap, whatever the radius', () => {
    for (const radius of [0, 1, 25, 30]) {
      const touching = discAt({ x: 50, y: 100 + radius }, radius);
      expect(overlapsPolygon(touching, square)).toBe(false);
      expect(gapToPolygonWithin(touching, square, 0)).toBe(true);
      const over = discAt({ x: 50, y: 99 + radius }, radius);
      expect(overlapsPolygon(over, square)).toBe(true);
      expect(gapToPolygonWithin(over, square, 0)).toBe(true);
      expect(gapToPolygonWithin(over, square, -1)).toBe(false);
      const apart = discAt({ x: 50, y: 101 + radius }, radius);
      expect([gapToPolygonWithin(apart, square, 0), gapToPolygonWithin(apart, square, 1)]).toEqual([false, true]);
    }
  });

  test('are the same in every mirror image and translation', () => {
    fc.assert(
      fc.property(polygonUpTo(200), vectorUpTo(400), fc.integer({ min: 0, max: 60 }), motion, (shape, at, r, moved) => {
        const there = convexPolygon(shape.vertices.map(moved.of));
        const to = moved.of(at);
        expect(ceilDistanceToPolygon(to, there)).toBe(ceilDistanceToPolygon(at, shape));
        expect(containsPoint(there, to)).toBe(containsPoint(shape, at));
        expect(containsDisc(there, discAt(to, r))).toBe(containsDisc(shape, discAt(at, r)));
        expect(contains(inset(there, r), to)).toBe(contains(inset(shape, r), at));
        expect(overlapsPolygon(discAt(to, r), there)).toBe(overlapsPolygon(discAt(at, r), shape));
      }),
    );
  });

  test('the nearest point lies in the direction given, at the distance given', () => {
    fc.assert(
      fc.property(polygon, around, (shape, at) => {
        const nearest = nearestOnPolygon(at, shape);
        if (nearest === undefined) {
          expect(inside(at, shape)).toBe(true);
          return;
        }
        const { top, bottom } = squareToOutline(at, shape);
        const [tx, ty] = [BigInt(nearest.towards.x), BigInt(nearest.towards.y)];
        if (nearest.on === 'vertex') {
          expect(shape.vertices[nearest.vertex]).toEqual({ x: at.x + nearest.towards.x, y: at.y + nearest.towards.y });
          expect((tx * tx + ty * ty) * bottom).toBe(top);
        } else {
          const { from, along } = shape.sides[nearest.side] ?? { from: at, along: at };
          expect(tx * BigInt(along.x) + ty * BigInt(along.y)).toBe(0n);
          // Going on in that direction meets the side's line: the height is its product with the direction.
          const height = tx * BigInt(from.x - at.x) + ty * BigInt(from.y - at.y);
          expect(height > 0n).toBe(true);
          expect(height * height * bottom).toBe(top * (tx * tx + ty * ty));
        }
      }),
      { numRuns: 150 },
    );
  });
});
