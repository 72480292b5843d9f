import { type Problem, TabletopError } from '@tabletop/dice';
import { fieldOf, isWhole, show } from '../whole.js';
import type { Cell } from './cell.js';
import { MAX_SIDE } from './limits.js';

/** How large a grid is: 1 to {@link MAX_SIDE} columns and rows. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

const LARGEST: Grid = { columns: MAX_SIDE, rows: MAX_SIDE };

/**
 * A grid from outside, checked and copied.
 *
 * Throws `TabletopError` 'invalid-grid', which lists every side that is no whole number from 1 to `MAX_SIDE`.
 */
export function parseGrid(value: unknown): Grid {
  const [columns, rows] = [fieldOf(value, 'columns'), fieldOf(value, 'rows')];
  const found = [sideProblem('columns', columns), sideProblem('rows', rows)].filter((problem) => problem !== undefined);
  if (found.length > 0) throw new TabletopError('invalid-grid', found);
  return { columns: Number(columns), rows: Number(rows) };
}

function sideProblem(name: 'columns' | 'rows', value: unknown): Problem | undefined {
  if (isWhole(value, MAX_SIDE) && value >= 1) return undefined;
  return {
    path: [name],
    message: `A grid has 1 to ${MAX_SIDE} ${name}, not ${show(value)}.`,
    details: { most: MAX_SIDE },
  };
}

/** Whether a cell is one of a grid's. A fraction is none. */
export function isOnGrid({ column, row }: Cell, grid: Grid): boolean {
  return isOneOf(column, grid.columns) && isOneOf(row, grid.rows);
}

function isOneOf(index: number, length: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < length;
}

/**
 * A cell from outside, checked and copied.
 *
 * Throws `TabletopError` 'invalid-cell', which lists its column and its row where it is none of the grid's. −0 is refused
 * too: it would not survive JSON.
 */
export function parseCell(value: unknown, grid: Grid): Cell {
  const [column, row] = [fieldOf(value, 'column'), fieldOf(value, 'row')];
  const found = [indexProblem('column', column, grid.columns), indexProblem('row', row, grid.rows)];
  const problems = found.filter((problem) => problem !== undefined);
  if (problems.length > 0) throw new TabletopError('invalid-cell', problems);
  return { column: Number(column), row: Number(row) };
}

/** Throws 'invalid-cell' unless a cell is one of the largest grid's. */
export function checkCell(cell: Cell): void {
  if (!isOnGrid(cell, LARGEST)) parseCell(cell, LARGEST);
}

function indexProblem(name: 'column' | 'row', value: unknown, length: number): Problem | undefined {
  if (isWhole(value, length - 1) && value >= 0) return undefined;
  const message = `The ${name} of a cell is a whole number from 0 to ${length - 1}, not ${show(value)}.`;
  return { path: [name], message, details: { most: length - 1 } };
}

/**
 * All cells of a grid, in their order.
 *
 * Throws `TabletopError` 'invalid-grid' for a side that is no whole number from 1 to `MAX_SIDE`.
 */
export function cellsOf(grid: Grid): readonly Cell[] {
  const { columns, rows } = parseGrid(grid);
  return Array.from({ length: columns * rows }, (_, index) => cellAt(index, grid));
}

/** How many cells of the grid come before one of them: what is kept cell by cell in an array stands there. */
export function cellIndex({ column, row }: Cell, grid: Grid): number {
  return row * grid.columns + column;
}

/** The cell of a grid that so many come before. */
export function cellAt(index: number, grid: Grid): Cell {
  const column = index % grid.columns;
  return { column, row: (index - column) / grid.columns };
}
