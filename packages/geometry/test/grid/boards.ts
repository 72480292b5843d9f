import fc from 'fast-check';
import { type Cell, type Grid, type Ground, parseCellName } from '../../src/grid.js';

/** A cell by column and row. */
export const c = (column: number, row: number): Cell => ({ column, row });

/** The cells with these names, separated by spaces, in the order that they are written in. */
export function named(names: string): readonly Cell[] {
  return names
    .split(' ')
    .filter(Boolean)
    .map((name) => parseCellName(name, { columns: 64, rows: 64 }));
}

/** The cells of a drawing where one of some characters stands, row by row. */
export function drawn(rows: readonly string[], characters: string): readonly Cell[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((character, column) => (characters.includes(character) ? [c(column, row)] : [])),
  );
}

/** The ground of a drawing: to enter a figure costs what it says, a # is closed, anything else costs 1. */
export function ground(rows: readonly string[], footprint?: readonly Cell[]): Ground {
  const grid = { columns: rows[0]?.length ?? 0, rows: rows.length };
  const costOf = ({ column, row }: Cell): number | null => {
    const character = rows[row]?.[column] ?? '#';
    if (character === '#') return null;
    return /[1-9]/.test(character) ? Number(character) : 1;
  };
  return footprint === undefined ? { grid, costOf } : { grid, costOf, footprint };
}

/** A way of looking at the same square grid. */
export interface Look {
  readonly name: string;
  readonly of: (cell: Cell) => Cell;
}

/** The eight turns and mirror images of a square grid with so many cells a side. */
export function looksAt(side: number): readonly Look[] {
  const last = side - 1;
  return [
    { name: 'as it is', of: ({ column, row }) => c(column, row) },
    { name: 'a quarter turn', of: ({ column, row }) => c(last - row, column) },
    { name: 'a half turn', of: ({ column, row }) => c(last - column, last - row) },
    { name: 'three quarter turns', of: ({ column, row }) => c(row, last - column) },
    { name: 'mirrored left to right', of: ({ column, row }) => c(last - column, row) },
    { name: 'mirrored top to bottom', of: ({ column, row }) => c(column, last - row) },
    { name: 'mirrored in one diagonal', of: ({ column, row }) => c(row, column) },
    { name: 'mirrored in the other diagonal', of: ({ column, row }) => c(last - row, last - column) },
  ];
}

/** A grid of any size that there may be. */
export const grids: fc.Arbitrary<Grid> = fc.record({
  columns: fc.integer({ min: 1, max: 64 }),
  rows: fc.integer({ min: 1, max: 64 }),
});

/** A cell of the largest grid. */
export const cells: fc.Arbitrary<Cell> = cellsUpTo(64);

/** A cell of a grid with so many cells a side. */
export function cellsUpTo(side: number): fc.Arbitrary<Cell> {
  const index = fc.integer({ min: 0, max: side - 1 });
  return fc.record({ column: index, row: index });
}
