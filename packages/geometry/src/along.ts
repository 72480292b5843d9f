import { TabletopError } from '@tabletop/dice';
import { displace } from './displace.js';
import { ceilDistance } from './distance.js';
import { checkPath } from './path.js';
import type { Vector } from './vector.js';
import type { WalkArea } from './walk-area.js';
import { checkLength } from './whole.js';

/**
 * The point that a path reaches after `distance` units: the last one of {@link prefixOf}, which says how it is rounded.
 *
 * Throws `TabletopError` 'empty-path' where there is no point, 'invalid-length' where `distance` is no whole number of
 * units.
 *
 * @rule T-ROUND
 * @rule T-PATH
 */
export function pointAlong(points: readonly Vector[], distance: number, area?: WalkArea): Vector {
  const reached = prefixOf(points, distance, area).at(-1);
  if (reached !== undefined) return reached;
  throw new TabletopError('empty-path', [{ path: ['points'], message: 'A path has at least one point.' }]);
}

/**
 * The path up to where it has gone `distance` units, from its start on; the whole path where it is no longer than that.
 * Each leg is as long as its length rounded up. Where the distance ends on a leg, the displacement from the start of the
 * leg is rounded to whole units, and so the end may lie up to 0.71 units from the exact point.
 *
 * With an `area`, in which the path must be legal, the last displacement is shortened by one unit at a time until its leg
 * is legal as well. Without one it is not shortened, and the length of the result, by `pathLength`, is `distance` or one
 * unit more, never more than that of the whole path.
 *
 * Throws `TabletopError` 'invalid-length' where `distance` is no whole number of units.
 *
 * @rule T-ROUND
 * @rule T-PATH
 */
export function prefixOf(points: readonly Vector[], distance: number, area?: WalkArea): readonly Vector[] {
  checkLength('distance', distance, Number.MAX_SAFE_INTEGER);
  const prefix: Vector[] = [];
  let left = distance;
  for (const to of points) {
    const from = prefix.at(-1);
    const length = from === undefined ? 0 : ceilDistance(from, to);
    if (from !== undefined && length > left) {
      const end = endOfLeg(from, to, left, area);
      return end === undefined ? prefix : [...prefix, end];
    }
    prefix.push(to);
    left -= length;
  }
  return prefix;
}

/** The point up to `length` units along a leg that may be gone to; `undefined` at the start of the leg. */
function endOfLeg(from: Vector, to: Vector, length: number, area: WalkArea | undefined): Vector | undefined {
  for (let shorter = length; shorter > 0; shorter--) {
    const end = displace(from, to, shorter);
    if (area === undefined || checkPath([from, end], area) === undefined) return end;
  }
  return undefined;
}
