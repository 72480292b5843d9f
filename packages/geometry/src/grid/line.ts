import { type Cell, compareCells } from './cell.js';
import { checkCell } from './grid.js';

/**
 * What a line passes: a cell, through its inside, or a corner, exactly, as the two cells beside it, the lower row first.
 * The other two cells at that corner are those that the line comes from and goes on into.
 */
export type LinePart = readonly [Cell] | readonly [Cell, Cell];

/**
 * What the straight line between the centres of two cells passes between the two, which are not in the list, in order from
 * the first. Whole numbers decide; such a line never runs along an edge. The other way round the list is the same
 * reversed, and every turn and mirror image of the grid turns and mirrors it.
 *
 * Throws `TabletopError` 'invalid-cell' for a cell that no grid has.
 */
export function lineBetween(from: Cell, to: Cell): readonly LinePart[] {
  checkCell(from);
  checkCell(to);
  const [columns, rows] = [Math.abs(to.column - from.column), Math.abs(to.row - from.row)];
  const [right, down] = [Math.sign(to.column - from.column), Math.sign(to.row - from.row)];
  const at = (i: number, j: number): Cell => ({ column: from.column + right * i, row: from.row + down * j });
  const parts: LinePart[] = [];
  let [i, j] = [0, 0];
  while (i < columns || j < rows) {
    // The line leaves the column after (2i + 1) / (2 · columns) of its way, and the row after (2j + 1) / (2 · rows).
    const column = (2 * i + 1) * rows;
    const row = (2 * j + 1) * columns;
    if (column === row) parts.push(inOrder(at(i + 1, j), at(i, j + 1)));
    if (column <= row) i++;
    if (row <= column) j++;
    if (i < columns || j < rows) parts.push([at(i, j)]);
  }
  return parts;
}

function inOrder(a: Cell, b: Cell): LinePart {
  return compareCells(a, b) < 0 ? [a, b] : [b, a];
}
