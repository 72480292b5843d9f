import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkPath,
  discAt,
  MAX_LEGS,
  overlap,
  type Path,
  pathLength,
  type Vector,
  type WalkArea,
} from '../src/index.js';
import { motion, moveDisc, nearDisc, point, vectorUpTo } from './arbitraries.js';
import { area, deck, RADIUS } from './decks.js';
import { refusal } from './refusal.js';

const v = (x: number, y: number): Vector => ({ x, y });
const open: WalkArea = { radius: 25, obstacles: [discAt(v(0, 0), 30)] };

describe('the length of a path [T-PATH]', () => {
  test.each<[readonly Vector[], number]>([
    [[], 0],
    [[v(5, 5)], 0],
    [[v(0, 0), v(3, 4)], 5],
    [[v(0, 0), v(1, 1)], 2],
    [[v(0, 0), v(1, 1), v(2, 2)], 4],
    [[v(0, 0), v(1, 1), v(1, 1), v(4, 5)], 7],
  ])('%o is %i long', (points, length) => {
    expect(pathLength(points)).toBe(length);
  });

  const points = fc.array(point, { minLength: 1, maxLength: 8 });

  test('is the same backwards, and in every mirror image and translation', () => {
    fc.assert(
      fc.property(points, motion, (way, moved) => {
        expect(pathLength([...way].reverse())).toBe(pathLength(way));
        expect(pathLength(way.map(moved.of))).toBe(pathLength(way));
      }),
    );
  });

  test('never falls by going another way round: leaving a point out makes no path longer', () => {
    fc.assert(
      fc.property(points, fc.nat(), (way, which) => {
        const i = which % way.length;
        expect(pathLength(way.filter((_, k) => k !== i))).toBeLessThanOrEqual(pathLength(way));
      }),
    );
  });

  test('adds up', () => {
    fc.assert(
      fc.property(points, points, point, (there, onwards, between) => {
        const whole = pathLength([...there, between, ...onwards]);
        expect(whole).toBe(pathLength([...there, between]) + pathLength([between, ...onwards]));
      }),
    );
  });
});

describe('a path is checked leg by leg', () => {
  const zigzag = (legs: number): Vector[] => Array.from({ length: legs + 1 }, (_, i) => v(i, 100 + (i % 2)));
  const bounded: WalkArea = { radius: RADIUS, area, obstacles: [discAt(v(880, 210), 30), discAt(v(600, 210), 25)] };

  test.each<[string, readonly Vector[], WalkArea, object | undefined]>([
    ['touching an obstacle', [v(-100, 55), v(100, 55)], open, undefined],
    ['staying', [v(55, 0)], open, undefined],
    ['staying by a leg of no length', [v(55, 0), v(55, 0)], open, undefined],
    ['as many legs as allowed', zigzag(MAX_LEGS), open, undefined],
    ['one leg too many', zigzag(MAX_LEGS + 1), open, { reason: 'too-many-legs', leg: 32, maxLegs: 32 }],
    ['no points', [], open, { reason: 'empty', leg: 0 }],
    ['starting on an obstacle', [v(54, 0)], open, { reason: 'blocked', leg: 0, obstacle: 0 }],
    ['ending on an obstacle', [v(99, 0), v(77, 0), v(54, 0)], open, { reason: 'blocked', leg: 1, obstacle: 0 }],
    ['a fraction', [v(99, 0), v(77.5, 0)], open, { reason: 'not-whole', leg: 0 }],
    ['minus zero', [v(99, 0), v(77, -0)], open, { reason: 'not-whole', leg: 0 }],
    ['NaN to start with', [v(Number.NaN, 0)], open, { reason: 'not-whole', leg: 0 }],
    ['out of range', [v(99, 0), v(99, 9), v(2 ** 24 + 1, 9)], open, { reason: 'not-whole', leg: 1 }],
    ['along the edge', [v(310, 25), v(1450, 25)], bounded, undefined],
    ['a unit over the edge', [v(310, 25), v(700, 24), v(700, 100)], bounded, { reason: 'outside', leg: 0 }],
    ['starting outside', [v(310, 24), v(700, 100)], bounded, { reason: 'outside', leg: 0 }],
    ['the second obstacle', [v(600, 155), v(600, 161)], bounded, { reason: 'blocked', leg: 0, obstacle: 1 }],
  ])('%s', (_, points, walkArea, fault) => {
    expect(checkPath(points, walkArea)).toEqual(fault);
  });

  test('an allowance is enough at its very edge, and a unit less names the leg', () => {
    const way = [v(100, 0), v(103, 4), v(104, 5), v(104, 15)];
    expect(pathLength(way)).toBe(17);
    expect(checkPath(way, open, { allowance: 17 })).toBeUndefined();
    expect(checkPath(way, open, { allowance: 16 })).toEqual({ reason: 'too-long', leg: 2, length: 17, allowance: 16 });
    expect(checkPath(way, open, { allowance: 4 })).toEqual({ reason: 'too-long', leg: 0, length: 5, allowance: 4 });
    expect(checkPath([v(100, 0)], open, { allowance: 0 })).toBeUndefined();
  });

  test('fewer legs may be allowed, never more', () => {
    expect(checkPath(zigzag(3), open, { maxLegs: 2 })).toEqual({ reason: 'too-many-legs', leg: 2, maxLegs: 2 });
    expect(checkPath(zigzag(33), open, { maxLegs: 99 })).toEqual({ reason: 'too-many-legs', leg: 32, maxLegs: 32 });
  });

  test.each([-1, 0.5, Number.NaN, -0, Number.POSITIVE_INFINITY])('a limit of %f is refused', (bad) => {
    expect(refusal(() => checkPath([v(99, 0)], open, { allowance: bad })).code).toBe('invalid-length');
    expect(refusal(() => checkPath([v(99, 0)], open, { maxLegs: bad })).code).toBe('invalid-length');
  });

  test.each([[[null]], [[v(99, 0), null, v(99, 9)]], [[undefined, v(99, 0)]], [['12', '34']], [[[1, 2]]], [[{}]]])(
    'points that came from outside as %o are refused, not half read',
    (points) => {
      const path: Path['points'] = JSON.parse(JSON.stringify(points));
      expect(checkPath(path, open)).toEqual({ reason: 'not-whole', leg: 0 });
    },
  );

  test('is as legal backwards, and in every mirror image and translation', () => {
    const spots = fc.array(vectorUpTo(150), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(spots, fc.array(nearDisc, { maxLength: 4 }), motion, (points, obstacles, moved) => {
        const legal = checkPath(points, { radius: 20, obstacles }) === undefined;
        const there = { radius: 20, obstacles: obstacles.map((obstacle) => moveDisc(moved, obstacle)) };
        expect(checkPath([...points].reverse(), { radius: 20, obstacles }) === undefined).toBe(legal);
        expect(checkPath(points.map(moved.of), there) === undefined).toBe(legal);
      }),
    );
  });

  test('a legal path never comes to stand on anything on its way', () => {
    fc.assert(
      fc.property(
        deck,
        fc.array(fc.record({ x: fc.integer({ min: 0, max: 1760 }), y: fc.integer({ min: 0, max: 420 }) })),
        (d, way) => {
          const points = [d.from, ...way.slice(0, 3)];
          const fault = checkPath(points, { radius: RADIUS, area, obstacles: d.obstacles });
          const last = fault === undefined ? points.length - 1 : fault.leg;
          for (const at of points.slice(0, last + 1)) {
            expect(d.obstacles.some((obstacle) => overlap(discAt(at, RADIUS), obstacle))).toBe(false);
          }
        },
      ),
    );
  });
});
