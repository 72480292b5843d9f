import type { Cell } from './cell.js';
import { type Grid, parseGrid } from './grid.js';
import { isWithin, type Metric, rangeBetween } from './metric.js';

/**
 * The cells of a grid within a range of a cell, which need not be on the grid itself; with it where it is.
 *
 * Throws `TabletopError` 'invalid-grid' for a side that is no whole number from 1 to `MAX_SIDE`.
 */
export function cellsWithin(centre: Cell, range: number, grid: Grid, metric: Metric): readonly Cell[] {
  const { columns, rows } = parseGrid(grid);
  const cells: Cell[] = [];
  for (let row = first(centre.row - range); row <= Math.min(rows - 1, centre.row + range); row++) {
    for (let column = first(centre.column - range); column <= Math.min(columns - 1, centre.column + range); column++) {
      const cell = { column, row };
      if (isWithin(centre, cell, range, metric)) cells.push(cell);
    }
  }
  return cells;
}

/** The first column or row of a grid that is not before a bound. */
function first(bound: number): number {
  return Math.max(0, Math.ceil(bound));
}

/**
 * The cells of a grid that a range is needed for and enough: within it, and not within one less. The ring of range 0 is
 * the cell itself.
 *
 * Throws `TabletopError` 'invalid-grid' for a side that is no whole number from 1 to `MAX_SIDE`.
 */
export function ring(centre: Cell, range: number, grid: Grid, metric: Metric): readonly Cell[] {
  return cellsWithin(centre, range, grid, metric).filter((cell) => rangeBetween(centre, cell, metric) === range);
}
