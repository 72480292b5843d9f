import { checkPath } from './path.js';
import type { Vector } from './vector.js';
import type { WalkArea } from './walk-area.js';

/**
 * Whether the disc of a walk area may stand with its centre at a place: a point in whole units, in the area, overlapping
 * neither obstacle nor wall. Exact, and the same as whether the path of that single point is legal.
 */
export function standsFree(centre: Vector, area: WalkArea): boolean {
  return checkPath([centre], area) === undefined;
}
