import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  type ConvexPolygon,
  checkPath,
  convexPolygon,
  DIRECTIONS,
  discAt,
  displacement,
  firstContact,
  firstStop,
  inset,
  MAX_COORDINATE,
  standsFree,
  type Travel,
  type Vector,
  type WalkArea,
} from '../src/index.js';
import { look, moveDisc, movePolygon, nearDisc, nearPoint, polygonUpTo, vectorUpTo } from './arbitraries.js';
import { fractions } from './decks.js';
import { refusal } from './refusal.js';
import { roomOf } from './rooms.js';

const v = (x: number, y: number): Vector => ({ x, y });
const box = (x: number, y: number, wide: number, high: number): ConvexPolygon =>
  convexPolygon([v(x, y), v(x + wide, y), v(x + wide, y + high), v(x, y + high)]);

/** A desk of 60 by 30 inches in sixteenths, with a cup and a book on it. */
const desk: WalkArea = {
  radius: 12,
  area: inset(box(0, 0, 960, 480), 12),
  obstacles: [discAt(v(480, 240), 20)],
  walls: [box(700, 100, 40, 200)],
};

describe('a disc that moves straight until something stops it [T-ROUND]', () => {
  test.each<[string, Vector, Vector, number, number]>([
    ['nothing in the way', v(100, 100), v(0, 1), 160, 160],
    ['no length', v(100, 100), v(0, 1), 0, 0],
    ['no direction', v(100, 100), v(0, 0), 160, 160],
    ['the edge of the area', v(100, 100), v(0, -1), 160, 88],
    ['a corner of the area', v(60, 112), v(-3, -4), 160, 80],
    ['the edge, from the edge', v(100, 12), v(0, -1), 160, 0],
    ['along the edge', v(100, 12), v(1, 0), 160, 160],
    ['a disc ahead', v(400, 240), v(1, 0), 160, 48],
    ['a disc just within the limit', v(400, 240), v(5, 0), 49, 48],
    ['a disc at the limit', v(400, 240), v(1, 0), 48, 48],
    ['a disc that it passes, touching', v(400, 208), v(1, 0), 160, 160],
    ['a disc that it would graze', v(400, 209), v(1, 0), 160, 72],
    ['a wall ahead', v(640, 200), v(1, 0), 160, 48],
    ['a wall that it passes, touching', v(640, 88), v(1, 0), 160, 160],
    ['a wall that it would graze', v(640, 89), v(1, 0), 160, 55],
    ['a wall, along its side', v(688, 320), v(0, -1), 160, 160],
    ['a wall that it touches', v(688, 200), v(1, 0), 160, 0],
    ['a wall behind a disc', v(400, 240), v(1, 0), 2400, 48],
    ['a disc behind a wall', v(800, 240), v(-1, 0), 2400, 48],
    ['a place where it may not stand', v(720, 200), v(1, 0), 160, 0],
    ['a place outside', v(5, 200), v(1, 0), 160, 0],
  ])('%s', (_, from, direction, limit, length) => {
    expect(firstStop(from, direction, limit, desk)).toEqual({ length, at: add(from, displacement(direction, length)) });
  });

  const direction = nearPoint;
  const limit = fc.integer({ min: 0, max: 200 });
  const area: fc.Arbitrary<WalkArea> = fc.record(
    {
      radius: fc.integer({ min: 0, max: 20 }),
      area: fc.tuple(polygonUpTo(150), fc.integer({ min: 0, max: 20 })).map(([polygon, r]) => inset(polygon, r)),
      obstacles: fc.array(nearDisc, { maxLength: 3 }),
      walls: fc.array(polygonUpTo(120), { maxLength: 2 }),
    },
    { requiredKeys: ['radius', 'obstacles'] },
  );

  test('goes just as far as trying every length finds, and is the same again from there', () => {
    fc.assert(
      fc.property(vectorUpTo(100), direction, limit, area, (from, towards, most, among) => {
        const stop = firstStop(from, towards, most, among);
        expect(stop).toEqual(byTheBook(from, towards, most, among));
        expect(firstStop(from, towards, stop.length, among)).toEqual(stop);
      }),
      { numRuns: 250 },
    );
  });

  test('goes as far in every mirror image and translation, whatever the order of what stops it', () => {
    fc.assert(
      fc.property(vectorUpTo(100), direction, limit, area, look, nearPoint, (from, towards, most, among, seen, by) => {
        const moved = { name: seen.name, of: (at: Vector) => add(seen.of(at), by) };
        const { radius, obstacles, walls = [] } = among;
        const here = firstStop(from, towards, most, { radius, obstacles, walls });
        const there = firstStop(moved.of(from), seen.of(towards), most, {
          radius,
          obstacles: obstacles.map((disc) => moveDisc(moved, disc)).reverse(),
          walls: walls.map((wall) => movePolygon(moved, wall)).reverse(),
        });
        expect(there).toEqual({ length: here.length, at: moved.of(here.at) });
      }),
    );
  });

  test('gets at least as far among discs as the exact ray is free', () => {
    const discs = fc.array(nearDisc, { maxLength: 6 });
    fc.assert(
      fc.property(vectorUpTo(150), direction, limit, discs, (from, towards, most, obstacles) => {
        const { length } = firstContact(from, towards, most, 9, obstacles);
        expect(firstStop(from, towards, most, { radius: 9, obstacles }).length).toBeGreaterThanOrEqual(length);
      }),
    );
  });

  test('goes just as far as trying every length finds in rooms full of walls at all angles', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 359 }), (seed, degrees) => {
        const { from, walkArea } = roomOf(fractions(seed));
        const towards = DIRECTIONS[degrees] ?? v(1, 0);
        expect(firstStop(from, towards, 1700, walkArea)).toEqual(byTheBook(from, towards, 1700, walkArea));
      }),
      { numRuns: 100 },
    );
  });

  test('goes just as far as trying every length finds where it grazes things far from where it would end', () => {
    const graze = fc.integer({ min: -2, max: 3 });
    const radius = fc.constantFrom(0, 1, 12);
    fc.assert(
      fc.property(direction, radius, graze, fc.integer({ min: 20, max: 900 }), (towards, r, deep, along) => {
        if (towards.x === 0 && towards.y === 0) return;
        const beside = add(displacement(towards, along), displacement(v(0 - towards.y, towards.x), 30 + r - deep));
        const disc = discAt(beside, 30);
        const { x, y } = add(displacement(towards, along), displacement(v(0 - towards.y, towards.x), r - deep));
        const [further, aside] = [displacement(towards, 50), displacement(v(0 - towards.y, towards.x), 50)];
        const wall = convexPolygon([v(x, y), add(v(x, y), add(aside, further)), add(v(x, y), aside)]);
        for (const among of [
          { radius: r, obstacles: [disc] },
          { radius: r, obstacles: [], walls: [wall] },
        ]) {
          expect(firstStop(v(0, 0), towards, 1500, among)).toEqual(byTheBook(v(0, 0), towards, 1500, among));
        }
      }),
      { numRuns: 100 },
    );
  });

  test.each<[string, WalkArea]>([
    ['a wall, for a point', { radius: 0, obstacles: [], walls: [box(300, -900, 2000, 1800)] }],
    ['a thin wall, for a point', { radius: 0, obstacles: [], walls: [box(300, -900, 1, 1800)] }],
    ['a wall, for a disc', { radius: 12, obstacles: [], walls: [box(300, -900, 2000, 1800)] }],
    ['a disc', { radius: 12, obstacles: [discAt(v(900, 0), 500)] }],
    ['an edge', { radius: 12, obstacles: [], area: inset(box(-2000, -2000, 4000, 4000), 12) }],
    ['a disc that it only grazes', { radius: 12, obstacles: [discAt(v(900, 511), 500)] }],
  ])('does not take longer for a longer limit: %s', (_, among) => {
    for (const towards of [v(1, 0), v(30, 1), v(32763, -572), v(9999, 10_000)]) {
      const far = firstStop(v(0, 0), towards, MAX_COORDINATE, among);
      expect(checkPath([v(0, 0), far.at], among)).toBeUndefined();
      if (far.length < 20_000) expect(far).toEqual(byTheBook(v(0, 0), towards, 20_000, among));
    }
  });

  test('stops at the end of the range', () => {
    const { length, at } = firstStop(v(MAX_COORDINATE - 5, 0), v(1, 0), 100, { radius: 9, obstacles: [] });
    expect([length, at]).toEqual([5, v(MAX_COORDINATE, 0)]);
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, -0])('no limit of %f', (bad) => {
    expect(refusal(() => firstStop(v(0, 0), v(1, 0), bad, { radius: 1, obstacles: [] })).code).toBe('invalid-length');
  });
});

/** By trying every length, the greatest first. */
function byTheBook(from: Vector, direction: Vector, limit: number, among: WalkArea): Travel {
  if (!standsFree(from, among)) return { length: 0, at: from };
  for (let length = limit; length > 0; length--) {
    const at = add(from, displacement(direction, length));
    if (checkPath([from, at], among) === undefined) return { length, at };
  }
  return { length: 0, at: from };
}
