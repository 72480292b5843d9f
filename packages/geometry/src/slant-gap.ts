import type { Disc } from './disc.js';
import { distanceSquared } from './distance.js';
import { compareSquares } from './exact.js';
import { MAX_COORDINATE } from './limits.js';

/** More than any straight line in range is long: √3 times the greatest difference of two coordinates is less. */
const BEYOND = 4 * MAX_COORDINATE;

/**
 * How the straight line between the edges of two upright discs at different heights compares with `limit`: negative when
 * it is shorter, zero when it is exactly that, positive when it is longer. It is the long side of a right triangle: one
 * leg is the gap between the edges in plan, 0 where the discs touch or overlap there, the other is `rise`, the
 * difference of their heights, of either sign. Every line is longer than a negative limit.
 *
 * Exact for coordinates, heights and radii up to `MAX_COORDINATE` and any whole limit; the order of the discs does not
 * matter.
 */
export function compareSlantGap(a: Disc, b: Disc, rise: number, limit: number): number {
  if (limit < 0) return 1;
  const reach = a.radius + b.radius;
  const square = distanceSquared(a, b);
  const height = Math.abs(rise);
  if (square <= reach * reach) return height - limit;
  if (height >= limit) return 1;
  const most = Math.min(limit, BEYOND);
  // √square − reach against the other leg that the limit leaves, √leg; both sides with `reach` added, then squared.
  const leg = most * most - height * height;
  const rest = square - reach * reach - leg;
  return rest < 0 ? rest : compareSquares(rest, 1, 2 * reach, leg);
}

/**
 * Whether the straight line between the edges of two upright discs is at most `limit` units long; exactly `limit` is
 * within: see {@link compareSlantGap}.
 */
export function slantGapWithin(a: Disc, b: Disc, rise: number, limit: number): boolean {
  return compareSlantGap(a, b, rise, limit) <= 0;
}

/**
 * The straight line between the edges of two upright discs in whole units, rounded up: the least whole limit that it is
 * within, by {@link compareSlantGap}. Exact.
 */
export function ceilSlantGap(a: Disc, b: Disc, rise: number): number {
  const gap = Math.max(0, Math.sqrt(distanceSquared(a, b)) - a.radius - b.radius);
  let units = Math.ceil(Math.sqrt(gap * gap + rise * rise));
  while (compareSlantGap(a, b, rise, units) > 0) units++;
  while (units > 0 && compareSlantGap(a, b, rise, units - 1) <= 0) units--;
  return units;
}
