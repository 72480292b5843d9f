import type { Cell } from '@tabletop/geometry/grid';

/** A cell as it lies when what was at `from` is at `to`. */
export function displaced(cell: Cell, from: Cell, to: Cell): Cell {
  return {
    column: cell.column + to.column - from.column,
    row: cell.row + to.row - from.row,
  };
}
