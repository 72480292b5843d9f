import { type PathLimits, readAllowance } from './allowance.js';
import type { Cell } from './cell.js';
import type { Ground } from './ground.js';
import { search } from './search.js';
import { checkCount } from './shape.js';
import { stepsOn } from './steps.js';

/** A way from cell to next cell. */
export interface Path {
  /** The places on the way, both ends included. */
  readonly cells: readonly Cell[];
  /** What its steps cost together. */
  readonly cost: number;
}

/**
 * The cheapest way of a unit to any of some goals, which are places of it; `undefined` where it can get to none of them
 * within the allowance. Of equally cheap goals it is the one in the lower row, then the lower column; of equally cheap
 * ways there the one that goes in the lower direction, as `COMPASS` counts them, where they first part. So the answer does
 * not depend on the order of the goals. Goals that are off the grid are never got to.
 *
 * Steps are those of `reachable`, and what is returned passes `checkPath` on the same ground.
 *
 * Throws `TabletopError` 'too-many-cells' for more goals than `MAX_CELLS`, 'invalid-allowance', 'invalid-grid',
 * 'invalid-footprint', or 'invalid-cost'.
 */
export function cheapestPath(
  from: Cell,
  goals: readonly Cell[],
  ground: Ground,
  limits: PathLimits = {},
): Path | undefined {
  const allowance = readAllowance(limits);
  checkCount(goals);
  const steps = stepsOn(ground);
  const start = steps.spotOf(from);
  const ends = new Set(goals.map(steps.spotOf).filter((spot) => spot >= 0));
  if (start < 0 || ends.size === 0) return undefined;
  const found = search(steps, start, allowance, (spot) => ends.has(spot));
  const end = found.reached.at(-1) ?? start;
  if (!ends.has(end)) return undefined;
  const cells: Cell[] = [];
  for (let spot = end; spot >= 0; spot = found.previousOf(spot)) cells.push(steps.placeOf(spot));
  return { cells: cells.reverse(), cost: found.costOf(end) };
}
