import { type Reached, searchCorners } from './corner-search.js';
import { checkPath, type PathLimits, readLimits } from './path.js';
import type { Vector } from './vector.js';
import type { WalkArea } from './walk-area.js';
import { checkLength } from './whole.js';

/**
 * Where a disc can get to that may go `allowance` units: its own place first, then corners by the obstacles, nearest
 * first. Whatever else is in reach is a straight leg from one of them, for which the place's `left` is what remains and
 * one leg is kept. Empty where it may not stand in the first place.
 *
 * Throws `TabletopError` 'too-many-obstacles' over `MAX_OBSTACLES` or `MAX_WALL_CORNERS`, 'invalid-length' for an
 * allowance or limit that is no whole number.
 */
export function reachable(
  from: Vector,
  allowance: number,
  walkArea: WalkArea,
  limits: Pick<PathLimits, 'maxLegs'> = {},
): readonly Reached[] {
  checkLength('allowance', allowance);
  const maxLegs = readLimits(limits).maxLegs - 1;
  if (maxLegs < 0 || checkPath([from], walkArea) !== undefined) return [];
  return searchCorners({ from, bound: allowance, maxLegs }, walkArea);
}

/** The points of the way to a place that has been reached, from the start on. */
export function pathTo(reached: Reached): readonly Vector[] {
  const points: Vector[] = [];
  for (let place: Reached | null = reached; place !== null; place = place.previous) points.push(place.at);
  return points.reverse();
}
