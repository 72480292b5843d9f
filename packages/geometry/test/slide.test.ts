import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  approach,
  type ConvexPolygon,
  convexPolygon,
  type Disc,
  discAt,
  floorDistanceToPolygon,
  gapToPolygonWithin,
  isBlocked,
  nearestOnOutline,
  outlineAt,
  overlapsAny,
  overlapsPolygon,
  positionOf,
  retreat,
  slide,
  touchingAt,
  type Vector,
  wayRound,
} from '../src/index.js';
import { LOOKS, look, polygonUpTo, vectorUpTo } from './arbitraries.js';
import { hull } from './decks.js';
import { refusal } from './refusal.js';

const v = (x: number, y: number): Vector => ({ x, y });
const base = (x: number, y: number): Disc => discAt(v(x, y), 30);
const square = convexPolygon([v(0, 0), v(100, 0), v(100, 100), v(0, 100)]);
const polygon = polygonUpTo(200);
const bases = fc.array(
  vectorUpTo(300).map((at) => discAt(at, 30)),
  { maxLength: 6 },
);
const limit = fc.integer({ min: 0, max: 160 });

describe('a disc that approaches a polygon [T-ROUND]', () => {
  test.each<[string, Vector, number, readonly Disc[], object]>([
    ['not all the way', v(880, -190), 100, [], { length: 100, at: v(880, -90), touches: false }],
    ['just all the way', v(880, -190), 160, [], { length: 160, at: v(880, -30), touches: true }],
    ['all the way and no further', v(880, -190), 400, [], { length: 160, at: v(880, -30), touches: true }],
    ['to a corner', v(1810, 440), 400, [], { length: 138, at: v(1784, 304), touches: true }],
    ['up to another base', v(880, -190), 160, [base(880, -100)], { length: 30, at: v(880, -160), touches: false }],
    ['past another base', v(880, -190), 160, [base(820, -100)], { length: 160, at: v(880, -30), touches: true }],
    ['from where it touches', v(880, -30), 60, [], { length: 0, at: v(880, -30), touches: true }],
    ['from where it overlaps', v(880, -29), 60, [], { length: 0, at: v(880, -29), touches: true }],
    ['from inside', v(880, 210), 60, [], { length: 0, at: v(880, 210), touches: true }],
    ['by nothing', v(880, -190), 0, [], { length: 0, at: v(880, -190), touches: false }],
  ])('%s', (what, from, units, obstacles, expected) => {
    const end = approach(from, 30, hull, units, obstacles);
    if (what === 'to a corner') expect(end.touches && gapToPolygonWithin(discAt(end.at, 30), hull, 2)).toBe(true);
    else expect(end).toEqual(expected);
  });

  test('does not touch the polygon when a base stops it, be it a unit early', () => {
    const from = v(1774, 452);
    const alone = approach(from, 30, hull, 160, []);
    expect(alone.touches).toBe(true);
    const stopped = approach(from, 30, hull, 160, [base(1785, 333)]);
    expect(alone.length - stopped.length).toBe(1);
    expect(stopped.touches).toBe(false);
  });

  test('touches the polygon just where it ends as it would without bases, as far as it may go', () => {
    // Close to the polygon, so that bases often stop it in the last units of its way.
    const near = polygonUpTo(40);
    fc.assert(
      fc.property(vectorUpTo(110), near, fc.integer({ min: 0, max: 90 }), bases, (from, shape, units, obstacles) => {
        if (overlapsPolygon(discAt(from, 30), shape)) return;
        const { at, touches } = approach(from, 30, shape, units, obstacles);
        const alone = approach(from, 30, shape, 500, []);
        expect(alone.touches).toBe(true);
        // A limit that ends on the last unit before the room is used up stops it, though rounding would do so too.
        const may = units >= floorDistanceToPolygon(from, shape) - 30;
        expect(touches).toBe(may && at.x === alone.at.x && at.y === alone.at.y);
      }),
      { numRuns: 250 },
    );
  });

  test('overlaps nothing on its way, stops at contact, and could not go a unit further', () => {
    fc.assert(
      fc.property(vectorUpTo(500), polygon, limit, bases, (from, shape, units, obstacles) => {
        const start = discAt(from, 30);
        if (overlapsPolygon(start, shape) || overlapsAny(start, obstacles)) return;
        const { length, at, touches } = approach(from, 30, shape, units, obstacles);
        expect(overlapsPolygon(discAt(at, 30), shape)).toBe(false);
        expect(isBlocked(from, at, 30, obstacles)).toBe(false);
        expect(length).toBeLessThanOrEqual(Math.min(units, floorDistanceToPolygon(from, shape) - 30));
        if (touches) expect(gapToPolygonWithin(discAt(at, 30), shape, 3)).toBe(true);
        // What stops it short is something else in its way, or the polygon.
        const alone = approach(from, 30, shape, units, []);
        if (length < alone.length) expect(obstacles.length).toBeGreaterThan(0);
        if (obstacles.length === 0 && !touches) expect(length).toBe(units);
      }),
      { numRuns: 150 },
    );
  });

  test('comes as far in every mirror image and translation, and goes away as far', () => {
    fc.assert(
      fc.property(
        vectorUpTo(500),
        polygon,
        limit,
        bases,
        look,
        vectorUpTo(99),
        (from, shape, units, obstacles, seen, by) => {
          const move = (p: Vector): Vector => v(seen.of(p).x + by.x, seen.of(p).y + by.y);
          const there = convexPolygon(shape.vertices.map(move));
          const others = obstacles.map((obstacle) => discAt(move(obstacle), obstacle.radius));
          const here = approach(from, 30, shape, units, obstacles);
          expect(approach(move(from), 30, there, units, others)).toEqual({ ...here, at: move(here.at) });
          const away = retreat(from, 30, shape, units, obstacles);
          expect(retreat(move(from), 30, there, units, others)).toEqual({ ...away, at: move(away.at) });
        },
      ),
    );
  });
});

describe('a disc that retreats from a polygon [T-ROUND]', () => {
  test.each<[string, Vector, readonly Disc[], object]>([
    ['straight from a side', v(880, -30), [], { length: 60, at: v(880, -90) }],
    ['straight from a corner', v(1790, 320), [], { length: 60, at: v(1826, 368) }],
    ['up to another base', v(880, -30), [base(880, -130)], { length: 40, at: v(880, -70) }],
    ['not at all from inside', v(880, 210), [], { length: 0, at: v(880, 210) }],
  ])('%s', (_, from, obstacles, expected) => {
    expect(retreat(from, 30, hull, 60, obstacles)).toEqual(expected);
  });

  test('overlaps nothing, and ends as far from the polygon as it went', () => {
    fc.assert(
      fc.property(vectorUpTo(500), polygon, limit, bases, (from, shape, units, obstacles) => {
        const start = discAt(from, 30);
        if (overlapsPolygon(start, shape) || overlapsAny(start, obstacles)) return;
        const { length, at } = retreat(from, 30, shape, units, obstacles);
        expect(isBlocked(from, at, 30, obstacles)).toBe(false);
        const gained = floorDistanceToPolygon(at, shape) - floorDistanceToPolygon(from, shape);
        expect(Math.abs(gained - length)).toBeLessThanOrEqual(2);
        if (obstacles.length === 0) expect(length).toBe(units);
      }),
    );
  });
});

describe('the way round an outline', () => {
  test.each<[string, number, number, object]>([
    ['forwards', 350, 20, { way: -1, length: 330 }],
    ['over the first corner', 20, 3900, { way: -1, length: 48 }],
    ['over the first corner, forwards', 3900, 20, { way: 1, length: 48 }],
    ['no way', 99, 99, { way: 1, length: 0 }],
  ])('%s', (_, from, to, expected) => {
    expect(wayRound(hull, outlineAt(hull, from), outlineAt(hull, to))).toEqual(expected);
  });

  test.each<[string, number, number, 1 | -1]>([
    ['from the lower side, with rising x', 50, 250, 1],
    ['from the upper side, with rising x', 250, 50, -1],
    ['from the right side, with rising y', 150, 350, 1],
    ['from the left side, with rising y', 350, 150, -1],
    ['from the lower left corner, with rising x rather than y', 0, 200, 1],
    ['from the lower right corner, with rising y rather than falling x', 100, 300, 1],
    ['from the upper right corner, with falling y rather than x', 200, 0, -1],
  ])('of two equal ones it is, %s', (_, from, to, way) => {
    expect(wayRound(square, outlineAt(square, from), outlineAt(square, to))).toEqual({ way, length: 200 });
  });
});

describe('a disc that slides along a polygon', () => {
  const towards = (point: Vector) => nearestOnOutline(point, hull);

  test.each<[string, Vector, Vector, number, readonly Disc[], number, Vector]>([
    ['not all the way', v(880, -30), v(1000, 100), 60, [], 60, v(940, -30)],
    ['until it is beside', v(880, -30), v(1000, 100), 160, [], 120, v(1000, -30)],
    ['backwards', v(880, -30), v(700, 100), 60, [], 60, v(820, -30)],
    ['not at all when it is beside', v(880, -30), v(880, 100), 60, [], 0, v(880, -30)],
    ['to the side where it is, of someone amidships', v(880, 450), v(1000, 210), 60, [], 60, v(940, 450)],
    ['up to another base', v(880, -30), v(1100, 100), 160, [base(1000, -30)], 60, v(940, -30)],
    ['away from a base that it touches', v(880, -30), v(1100, 100), 60, [base(820, -30)], 60, v(940, -30)],
    ['not into a base that it touches', v(880, -30), v(700, 100), 60, [base(820, -30)], 0, v(880, -30)],
    ['from a corner', v(1472, -27), v(1600, 100), 9, [], 9, touchingAt({ side: 2, offset: 9 }, hull, 30, v(1472, -27))],
  ])('%s', (_, from, sailor, units, obstacles, length, at) => {
    expect(slide(from, 30, hull, towards(sailor), units, obstacles)).toEqual({ length, at });
  });

  test('turns a corner for nothing, its centre square to the side of the contact', () => {
    const from = v(1450, -30);
    const ends = [9, 10, 11, 30].map((units) => slide(from, 30, hull, towards(v(1700, 160)), units, []));
    expect(ends.map((end) => end.length)).toEqual([9, 10, 11, 30]);
    expect(ends[0]?.at).toEqual(v(1459, -30));
    expect(ends[1]?.at).toEqual(v(1460, -30));
    expect(ends[2]?.at).toEqual(touchingAt({ side: 2, offset: 1 }, hull, 30, from));
    expect(ends[3]?.at).toEqual(touchingAt({ side: 2, offset: 20 }, hull, 30, from));
  });

  test('stops before a corner where a base lies in the turn, also one clear of both its ends', () => {
    const target = [outlineAt(square, 150)];
    expect(slide(v(90, -30), 30, square, target, 30, [base(157, -57)])).toEqual({ length: 10, at: v(100, -30) });
    expect(slide(v(90, -30), 30, square, target, 30, [base(154, -72)])).toEqual({ length: 30, at: v(130, 20) });
    expect(slide(v(90, -30), 30, square, target, 30, [base(153, -72)])).toEqual({ length: 10, at: v(100, -30) });
    expect(slide(v(90, -30), 30, square, target, 30, [base(164, -64)])).toEqual({ length: 30, at: v(130, 20) });
    expect(slide(v(130, 20), 30, square, [outlineAt(square, 50)], 30, [base(157, -57)])).toEqual({
      length: 20,
      at: v(130, 0),
    });
  });

  test('goes to the nearer of several points, and of two as near with rising x', () => {
    const from = v(50, -30);
    expect(slide(from, 30, square, [outlineAt(square, 90), outlineAt(square, 20)], 99, []).at).toEqual(v(20, -30));
    for (const targets of [
      [80, 20],
      [20, 80],
    ]) {
      const contacts = targets.map((position) => outlineAt(square, position));
      expect(slide(from, 30, square, contacts, 99, []).at).toEqual(v(80, -30));
    }
    expect(slide(from, 30, square, [], 99, [])).toEqual({ length: 0, at: from });
  });

  const sliding = fc.record({
    shape: polygon,
    start: fc.nat(5000),
    target: fc.nat(5000),
    units: limit,
    obstacles: bases,
  });

  test('overlaps nothing, and without obstacles goes as far as it may', () => {
    fc.assert(
      fc.property(sliding, ({ shape, start, target, units, obstacles }) => {
        const from = touchingAt(outlineAt(shape, start), shape, 30, v(0, 0));
        if (overlapsAny(discAt(from, 30), obstacles)) return;
        const to = [outlineAt(shape, target)];
        const { length, at } = slide(from, 30, shape, to, units, obstacles);
        expect(overlapsPolygon(discAt(at, 30), shape)).toBe(false);
        expect(overlapsAny(discAt(at, 30), obstacles)).toBe(false);
        const free = slide(from, 30, shape, to, units, []);
        expect(free.length).toBe(Math.min(units, roundFrom(shape, from, to)));
        expect(length).toBeLessThanOrEqual(free.length);
        // Wherever it could have stopped on its way, it overlaps nothing either.
        for (let units = 1; units <= length; units++) {
          const stop = slide(from, 30, shape, to, units, obstacles);
          expect(stop.length).toBe(units);
          expect(overlapsAny(discAt(stop.at, 30), obstacles)).toBe(false);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('stops only where the next unit would overlap something', () => {
    fc.assert(
      fc.property(sliding, ({ shape, start, target, units, obstacles }) => {
        const from = touchingAt(outlineAt(shape, start), shape, 30, v(0, 0));
        if (overlapsAny(discAt(from, 30), obstacles)) return;
        const to = [outlineAt(shape, target)];
        const { length } = slide(from, 30, shape, to, units, obstacles);
        const onwards = slide(from, 30, shape, to, length + 1, []);
        if (length === units || onwards.length === length) return;
        const nearCorner = obstacles.some((obstacle) =>
          shape.vertices.some((corner) => Math.hypot(corner.x - obstacle.x, corner.y - obstacle.y) < 90),
        );
        expect(nearCorner || overlapsAny(discAt(onwards.at, 30), obstacles)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('slides as far in every mirror image and translation, but where a tie is broken by x and y', () => {
    fc.assert(
      fc.property(sliding, look, vectorUpTo(99), ({ shape, start, target, units, obstacles }, seen, by) => {
        const from = touchingAt(outlineAt(shape, start), shape, 30, v(0, 0));
        const to = outlineAt(shape, target);
        const begin = nearestOnOutline(from, shape)[0] ?? to;
        const side = shape.sides[begin.side];
        const isTie = side === undefined || Math.abs(2 * begin.offset - side.length) === 1;
        if (isTie || to.offset === 0 || 2 * wayRound(shape, begin, to).length === shape.perimeter) return;
        const move = (p: Vector): Vector => v(seen.of(p).x + by.x, seen.of(p).y + by.y);
        const there = convexPolygon(shape.vertices.map(move));
        const mirrored = LOOKS.indexOf(seen) >= 4;
        const image = outlineAt(there, mirrored ? -positionOf(shape, to) : positionOf(shape, to));
        const others = obstacles.map((obstacle) => discAt(move(obstacle), obstacle.radius));
        const here = slide(from, 30, shape, [to], units, obstacles);
        expect(slide(move(from), 30, there, [image], units, others)).toEqual({
          length: here.length,
          at: move(here.at),
        });
      }),
      { numRuns: 100 },
    );
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('by %f is refused, and so is an approach', (bad) => {
    for (const call of [
      () => slide(v(880, -30), 30, hull, [], bad, []),
      () => approach(v(880, -90), 30, hull, bad, []),
      () => retreat(v(880, -90), 30, hull, bad, []),
    ]) {
      expect(refusal(call).code).toBe('invalid-length');
    }
  });
});

function roundFrom(shape: ConvexPolygon, from: Vector, [to]: readonly { side: number; offset: number }[]): number {
  const [start] = nearestOnOutline(from, shape);
  return start === undefined || to === undefined ? 0 : wayRound(shape, start, to).length;
}
