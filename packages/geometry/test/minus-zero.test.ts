import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as geometry from '../src/index.js';
import { heightOver } from '../src/polygon-distance.js';
import { polygonUpTo, vectorUpTo } from './arbitraries.js';
import { minusZeros } from './minus-zeros.js';

const small = vectorUpTo(4);
const scene = fc.record({
  a: small,
  b: small,
  c: small,
  shape: polygonUpTo(9),
  units: fc.integer({ min: 0, max: 12 }),
  factor: fc.integer({ min: -3, max: 3 }),
  radius: fc.integer({ min: 0, max: 4 }),
});
type Scene = typeof scene extends fc.Arbitrary<infer Value> ? Value : never;

/** Everything that is computed of points, so that zeros of either sign may come of it. */
const ANSWERS: Readonly<Record<string, (scene: Scene) => unknown>> = {
  add: ({ a, b }) => geometry.add(a, b),
  subtract: ({ a, b }) => [geometry.subtract(a, b), geometry.subtract(a, a)],
  scale: ({ a, factor }) => geometry.scale(a, factor),
  quarterTurn: ({ a }) => geometry.quarterTurn(a),
  dot: ({ a, b }) => [geometry.dot(a, b), geometry.dot(a, geometry.quarterTurn(a))],
  cross: ({ a, b, factor }) => [geometry.cross(a, b), geometry.cross(a, geometry.scale(a, factor))],
  discs: ({ a, b, radius }) => geometry.ceilGap(geometry.discAt(a, radius), geometry.discAt(b, radius)),
  slants: ({ a, b, radius, units, factor }) => {
    const [one, other] = [geometry.discAt(a, radius), geometry.discAt(b, radius)];
    return [geometry.ceilSlantGap(one, other, -0), geometry.compareSlantGap(one, other, factor, units)];
  },
  primitive: ({ a, factor }) => geometry.primitive(geometry.scale(a, factor)),
  angles: ({ a, b }) => [geometry.compareAngle45(a, b), geometry.compareAngle90(a, geometry.quarterTurn(b))],
  displacement: ({ a, factor }) => [geometry.displacement(a, factor), geometry.displacement(a, -0)],
  displace: ({ a, b, factor }) => geometry.displace(a, b, factor),
  distances: ({ a, b, factor }) => [
    geometry.distanceSquared(a, b),
    geometry.ceilDistance(a, b),
    geometry.compareDistance(a, b, factor),
  ],
  roundHalfAway: ({ factor }) => [geometry.roundHalfAway(factor / 8), geometry.roundHalfAway(-0)],
  convexPolygon: ({ shape }) => shape,
  inset: ({ shape, radius }) => geometry.inset(shape, radius),
  heightOver: ({ shape, a }) => shape.sides.map((side) => [heightOver(side, a), heightOver(side, side.from)]),
  'distance from a polygon': ({ shape, a, factor }) => [
    geometry.ceilDistanceToPolygon(a, shape),
    geometry.floorDistanceToPolygon(a, shape),
    geometry.compareDistanceToPolygon(a, shape, factor),
  ],
  'nearest points': ({ shape, a }) => [geometry.nearestOnPolygon(a, shape), geometry.nearestOnOutline(a, shape)],
  outline: ({ shape, factor }) => {
    const contacts = [factor, -0, factor * shape.perimeter].map((position) => geometry.outlineAt(shape, position));
    return [contacts, contacts.map((contact) => geometry.positionOf(shape, contact))];
  },
  touchingAt: ({ shape, units, radius, a }) => geometry.touchingAt(geometry.outlineAt(shape, units), shape, radius, a),
  wayRound: ({ shape, units, factor }) =>
    geometry.wayRound(shape, geometry.outlineAt(shape, units), geometry.outlineAt(shape, factor)),
  lines: ({ shape, a, b }) => [geometry.lengthInside(a, b, [shape]), geometry.lengthInside(a, a, [shape])],
  directions: ({ a, factor }) => [geometry.DIRECTIONS, geometry.directionAt(90 * factor), geometry.directionAt(-a.x)],
  'points along paths': ({ a, b, c, units }) => geometry.prefixOf([a, b, a, c], units),
  moves: ({ shape, a, b, c, units, radius }) => {
    const others = [geometry.discAt(c, radius)];
    return [
      geometry.firstContact(a, b, units, radius, others),
      geometry.firstStop(a, b, units, { radius, obstacles: others, walls: [shape] }),
      geometry.approach(geometry.scale(a, 5), radius, shape, units, others),
      geometry.retreat(geometry.scale(a, 5), radius, shape, units, others),
      geometry.slide(a, radius, shape, [geometry.outlineAt(shape, b.x)], units, others),
    ];
  },
  paths: ({ a, b, c, units, radius, shape }) => {
    const [from, to] = [geometry.scale(a, 4), geometry.scale(b, 4)];
    const obstacles = [c, { x: 0 - c.x, y: 5 - c.y }].map((at) => geometry.discAt(at, radius));
    const discs = { radius: 1, obstacles };
    const walls = { radius: 1, obstacles: [], walls: [shape] };
    return [discs, walls].flatMap((walkArea) => [
      geometry.findPath(from, to, walkArea),
      geometry.reachable(from, units, walkArea),
      geometry.pathLength([from]),
    ]);
  },
};

describe('no answer holds a minus zero', () => {
  test.each(Object.entries(ANSWERS))('%s', (name, answer) => {
    fc.assert(
      fc.property(scene, (given) => {
        expect(minusZeros(answer(given), name)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('and one that did would be found', () => {
    expect(minusZeros({ at: [{ x: 0, y: -0 }] }, 'slide')).toEqual(['slide.at.0.y']);
  });
});
