import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convexPolygon, distanceToPolygonWithin, firstWall, type Vector } from '../src/index.js';
import { wallRing } from '../src/wall-ring.js';
import { look, movePolygon, polygonUpTo, vectorUpTo } from './arbitraries.js';

const radius = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 200 }));

describe('the ring around a wall', () => {
  test('is a convex way round it that never overlaps it, and is near to it everywhere', () => {
    fc.assert(
      fc.property(polygonUpTo(60), radius, (wall, r) => {
        const { centre, corners } = wallRing(wall, r);
        const way = corners.map(({ x, y }) => ({ x: x + centre.x, y: y + centre.y }));
        expect(convexPolygon(way).vertices).toEqual(way);
        for (const [k, from] of way.entries()) {
          expect(firstWall(from, way[(k + 1) % way.length] ?? from, r, [wall])).toBe(-1);
          expect(distanceToPolygonWithin(from, wall, r + Math.ceil(r / 50) + (r === 0 ? 0 : 2))).toBe(true);
        }
      }),
      { numRuns: 250 },
    );
  });

  test('passes the sides along the axes just at the radius', () => {
    const box = convexPolygon([
      { x: 0, y: 0 },
      { x: 90, y: 0 },
      { x: 90, y: 40 },
      { x: 0, y: 40 },
    ]);
    const { centre, corners } = wallRing(box, 20);
    const ends = (values: readonly number[]) => [Math.min(...values), Math.max(...values)];
    expect(ends(corners.map(({ x }) => x + centre.x))).toEqual([-20, 110]);
    expect(ends(corners.map(({ y }) => y + centre.y))).toEqual([-20, 60]);
  });

  test('moves and mirrors with the wall', () => {
    const names = (points: readonly Vector[], { x, y }: Vector, of: (v: Vector) => Vector) =>
      points
        .map((point) => of({ x: point.x + x, y: point.y + y }))
        .map((point) => `${point.x},${point.y}`)
        .sort();
    fc.assert(
      fc.property(polygonUpTo(60), radius, look, vectorUpTo(900), (wall, r, seen, shift) => {
        const of = (v: Vector): Vector => {
          const { x, y } = seen.of(v);
          return { x: x + shift.x, y: y + shift.y };
        };
        const [here, there] = [wallRing(wall, r), wallRing(movePolygon({ name: '', of }, wall), r)];
        expect(names(there.corners, there.centre, (v) => v)).toEqual(names(here.corners, here.centre, of));
      }),
    );
  });
});
