import { type Cell, shiftedCell } from './cell.js';
import { type Grid, isOnGrid } from './grid.js';

/** The eight directions, clockwise from the top of the grid. "The lower direction" is the one that stands earlier here. */
export const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** One of the eight directions; N leads to the row above, which has the lower number. */
export type Direction = (typeof COMPASS)[number];

/** The step in each direction. */
export const STEPS: Readonly<Record<Direction, Cell>> = {
  N: { column: 0, row: -1 },
  NE: { column: 1, row: -1 },
  E: { column: 1, row: 0 },
  SE: { column: 1, row: 1 },
  S: { column: 0, row: 1 },
  SW: { column: -1, row: 1 },
  W: { column: -1, row: 0 },
  NW: { column: -1, row: -1 },
};

/** The next cell in a direction, on whatever grid or off it. */
export function neighbour(cell: Cell, direction: Direction): Cell {
  return shiftedCell(cell, STEPS[direction]);
}

/** The cells of a grid that are next to a cell, in the order of {@link COMPASS}. */
export function neighbours(cell: Cell, grid: Grid): readonly Cell[] {
  return COMPASS.map((direction) => neighbour(cell, direction)).filter((next) => isOnGrid(next, grid));
}

/** The direction in which one step leads from a cell to another; `undefined` where none does. */
export function directionOf(from: Cell, to: Cell): Direction | undefined {
  const [columns, rows] = [to.column - from.column, to.row - from.row];
  return COMPASS.find((direction) => STEPS[direction].column === columns && STEPS[direction].row === rows);
}
