import { searchCorners } from './corner-search.js';
import { ceilDistance } from './distance.js';
import { checkPath, type Path, type PathLimits, pathLength, readLimits } from './path.js';
import { pathTo } from './reachable.js';
import { tighten } from './tighten.js';
import { same, type Vector } from './vector.js';
import type { WalkArea } from './walk-area.js';

/** A way by corners may be longer than allowed by this part of it, and by so many units: it will be pulled tight. */
const SPARE = 16;

/**
 * A short legal path from one place to another: the straight line, else the shortest way by corners around the
 * obstacles and walls, pulled tight. `undefined` where none is found within the allowance, or where a disc may not stand
 * at an end. What is returned always passes `checkPath` in the same area and limits. The same question always has the
 * same answer, whatever the order of obstacles and walls; it is not promised to be the shortest.
 *
 * Throws `TabletopError` 'too-many-obstacles' over `MAX_OBSTACLES` or `MAX_WALL_CORNERS`, 'invalid-length' for limits
 * that are no whole numbers.
 */
export function findPath(from: Vector, to: Vector, walkArea: WalkArea, limits: PathLimits = {}): Path | undefined {
  const straight = [from, to];
  const fault = checkPath(straight, walkArea, limits);
  if (fault === undefined) return { points: straight, length: ceilDistance(from, to) };
  const { allowance, maxLegs } = readLimits(limits);
  if ((fault.reason !== 'blocked' && fault.reason !== 'walled') || ceilDistance(from, to) > allowance) return undefined;
  if (checkPath([from], walkArea) !== undefined || checkPath([to], walkArea) !== undefined) return undefined;
  // Corners lie a little outside the discs: a way that is somewhat too long may still be pulled tight enough.
  const bound = allowance + Math.ceil(allowance / SPARE) + SPARE;
  const last = searchCorners({ from, to, bound, maxLegs }, walkArea).at(-1);
  if (last === undefined || !same(last.at, to)) return undefined;
  const points = tighten(pathTo(last), walkArea);
  const length = pathLength(points);
  return length <= allowance ? { points, length } : undefined;
}
