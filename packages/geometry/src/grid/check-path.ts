import { fieldOf, isWhole } from '../whole.js';
import { type PathLimits, readAllowance } from './allowance.js';
import type { Cell } from './cell.js';
import { COMPASS, directionOf } from './compass.js';
import type { Ground } from './ground.js';
import { MAX_CELLS } from './limits.js';
import { stepsOn } from './steps.js';

/**
 * What is wrong with a path. Step 0 leads from the first cell to the second: the cells up to the one with the number of the
 * step, included, are a legal path, where the first of them is a place that the unit may have.
 */
export type PathFault =
  /** There is no cell to start from. */
  | { readonly reason: 'empty'; readonly step: 0 }
  /** There are more cells than `MAX_CELLS`; `step` leads to the first too many. */
  | { readonly reason: 'too-many-cells'; readonly step: number }
  /** An end of the step is no cell in whole numbers. */
  | { readonly reason: 'not-whole'; readonly step: number }
  /** The step leaves the grid, or begins outside: in part, where the unit covers several cells. */
  | { readonly reason: 'outside'; readonly step: number }
  /** The step leads to no cell next to the one that it comes from. */
  | { readonly reason: 'not-adjacent'; readonly step: number }
  /**
   * The step enters a cell that the unit may not enter: the first such one, in the order of `compareCells`; or the place as
   * a whole, where the unit does not fit there.
   */
  | { readonly reason: 'blocked'; readonly step: number; readonly cell: Cell }
  /** With the step the cost passes the allowance. */
  | { readonly reason: 'too-dear'; readonly step: number; readonly cost: number; readonly allowance: number };

/**
 * The first step of a path that may not be taken, and why; `undefined` for a legal path. A single cell is a path of no
 * steps, judged by whether the unit is wholly on the grid there. The cells may be anything that came from outside as an
 * array. Where the unit starts is never asked what it costs.
 *
 * Throws `TabletopError` 'invalid-allowance', 'invalid-grid', 'invalid-footprint', or 'invalid-cost'.
 */
export function checkPath(cells: readonly Cell[], ground: Ground, limits: PathLimits = {}): PathFault | undefined {
  const allowance = readAllowance(limits);
  const steps = stepsOn(ground);
  if (cells.length === 0) return { reason: 'empty', step: 0 };
  if (cells.length > MAX_CELLS) return { reason: 'too-many-cells', step: MAX_CELLS - 1 };
  let cost = 0;
  for (let step = 0; step < Math.max(1, cells.length - 1); step++) {
    const from = cells[step];
    const to = cells.length === 1 ? from : cells[step + 1];
    if (!isCell(from) || !isCell(to)) return { reason: 'not-whole', step };
    if (steps.spotOf(from) < 0 || steps.spotOf(to) < 0) return { reason: 'outside', step };
    if (cells.length === 1) return undefined;
    const way = wayOf(from, to);
    if (way < 0) return { reason: 'not-adjacent', step };
    const spot = steps.spotOf(to);
    const cell = steps.closedTo(spot, way);
    if (cell !== undefined) return { reason: 'blocked', step, cell };
    cost += steps.costTo(spot, way);
    if (cost > allowance) return { reason: 'too-dear', step, cost, allowance };
  }
  return undefined;
}

/** The index of a step's direction in `COMPASS`; −1 where the two cells are not next to each other. */
function wayOf(from: Cell, to: Cell): number {
  const direction = directionOf(from, to);
  return direction === undefined ? -1 : COMPASS.indexOf(direction);
}

function isCell(value: unknown): value is Cell {
  return [fieldOf(value, 'column'), fieldOf(value, 'row')].every((part) => isWhole(part, Number.MAX_SAFE_INTEGER));
}
