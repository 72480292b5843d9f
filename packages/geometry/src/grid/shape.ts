import { TabletopError } from '@tabletop/dice';
import { type Cell, compareCells, sameCell, shiftedCell } from './cell.js';
import { MAX_CELLS } from './limits.js';

/** Each of some cells, moved by a step. They stay in the order that they are given in. */
export function shifted(cells: readonly Cell[], by: Cell): readonly Cell[] {
  return cells.map((cell) => shiftedCell(cell, by));
}

/**
 * Each of some cells, turned about column 0, row 0 by so many quarter turns clockwise, so that N turns to E; turns below 0
 * go the other way. They stay in the order that they are given in.
 */
export function turned(cells: readonly Cell[], quarterTurns: number): readonly Cell[] {
  const turns = ((quarterTurns % 4) + 4) % 4;
  return cells.map((cell) => {
    let { column, row } = cell;
    for (let turn = 0; turn < turns; turn++) [column, row] = [0 - row, column];
    return { column, row };
  });
}

/** Some cells, moved so that their least column and their least row are 0. They stay in the order that they are given in. */
export function toOrigin(cells: readonly Cell[]): readonly Cell[] {
  const { column, row } = leastCorner(cells);
  return shifted(cells, { column: 0 - column, row: 0 - row });
}

/** The least column and the least row of some cells; 0 where there is none. */
export function leastCorner(cells: readonly Cell[]): Cell {
  const [first, ...others] = cells;
  if (first === undefined) return { column: 0, row: 0 };
  return others.reduce(
    (least, cell) => ({ column: Math.min(least.column, cell.column), row: Math.min(least.row, cell.row) }),
    first,
  );
}

/** The set of some cells: each once, in the order of `compareCells`. Two sets are the same where these lists are. */
export function inOrder(cells: readonly Cell[]): readonly Cell[] {
  const sorted = [...cells].sort(compareCells);
  return sorted.filter((cell, i) => {
    const previous = sorted[i - 1];
    return previous === undefined || !sameCell(previous, cell);
  });
}

/** Throws 'too-many-cells' for more cells than the largest grid has. */
export function checkCount(cells: readonly Cell[]): void {
  if (cells.length <= MAX_CELLS) return;
  const message = `A set has at most ${MAX_CELLS} cells, not ${cells.length}.`;
  throw new TabletopError('too-many-cells', [{ path: [], message, details: { most: MAX_CELLS } }]);
}
