import { readAllowance } from './allowance.js';
import type { Cell } from './cell.js';
import type { Ground } from './ground.js';
import { search } from './search.js';
import { stepsOn } from './steps.js';

/** A place that a unit can get to. */
export interface Reached {
  /** The place: the cell of the unit or, where it covers others, the one that these are counted from. */
  readonly cell: Cell;
  /** What the cheapest way there costs. */
  readonly cost: number;
  /** The place before it on that way; `null` where the way begins. */
  readonly previous: Reached | null;
}

/**
 * Where a unit can get to whose steps may cost `allowance` together: its own place first, for 0, then the others, the
 * cheapest first; of equal costs the lower row, then the lower column. {@link pathTo} tells the way.
 *
 * Steps lead to the eight cells around, a diagonal one whatever stands in the two cells that it passes between. Of equally
 * cheap ways to a place the one is taken that goes in the lower direction, as `COMPASS` counts them, where they first
 * part. Empty where the unit is not wholly on the grid.
 *
 * Throws `TabletopError` 'invalid-allowance' for what is no whole number from 0, 'invalid-grid', 'invalid-footprint', or
 * 'invalid-cost'.
 */
export function reachable(from: Cell, allowance: number, ground: Ground): readonly Reached[] {
  const limit = readAllowance({ allowance });
  const steps = stepsOn(ground);
  const start = steps.spotOf(from);
  if (start < 0) return [];
  const found = search(steps, start, limit);
  const places = new Map<number, Reached>();
  for (const spot of found.reached) {
    const previous = places.get(found.previousOf(spot)) ?? null;
    places.set(spot, { cell: steps.placeOf(spot), cost: found.costOf(spot), previous });
  }
  return [...places.values()];
}

/** The places on the way to one that has been reached, from the first on. */
export function pathTo(reached: Reached): readonly Cell[] {
  const cells: Cell[] = [];
  for (let place: Reached | null = reached; place !== null; place = place.previous) cells.push(place.cell);
  return cells.reverse();
}
