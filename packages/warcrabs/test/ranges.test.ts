import { discAt, quarterTurn, type Vector } from '@tabletop/geometry';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  bandBetween,
  DEFAULT_RULES,
  isClose,
  type RangeBand,
  type Rules,
  rangeBand,
  rangeModifier,
} from '../src/index.js';
import { room } from './support/scene.js';

const RADIUS = 12;
const board = room();

/** The band of a whole number of units. */
function bandOf(distance: number, rules: Rules = DEFAULT_RULES): RangeBand {
  return rangeBand((units) => distance - units, { rules });
}

/** The printed ranges, in sixteenths: to just short of a boundary, at it, and just beyond it. */
const BOUNDARIES = [
  { at: 2, nearer: 'pointBlank', farther: 'short', modifiers: [2, 1] },
  { at: 6, nearer: 'short', farther: 'medium', modifiers: [1, 0] },
  { at: 12, nearer: 'medium', farther: 'long', modifiers: [0, -1] },
  { at: 18, nearer: 'long', farther: 'extraLong', modifiers: [-1, -2] },
] as const;

describe('[W-RANGE] what a distance adds', () => {
  test.each(BOUNDARIES)('$at inches belong to the farther band', ({ at, nearer, farther, modifiers }) => {
    const units = at * 16;
    expect([units - 1, units, units + 1].map((distance) => bandOf(distance))).toEqual([nearer, farther, farther]);
    expect([units - 1, units].map((distance) => rangeModifier(distance))).toEqual(modifiers);
  });

  test.each(BOUNDARIES)('by house rules, $at inches belong to the nearer band', ({ at, nearer, farther }) => {
    const rules: Rules = { ...DEFAULT_RULES, rangeBoundaries: 'nearer' };
    const units = at * 16;
    expect([units - 1, units, units + 1].map((distance) => bandOf(distance, rules))).toEqual([nearer, nearer, farther]);
  });

  it('goes on without an end', () => {
    expect([0, 1e6].map((distance) => rangeModifier(distance))).toEqual([2, -2]);
    expect(rangeModifier(1.9375 * 16)).toBe(2);
  });

  const whole = fc.integer({ min: -5000, max: 5000 });
  const place = fc.record({ x: whole, y: whole });
  const turned = (by: number, point: Vector): Vector => (by === 0 ? point : turned(by - 1, quarterTurn(point)));

  test.each(BOUNDARIES)('is exact between bases $at inches apart, moved, turned, mirrored and swapped', (boundary) => {
    const units = boundary.at * 16;
    // Legs of right triangles with whole sides: the centres are exactly as far apart as the boundary and two radii.
    const apart = units + 2 * RADIUS;
    fc.assert(
      fc.property(
        place,
        fc.integer({ min: 0, max: 3 }),
        fc.boolean(),
        fc.constantFrom(-1, 0, 1),
        (from, by, isMirrored, more) => {
          const step = turned(by, { x: apart + more, y: 0 });
          const way = isMirrored ? { x: step.y, y: step.x } : step;
          const [one, other] = [discAt(from, RADIUS), discAt({ x: from.x + way.x, y: from.y + way.y }, RADIUS)];
          const wanted = more < 0 ? boundary.nearer : boundary.farther;
          expect([bandBetween(one, other, 0), bandBetween(other, one, 0)]).toEqual([wanted, wanted]);
        },
      ),
    );
  });

  test('[W-CLAW] claw-to-claw is exact at 1 inch, moved, turned, mirrored and swapped', () => {
    const apart = 16 + 2 * RADIUS;
    fc.assert(
      fc.property(
        place,
        fc.integer({ min: 0, max: 3 }),
        fc.boolean(),
        fc.constantFrom(-1, 0, 1),
        // Legs of a right triangle whose long side is 40: the same distance, aslant.
        fc.constantFrom({ x: apart, y: 0 }, { x: 32, y: 24 }, { x: 24, y: 32 }),
        (at, by, isMirrored, more, straight) => {
          const step = turned(by, { x: straight.x + more, y: straight.y });
          const way = isMirrored ? { x: step.y, y: step.x } : step;
          const [one, other] = [{ at }, { at: { x: at.x + way.x, y: at.y + way.y } }];
          const close = (...pair: readonly [typeof one, typeof other]) => isClose({ board }, ...pair, DEFAULT_RULES);
          expect([close(one, other), close(other, one)]).toEqual([more <= 0, more <= 0]);
        },
      ),
    );
  });

  it('is the straight line between edges where heights differ, exact as well', () => {
    // 72 and 96 units are the legs of a triangle whose long side is 120: 7.5 inches.
    const one = discAt({ x: 0, y: 0 }, RADIUS);
    const at = (units: number) => discAt({ x: units + 2 * RADIUS, y: 0 }, RADIUS);
    const limits = {
      rules: { ...DEFAULT_RULES, rangeLimits: { pointBlank: 2, short: 7.5, medium: 12, long: 18 } },
      rangeBand,
    };
    expect([71, 72, 73].map((units) => bandBetween(one, at(units), 96, limits))).toEqual(['short', 'medium', 'medium']);
    expect([95, 96, 97].map((rise) => bandBetween(one, at(72), rise, limits))).toEqual(['short', 'medium', 'medium']);
    expect(bandBetween(one, at(72), -96, limits)).toBe('medium');
  });

  it('takes bases that touch or overlap in plan to be 0 apart', () => {
    const one = discAt({ x: 0, y: 0 }, RADIUS);
    const limits = {
      rules: { ...DEFAULT_RULES, rangeLimits: { pointBlank: 0.0625, short: 6, medium: 12, long: 18 } },
      rangeBand,
    };
    for (const [units, wanted] of [
      [24, 'pointBlank'],
      [25, 'short'],
      [20, 'pointBlank'],
    ] as const) {
      const other = discAt({ x: 0, y: units }, RADIUS);
      expect([bandBetween(one, other, 0, limits), bandBetween(other, one, 0, limits)]).toEqual([wanted, wanted]);
    }
  });
});
