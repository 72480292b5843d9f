import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  checkPath,
  convexPolygon,
  discAt,
  displacement,
  findPath,
  firstContact,
  MAX_COORDINATE,
  outlineAt,
  retreat,
  slide,
  tighten,
  touchingAt,
  type Vector,
} from '../src/index.js';
import { look, nearPoint } from './arbitraries.js';

const MAX = MAX_COORDINATE;
const v = (x: number, y: number): Vector => ({ x, y });
const isInside = ({ x, y }: Vector): boolean => Math.abs(x) <= MAX && Math.abs(y) <= MAX;

describe('a disc that moves towards the edge of the range stops there', () => {
  test.each<[string, Vector, Vector, number, number, Vector]>([
    ['with room to spare', v(MAX - 61, 0), v(1, 0), 60, 60, v(MAX - 1, 0)],
    ['with just enough room', v(MAX - 60, 0), v(1, 0), 60, 60, v(MAX, 0)],
    ['a unit short', v(MAX - 59, 0), v(1, 0), 60, 59, v(MAX, 0)],
    ['on the other side', v(59 - MAX, 0), v(-1, 0), 60, 59, v(-MAX, 0)],
    ['along y', v(0, MAX - 9), v(0, 5), 60, 9, v(0, MAX)],
    ['at the edge', v(MAX, 7), v(1, 0), 60, 0, v(MAX, 7)],
    ['along the edge', v(MAX, 7), v(0, 1), 60, 60, v(MAX, 67)],
    ['away from the edge', v(MAX, 7), v(-1, 0), 60, 60, v(MAX - 60, 7)],
    ['askew', v(MAX - 30, 0), v(3, 4), 60, 50, v(MAX, 40)],
    ['by the farthest way', v(-MAX, 0), v(1, 0), MAX, MAX, v(0, 0)],
    ['in a corner', v(MAX - 40, MAX - 30), v(3, 4), 60, 38, v(MAX - 17, MAX)],
  ])('%s', (_, from, direction, limit, length, at) => {
    expect(firstContact(from, direction, limit, 30, [])).toEqual({ length, at });
  });

  test('so does one that retreats from a polygon', () => {
    const shape = convexPolygon([v(MAX - 200, 0), v(MAX - 100, 0), v(MAX - 100, 90), v(MAX - 200, 90)]);
    expect(retreat(v(MAX - 70, 40), 30, shape, 60, [])).toEqual({ length: 60, at: v(MAX - 10, 40) });
    expect(retreat(v(MAX - 50, 40), 30, shape, 60, [])).toEqual({ length: 50, at: v(MAX, 40) });
    expect(retreat(v(MAX, 40), 30, shape, 60, [])).toEqual({ length: 0, at: v(MAX, 40) });
  });

  test('at the last whole length that is in range, in every direction', () => {
    const direction = nearPoint.filter(({ x, y }) => x !== 0 || y !== 0);
    const part = fc.integer({ min: 0, max: 90 });
    fc.assert(
      fc.property(part, part, direction, fc.integer({ min: 0, max: 160 }), look, (x, y, towards, limit, seen) => {
        const [from, way] = [seen.of(v(MAX - x, MAX - y)), seen.of(towards)];
        const { length, at } = firstContact(from, way, limit, 30, []);
        expect(isInside(at)).toBe(true);
        expect(length === limit || !isInside(add(from, displacement(way, length + 1)))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('so does one that slides round a polygon, however far it might go', () => {
    const shape = convexPolygon([v(MAX - 300, 0), v(MAX - 20, 0), v(MAX - 20, 400), v(MAX - 300, 400)]);
    const from = v(MAX - 200, -30);
    const target = [outlineAt(shape, 500)];
    const end = slide(from, 30, shape, target, 400, []);
    // The corner is 180 units on; round it, the centre would be 10 units beyond the range.
    expect(end).toEqual({ length: 180, at: v(MAX - 20, -30) });
    const narrow = convexPolygon([v(MAX - 300, 0), v(MAX - 30, 0), v(MAX - 30, 400), v(MAX - 300, 400)]);
    expect(slide(from, 30, narrow, [outlineAt(narrow, 400)], 400, [])).toEqual({ length: 300, at: v(MAX, 130) });
  });

  test('also where the next side leads out of range only for a while', () => {
    // A tip that reaches the edge: beside it there is no room, behind it there would be.
    const tip = convexPolygon([v(MAX - 400, -200), v(MAX, 0), v(MAX - 400, 200)]);
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 300 }), fc.integer({ min: 0, max: 900 }), (position, limit) => {
        const from = touchingAt(outlineAt(tip, position), tip, 30, v(MAX - 400, -200));
        const end = slide(from, 30, tip, [outlineAt(tip, 600)], limit, []);
        expect(isInside(end.at)).toBe(true);
        expect(end.at.y).toBeLessThan(0);
      }),
    );
  });
});

describe('a path at the edge of the range', () => {
  test('leads round on the side where there is room, and passes the check', () => {
    const field = { radius: 25, obstacles: [discAt(v(MAX - 40, 0), 30)] };
    const [from, to] = [v(MAX - 20, -200), v(MAX - 20, 200)];
    const path = findPath(from, to, field);
    expect(path?.points.every(isInside)).toBe(true);
    expect(path && checkPath(path.points, field)).toBeUndefined();
    expect(path?.points.some((point) => point.x < MAX - 90)).toBe(true);
  });

  test('is none where an obstacle leaves room beyond alone', () => {
    const wall = Array.from({ length: 4 }, (_, k) => discAt(v(MAX - 20 - 80 * k, 0), 30));
    const field = { radius: 25, obstacles: [...wall, discAt(v(MAX - 660, 0), 390)] };
    expect(findPath(v(MAX - 20, -200), v(MAX - 20, 200), field, { allowance: 900 })).toBeUndefined();
  });

  test('is not pulled out of range when it is tightened, though it were shorter there', () => {
    const field = { radius: 1, obstacles: [discAt(v(MAX, 0), 2)] };
    const loose = [v(MAX, -400), v(MAX - 12, 0), v(MAX, 400)];
    const tight = tighten(loose, field);
    expect(checkPath(tight, field)).toBeUndefined();
    expect(tight.length).toBe(3);
    expect(tight[1]?.x).toBeGreaterThan(MAX - 12);
  });
});
