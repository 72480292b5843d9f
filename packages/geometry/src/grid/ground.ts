import type { Cell } from './cell.js';
import type { Grid } from './grid.js';

/** What a unit moves about on: how large the grid is, what each cell costs it, and which cells it covers. */
export interface Ground {
  readonly grid: Grid;
  /**
   * What it costs to enter a cell, from whichever side: a whole number from 1 to `MAX_CELL_COST`, or `null` (or
   * `Infinity`) where the unit may not enter. A search asks it of no cell more than once, and only of those that some
   * step newly covers. These may be cells that the unit stands in at first, and comes back to: answer as if it did not.
   */
  readonly costOf: (cell: Cell) => number | null;
  /**
   * The cells that the unit covers, as steps from the cell that is called its place; without it, that cell alone. They
   * move as a whole and never turn. A step enters the cells that were not covered before it: each must be enterable, and
   * the dearest is what it costs. The place itself need not be among them.
   */
  readonly footprint?: readonly Cell[];
  /**
   * Whether the unit may have a place as a whole, for what depends on several of its cells at once; without it, wherever
   * its cells may be entered. It is asked of a place whose newly covered cells may all be entered.
   */
  readonly fits?: (place: Cell) => boolean;
}
