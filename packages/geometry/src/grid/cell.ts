/**
 * A space of a grid, or the step from one space to another. Whole numbers: columns count from 0 at the left, rows from 0
 * at the top. Those of a step, or of a shape that has no place yet, may be negative.
 */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Whether two cells are the same. */
export function sameCell(a: Cell, b: Cell): boolean {
  return a.column === b.column && a.row === b.row;
}

/**
 * The order of cells, as text is read: negative where `a` has the lower row or, in the same row, the lower column, zero
 * where they are the same. Every list of cells that is made here is in this order, unless it says otherwise.
 */
export function compareCells(a: Cell, b: Cell): number {
  return a.row - b.row || a.column - b.column;
}

/** The cell that a step leads to. */
export function shiftedCell(cell: Cell, by: Cell): Cell {
  return { column: cell.column + by.column, row: cell.row + by.row };
}
