import { displacement } from './displace.js';
import { longestInDoubt } from './doubt.js';
import { contains } from './inset.js';
import { checkPath, type PathFault } from './path.js';
import { lengthInRange } from './range.js';
import { standsFree } from './stands-free.js';
import type { Travel } from './sweep.js';
import { add, type Vector } from './vector.js';
import type { WalkArea } from './walk-area.js';
import { checkLength } from './whole.js';

/**
 * How far the disc of a walk area gets that moves straight in a direction, up to `limit` whole units, before an obstacle,
 * a wall or the edge of the area stops it: the greatest whole length for which the leg to the rounded end is legal, as
 * `checkPath` says. It may touch what it may not overlap. Not at all from a place where it may not stand; without a
 * direction it stays where it is, however long the limit. It stops where its centre would come further than
 * `MAX_COORDINATE` from zero.
 *
 * Exact up to `MAX_COORDINATE`, for directions up to 2^25 along either axis. Throws `TabletopError` 'invalid-length'
 * where `limit` is no whole number of units.
 *
 * @rule T-ROUND
 */
export function firstStop(from: Vector, direction: Vector, limit: number, area: WalkArea): Travel {
  checkLength('limit', limit);
  let length = standsFree(from, area) ? lengthInRange(from, direction, limit) : 0;
  while (length > 0) {
    const at = add(from, displacement(direction, length));
    const fault = checkPath([from, at], area);
    if (fault === undefined) return { length, at };
    length = lengthBefore(from, direction, length, blockerOf(fault, at, area));
  }
  return { length: 0, at: { x: from.x, y: from.y } };
}

/** The greatest length under one that has been tried at which the only obstacle of a walk area does not stop the disc. */
function lengthBefore(from: Vector, direction: Vector, tried: number, alone: WalkArea): number {
  let length = longestInDoubt(from, direction, tried - 1, alone);
  while (length > 0 && checkPath([from, add(from, displacement(direction, length))], alone) !== undefined) length--;
  return length;
}

/** What makes a leg illegal, alone: an obstacle, a wall, or a side of the area. */
function blockerOf(fault: PathFault, to: Vector, { area, radius, obstacles, walls }: WalkArea): WalkArea {
  if (fault.reason === 'blocked') return { radius, obstacles: obstacles.slice(fault.obstacle, fault.obstacle + 1) };
  if (fault.reason === 'walled')
    return { radius, obstacles: [], walls: walls?.slice(fault.wall, fault.wall + 1) ?? [] };
  const crossed = area?.halfPlanes.find((halfPlane) => !contains({ radius, halfPlanes: [halfPlane] }, to));
  return { radius, obstacles: [], area: { radius, halfPlanes: crossed === undefined ? [] : [crossed] } };
}
