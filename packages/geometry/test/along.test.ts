import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkPath,
  convexPolygon,
  discAt,
  displace,
  pathLength,
  pointAlong,
  prefixOf,
  type Vector,
  type WalkArea,
} from '../src/index.js';
import { motion, point, vectorUpTo } from './arbitraries.js';
import { refusal } from './refusal.js';

const v = (x: number, y: number): Vector => ({ x, y });
const bend = [v(0, 0), v(30, 40), v(30, 0)];

describe('the point that a path reaches [T-PATH] [T-ROUND]', () => {
  test.each<[number, Vector]>([
    [0, v(0, 0)],
    [5, v(3, 4)],
    [1, v(1, 1)],
    [2, v(1, 2)],
    [49, v(29, 39)],
    [50, v(30, 40)],
    [51, v(30, 39)],
    [89, v(30, 1)],
    [90, v(30, 0)],
    [91, v(30, 0)],
    [Number.MAX_SAFE_INTEGER, v(30, 0)],
  ])('after %i units', (distance, at) => {
    expect(pointAlong(bend, distance)).toEqual(at);
  });

  test.each<[string, readonly Vector[], number, readonly Vector[]]>([
    ['nothing of nothing', [], 5, []],
    ['a single point', [v(7, 7)], 5, [v(7, 7)]],
    ['its start', bend, 0, [v(0, 0)]],
    ['a part of its first leg', bend, 5, [v(0, 0), v(3, 4)]],
    ['its first leg', bend, 50, [v(0, 0), v(30, 40)]],
    ['a part of its last leg', bend, 55, [v(0, 0), v(30, 40), v(30, 35)]],
    ['all of it', bend, 90, bend],
    ['a corner given twice, before it', [v(0, 0), v(9, 0), v(9, 0), v(9, 9)], 8, [v(0, 0), v(8, 0)]],
    ['a corner given twice', [v(0, 0), v(9, 0), v(9, 0), v(9, 9)], 9, [v(0, 0), v(9, 0), v(9, 0)]],
    ['a leg of √2, which counts as 2', [v(0, 0), v(1, 1), v(5, 1)], 2, [v(0, 0), v(1, 1)]],
    ['a half of it', [v(0, 0), v(1, 1), v(5, 1)], 1, [v(0, 0), v(1, 1)]],
    ['a leg of √2, and a unit more', [v(0, 0), v(1, 1), v(5, 1)], 3, [v(0, 0), v(1, 1), v(2, 1)]],
  ])('by a prefix that is %s', (_, points, distance, prefix) => {
    expect(prefixOf(points, distance)).toEqual(prefix);
  });

  const path = fc.array(point, { minLength: 1, maxLength: 8 });
  const part = fc.double({ min: 0, max: 1.1, noNaN: true });

  test('makes a prefix as long as the distance or a unit longer, and never longer than the path', () => {
    fc.assert(
      fc.property(path, part, (points, much) => {
        const whole = pathLength(points);
        const distance = Math.round(whole * much);
        const prefix = prefixOf(points, distance);
        expect(prefix.at(-1)).toEqual(pointAlong(points, distance));
        expect(prefix.slice(0, -1)).toEqual(points.slice(0, prefix.length - 1));
        expect(pathLength(prefix)).toBeGreaterThanOrEqual(Math.min(distance, whole));
        expect(pathLength(prefix)).toBeLessThanOrEqual(Math.min(distance + 1, whole));
      }),
      { numRuns: 250 },
    );
  });

  test('lies a displacement along the leg that the distance ends on', () => {
    fc.assert(
      fc.property(path, part, (points, much) => {
        const distance = Math.round(pathLength(points) * much);
        let [left, leg] = [distance, 0];
        const lengthOf = (i: number) => pathLength(points.slice(i, i + 2));
        while (leg < points.length - 1 && lengthOf(leg) <= left) left -= lengthOf(leg++);
        const [from, to] = [points[leg] ?? v(0, 0), points[leg + 1]];
        expect(pointAlong(points, distance)).toEqual(to === undefined ? from : displace(from, to, left));
      }),
      { numRuns: 150 },
    );
  });

  test('moves and mirrors with the table', () => {
    fc.assert(
      fc.property(path, part, motion, (points, much, moved) => {
        const distance = Math.round(pathLength(points) * much);
        expect(prefixOf(points.map(moved.of), distance)).toEqual(prefixOf(points, distance).map(moved.of));
      }),
    );
  });

  test.each([-1, 0.5, Number.NaN, -0, Number.POSITIVE_INFINITY, 2 ** 53])('a distance of %f is refused', (bad) => {
    expect(refusal(() => pointAlong(bend, bad)).code).toBe('invalid-length');
    expect(refusal(() => prefixOf(bend, bad)).code).toBe('invalid-length');
  });

  test('no path has none', () => {
    expect(refusal(() => pointAlong([], 5)).code).toBe('empty-path');
  });
});

describe('the point that a path reaches in an area [T-ROUND]', () => {
  // A disc of radius 5 slides along the slope of a wall, never exactly in whole units.
  const wall = convexPolygon([v(0, 0), v(200, 80), v(200, 0)]);
  const area: WalkArea = { radius: 5, obstacles: [], walls: [wall] };
  const slope = [v(-2, 5), v(198, 85)];

  test('is shortened by one unit at a time until the way to it is free', () => {
    expect(checkPath(slope, area)).toBeUndefined();
    let shortened = 0;
    for (let distance = 0; distance <= pathLength(slope); distance++) {
      const prefix = prefixOf(slope, distance, area);
      expect(checkPath(prefix, area), `${distance}`).toBeUndefined();
      const at = pointAlong(slope, distance, area);
      expect(at).toEqual(prefix.at(-1));
      if (checkPath(prefixOf(slope, distance), area) === undefined) expect(prefix).toEqual(prefixOf(slope, distance));
      else {
        shortened++;
        expect(at).toEqual(pointAlong(slope, distance - 1, area));
      }
    }
    expect(shortened).toBeGreaterThan(5);
  });

  test('is a place of a legal path, wherever the distance ends', () => {
    const spot = vectorUpTo(60);
    const obstacles = [discAt(v(0, 0), 10)];
    fc.assert(
      fc.property(spot, spot, spot, fc.nat(200), (a, b, c, distance) => {
        const around: WalkArea = { radius: 5, obstacles, walls: [convexPolygon([v(20, 20), v(60, 25), v(22, 60)])] };
        if (checkPath([a, b, c], around) !== undefined) return;
        expect(checkPath(prefixOf([a, b, c], distance, around), around)).toBeUndefined();
      }),
      { numRuns: 250 },
    );
  });
});
