import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ConvexPolygon,
  checkPath,
  convexPolygon,
  crossesPolygon,
  discAt,
  firstWall,
  inset,
  standsFree,
  type Vector,
  type WalkArea,
} from '../src/index.js';
import { look, motion, movePolygon, nearDisc, polygonUpTo, vectorUpTo } from './arbitraries.js';
import { comesNearer, distanceToWay } from './by-the-book.js';
import { refusal } from './refusal.js';

const v = (x: number, y: number): Vector => ({ x, y });
const box = (x: number, y: number, wide: number, high: number): ConvexPolygon =>
  convexPolygon([v(x, y), v(x + wide, y), v(x + wide, y + high), v(x, y + high)]);
const wall = box(0, 0, 100, 40);

describe('a disc that moves straight past a wall', () => {
  test.each<[string, Vector, Vector, number, boolean]>([
    ['past a side, touching', v(-50, 65), v(150, 65), 25, false],
    ['past a side, a unit too near', v(-50, 64), v(150, 64), 25, true],
    ['up to a side', v(50, 200), v(50, 65), 25, false],
    ['up to a side, a unit too far', v(50, 200), v(50, 64), 25, true],
    ['up to a corner, askew', v(115, 60), v(300, 300), 25, false],
    ['up to a corner, askew, a unit too far', v(115, 59), v(300, 300), 25, true],
    ['past a corner, touching', v(115 - 80, 60 + 60), v(115 + 80, 60 - 60), 25, false],
    ['past a corner, a unit too near', v(115 - 80, 59 + 60), v(115 + 80, 59 - 60), 25, true],
    ['right through', v(50, -200), v(50, 200), 25, true],
    ['out of it', v(50, 20), v(50, 200), 25, true],
    ['wholly inside', v(50, 20), v(51, 20), 1, true],
    ['nowhere, touching', v(-25, 20), v(-25, 20), 25, false],
    ['nowhere, on it', v(-24, 20), v(-24, 20), 25, true],
    ['past all of it, far away', v(-500, 500), v(500, 500), 25, false],
    ['as a point along a side', v(-50, 40), v(150, 40), 0, false],
    ['as a point over a corner', v(-10, 30), v(10, 50), 0, false],
    ['as a point through it', v(-10, 30), v(10, 49), 0, true],
    ['as a point on a side', v(50, 0), v(50, 0), 0, false],
    ['as a point inside', v(50, 1), v(50, 1), 0, true],
  ])('%s', (_, from, to, radius, walled) => {
    const walls = [box(5000, 0, 9, 9), wall];
    expect(firstWall(from, to, radius, walls)).toBe(walled ? 1 : -1);
    expect(firstWall(to, from, radius, walls)).toBe(walled ? 1 : -1);
    const fault = walled ? { reason: 'walled', leg: 0, wall: 1 } : undefined;
    expect(checkPath([from, to], { radius, obstacles: [], walls })).toEqual(fault);
    expect(checkPath([v(-999, 999), v(-999, 999), from, to], { radius, obstacles: [], walls: [] })).toBeUndefined();
  });

  test('goes between two walls that touch at a corner as a point alone, where it is seen through', () => {
    const walls = [box(0, 0, 50, 50), box(50, 50, 50, 50)];
    const [from, to] = [v(20, 80), v(80, 20)];
    expect(walls.some((one) => crossesPolygon(from, to, one))).toBe(false);
    expect(firstWall(from, to, 0, walls)).toBe(-1);
    expect(firstWall(from, to, 1, walls)).toBe(0);
  });

  const radius = fc.integer({ min: 0, max: 20 });

  test('overlaps it exactly when its way comes nearer than its radius, or through the inside', () => {
    const way = vectorUpTo(40);
    fc.assert(
      fc.property(way, way, radius, polygonUpTo(20), (from, to, r, polygon) => {
        expect(firstWall(from, to, r, [polygon])).toBe(hitsByTheBook(from, to, r, polygon) ? 0 : -1);
      }),
      { numRuns: 400 },
    );
  });

  test('overlaps it exactly also at the ends of the range, touching and one unit to either side', () => {
    const far = vectorUpTo(2 ** 24);
    fc.assert(
      fc.property(far, far, polygonUpTo(2 ** 24), fc.integer({ min: -1, max: 1 }), (from, to, polygon, off) => {
        const reach = Math.round(Math.min(...polygon.vertices.map((corner) => distanceToWay(from, to, corner)))) + off;
        if (reach < 0 || reach > 2 ** 24) return;
        expect(firstWall(from, to, reach, [polygon])).toBe(hitsByTheBook(from, to, reach, polygon) ? 0 : -1);
      }),
      { numRuns: 150 },
    );
  });

  test('may touch an askew side, exactly, however long, and one unit nearer it may not', () => {
    const some = fc.integer({ min: 1, max: 200_000 });
    fc.assert(
      fc.property(some, some, some, look, (along, more, m, seen) => {
        // A side along (4, 3), and a centre whose distance from it, 5·m along (−3, 4), is whole.
        const side = convexPolygon([v(0, 0), v(4 * (along + more), 3 * (along + more)), v(9_000_000, -9)].map(seen.of));
        const [at, nearer] = [v(4 * along - 3 * m, 3 * along + 4 * m), v(4 * along - 3 * m + 1, 3 * along + 4 * m)];
        const walled = (to: Vector) => firstWall(seen.of(to), seen.of(to), 5 * m, [side]) >= 0;
        expect([walled(at), walled(nearer)]).toEqual([false, true]);
      }),
      { numRuns: 100 },
    );
  });

  test('is as blocked the other way, and in every mirror image and translation', () => {
    const way = vectorUpTo(40);
    fc.assert(
      fc.property(
        way,
        way,
        radius,
        fc.array(polygonUpTo(20), { maxLength: 3 }),
        motion,
        (from, to, r, walls, moved) => {
          const wall = firstWall(from, to, r, walls);
          const there = walls.map((one) => movePolygon(moved, one));
          expect(firstWall(to, from, r, walls)).toBe(wall);
          expect(firstWall(moved.of(from), moved.of(to), r, there)).toBe(wall);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('a place to stand', () => {
  const area = inset(box(-200, -200, 400, 400), 25);
  const walkArea: WalkArea = { radius: 25, area, obstacles: [discAt(v(-100, 0), 30)], walls: [wall] };

  test.each<[string, Vector, boolean]>([
    ['free', v(0, 100), true],
    ['touching the edge', v(-175, 100), true],
    ['over the edge', v(-176, 100), false],
    ['touching a disc', v(-100, 55), true],
    ['on a disc', v(-100, 54), false],
    ['touching a wall', v(50, 65), true],
    ['on a wall', v(50, 64), false],
    ['in a wall', v(50, 20), false],
    ['no point', v(0.5, 100), false],
    ['no number', v(Number.NaN, 100), false],
  ])('%s', (_, centre, free) => {
    expect(standsFree(centre, walkArea)).toBe(free);
  });

  test('is one that a path may start and end at', () => {
    const places = vectorUpTo(80);
    const walls = fc.array(polygonUpTo(60), { maxLength: 2 });
    fc.assert(
      fc.property(places, places, walls, fc.array(nearDisc, { maxLength: 2 }), (from, to, shapes, obstacles) => {
        const around = { radius: 10, obstacles, walls: shapes };
        if (checkPath([from, to], around) === undefined) {
          expect([standsFree(from, around), standsFree(to, around)]).toEqual([true, true]);
        }
        expect(standsFree(from, around)).toBe(checkPath([from, from], around) === undefined);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a path among walls is checked leg by leg', () => {
  const walkArea: WalkArea = { radius: 25, obstacles: [discAt(v(50, 20), 5)], walls: [wall, box(90, 0, 30, 40)] };

  test.each<[string, readonly Vector[], object | undefined]>([
    ['round them', [v(-50, 20), v(-50, 65), v(200, 65)], undefined],
    ['into the first of two on its second leg', [v(-50, 20), v(-50, 60), v(90, 60)], { leg: 1, wall: 0 }],
    ['into the second alone', [v(200, 65), v(145, 39), v(144, 39)], { leg: 1, wall: 1 }],
    ['starting in one', [v(110, 20)], { leg: 0, wall: 0 }],
  ])('%s', (_, points, fault) => {
    expect(checkPath(points, walkArea)).toEqual(fault && { reason: 'walled', ...fault });
  });

  test('an obstacle in the way is named before a wall', () => {
    expect(checkPath([v(50, 100), v(50, -100)], walkArea)).toEqual({ reason: 'blocked', leg: 0, obstacle: 0 });
  });

  test('limits are still refused', () => {
    expect(refusal(() => checkPath([v(500, 500)], walkArea, { allowance: -1 })).code).toBe('invalid-length');
  });
});

/**
 * Whether the way of a disc overlaps a polygon, by the book, in whole numbers: an end of the way inside, the way across a
 * side, or an end and a side, or a corner and the way, nearer than the radius.
 */
function hitsByTheBook(from: Vector, to: Vector, radius: number, polygon: ConvexPolygon): boolean {
  if (crossesPolygon(from, to, polygon)) return true;
  const { vertices } = polygon;
  return vertices.some((a, i) => {
    const b = vertices[(i + 1) % vertices.length] ?? a;
    return comesNearer(a, b, from, radius) || comesNearer(a, b, to, radius) || comesNearer(from, to, a, radius);
  });
}
