import { isTabletopError } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convexPolygon, MAX_COORDINATE, MAX_VERTICES, parseDisc, parseVector, type Vector } from '../src/index.js';
import { motion, polygonUpTo } from './arbitraries.js';
import { HULL } from './decks.js';
import { refusal } from './refusal.js';

const v = (x: number, y: number): Vector => ({ x, y });

/** Many corners on a parabola, strictly convex. */
const parabola = (count: number): Vector[] => Array.from({ length: count }, (_, i) => v(i, i * i));

const star = [v(0, -100), v(59, 81), v(-95, -31), v(95, -31), v(-59, 81)];

describe('a convex polygon', () => {
  test('knows its corners, its sides and its perimeter, each side rounded up', () => {
    const polygon = convexPolygon(HULL);
    expect(polygon.vertices).toEqual(HULL);
    expect(polygon.sides.map((side) => side.length)).toEqual([332, 1160, 332, 140, 332, 1160, 332, 140]);
    expect(polygon.sides.map((side) => side.start)).toEqual([0, 332, 1492, 1824, 1964, 2296, 3456, 3788]);
    expect(polygon.perimeter).toBe(3928);
  });

  test('is the same from corners in either order, from the first one on', () => {
    expect(convexPolygon([v(0, 140), ...HULL.slice(1).reverse()])).toEqual(convexPolygon(HULL));
  });

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(convexPolygon(HULL)))).toEqual(convexPolygon(HULL));
  });

  test('is as convex and as long in every mirror image and translation', () => {
    fc.assert(
      fc.property(polygonUpTo(200), motion, (polygon, moved) => {
        expect(convexPolygon(polygon.vertices.map(moved.of)).perimeter).toBe(polygon.perimeter);
      }),
    );
  });

  test('does not keep the corners that it was made of', () => {
    const given = [
      { x: 0, y: 0, name: 'bow' },
      { x: 9, y: 0 },
      { x: 0, y: 9 },
    ];
    const polygon = convexPolygon(given);
    expect(polygon.vertices).toEqual([v(0, 0), v(9, 0), v(0, 9)]);
    expect(polygon.vertices[0]).not.toBe(given[0]);
  });

  test('has up to sixty-four corners', () => {
    expect(convexPolygon(parabola(MAX_VERTICES)).vertices).toHaveLength(64);
  });

  test.each<[string, unknown, string, readonly (string | number)[]]>([
    ['no array', 'triangle', 'not-points', []],
    ['nothing', undefined, 'not-points', []],
    ['no corners', [], 'too-few', []],
    ['two corners', [v(0, 0), v(9, 0)], 'too-few', []],
    ['sixty-five corners', parabola(65), 'too-many', []],
    ['a million corners', { length: 1_000_000 }, 'not-points', []],
    ['a corner that is nothing', [v(0, 0), null, v(0, 9)], 'not-whole', [1, 'x']],
    ['a fraction', [v(0, 0), v(9.5, 0), v(0, 9)], 'not-whole', [1, 'x']],
    ['NaN', [v(0, 0), v(9, 0), v(0, Number.NaN)], 'not-whole', [2, 'y']],
    ['minus zero', [v(-0, 0), v(9, 0), v(0, 9)], 'not-whole', [0, 'x']],
    ['1e309', [v(0, 0), v(9, 0), v(0, Number.POSITIVE_INFINITY)], 'not-whole', [2, 'y']],
    ['text', [v(0, 0), v(9, 0), { x: '0', y: 9 }], 'not-whole', [2, 'x']],
    ['a coordinate out of range', [v(0, 0), v(MAX_COORDINATE + 1, 0), v(0, 9)], 'not-whole', [1, 'x']],
    ['a corner twice in a row', [v(0, 0), v(9, 0), v(9, 0), v(0, 9)], 'degenerate', [2]],
    ['the first corner again at the end', [v(0, 0), v(9, 0), v(0, 9), v(0, 0)], 'degenerate', [0]],
    ['corners on one line', [v(0, 0), v(9, 9), v(4, 4)], 'degenerate', []],
    ['a corner in the middle of a side', [v(0, 0), v(4, 0), v(9, 0), v(0, 9)], 'not-convex', [1]],
    ['a dent', [v(0, 0), v(9, 0), v(9, 9), v(5, 2)], 'not-convex', [3]],
    ['a dent, the other way round', [v(5, 2), v(9, 9), v(9, 0), v(0, 0)], 'not-convex', [0]],
    ['a bow tie', [v(0, 0), v(9, 9), v(9, 0), v(0, 9)], 'self-intersecting', [0]],
    ['a star that turns one way only', star, 'self-intersecting', [0]],
    ['a side gone over twice', [v(0, 0), v(9, 0), v(3, 0), v(3, 9)], 'self-intersecting', [0]],
  ])('is refused with %s', (_, corners, reason, path) => {
    const error = refusal(() => convexPolygon(corners));
    expect(error.code).toBe('invalid-polygon');
    expect(error.problems[0]?.details?.reason).toBe(reason);
    expect(error.problems[0]?.path).toEqual(path);
  });

  test('is refused with every bad coordinate at once', () => {
    const error = refusal(() => convexPolygon([v(0.5, Number.NaN), v(9, 0), v(0, -0)]));
    expect(error.problems.map((problem) => problem.path)).toEqual([
      [0, 'x'],
      [0, 'y'],
      [2, 'y'],
    ]);
  });
});

describe('points and discs from outside', () => {
  test('are checked and copied', () => {
    expect(parseVector({ x: 3, y: -4, z: 5 })).toEqual({ x: 3, y: -4 });
    expect(parseDisc({ x: 3, y: -4, radius: 0, name: 'mast' })).toEqual({ x: 3, y: -4, radius: 0 });
  });

  test.each<[string, unknown, readonly string[]]>([
    ['nothing', undefined, ['x', 'y', 'radius']],
    ['text', 'mast', ['x', 'y', 'radius']],
    ['a list', [1, 2, 3], ['x', 'y', 'radius']],
    ['fields of a prototype', Object.create({ x: 1, y: 2, radius: 3 }), ['x', 'y', 'radius']],
    ['a negative radius', { x: 0, y: 0, radius: -1 }, ['radius']],
    ['fractions', { x: 0.5, y: 1e-9, radius: 2.5 }, ['x', 'y', 'radius']],
    [
      'NaN and infinity',
      { x: Number.NaN, y: Number.NEGATIVE_INFINITY, radius: Number.POSITIVE_INFINITY },
      ['x', 'y', 'radius'],
    ],
    ['minus zero', { x: -0, y: 0, radius: -0 }, ['x', 'radius']],
    ['numbers beyond the range', { x: 2 ** 24 + 1, y: -(2 ** 24) - 1, radius: 2 ** 53 }, ['x', 'y', 'radius']],
    ['a very long text', { x: 'x'.repeat(1e6), y: 0, radius: 1 }, ['x']],
  ])('are refused with %s', (_, value, fields) => {
    const error = refusal(() => parseDisc(value));
    expect(error.code).toBe('invalid-disc');
    expect(error.problems.map((problem) => problem.path)).toEqual(fields.map((field) => [field]));
    expect(error.message.length).toBeLessThan(400);
    const coordinates = fields.filter((field) => field !== 'radius');
    if (coordinates.length > 0) expect(refusal(() => parseVector(value)).problems).toHaveLength(coordinates.length);
  });

  test('are never called upon: a getter is no coordinate', () => {
    const trap = Object.defineProperty({ y: 0 }, 'x', { enumerable: true, get: () => 1 });
    expect(isTabletopError(refusal(() => parseVector(trap)))).toBe(true);
  });
});
