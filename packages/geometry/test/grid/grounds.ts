import fc from 'fast-check';
import { type Cell, type Ground, inOrder, sameCell } from '../../src/grid.js';
import { c, cellsUpTo } from './boards.js';

const SIDE = 5;

/** The cells that some units cover, of up to four. */
export const footprints: fc.Arbitrary<readonly Cell[]> = fc
  .array(cellsUpTo(3), { minLength: 1, maxLength: 4 })
  .map((cells) => inOrder(cells.map(({ column, row }) => c(column - 1, row - 1))));

/** Grounds of five cells a side, on which ties are common, for units of one cell or several, which may not fit everywhere. */
export const grounds: fc.Arbitrary<Ground> = fc
  .record({
    costs: fc.array(fc.constantFrom(1, 1, 1, 2, 2, 3, null), { minLength: SIDE * SIDE, maxLength: SIDE * SIDE }),
    footprint: fc.option(footprints, { nil: undefined }),
    misfits: fc.option(fc.array(cellsUpTo(SIDE - 1), { maxLength: 4 }), { nil: undefined }),
  })
  .map(({ costs, footprint, misfits }) => {
    const costOf = ({ column, row }: Cell): number | null => costs[row * SIDE + column] ?? null;
    const grid = { columns: SIDE, rows: SIDE };
    const fits = (place: Cell): boolean => !misfits?.some((misfit) => sameCell(misfit, place));
    return {
      grid,
      costOf,
      ...(footprint === undefined ? {} : { footprint }),
      ...(misfits === undefined ? {} : { fits }),
    };
  });
