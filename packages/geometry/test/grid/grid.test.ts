import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellAt,
  cellIndex,
  cellsOf,
  compareCells,
  isOnGrid,
  MAX_SIDE,
  parseCell,
  parseGrid,
  sameCell,
} from '../../src/grid.js';
import { refusal } from '../refusal.js';
import { c, cells, grids } from './boards.js';

describe('a grid', () => {
  test('has 1 to 64 columns and rows, and is copied', () => {
    expect(MAX_SIDE).toBe(64);
    const given = { columns: 1, rows: 64, name: 'hall' };
    expect(parseGrid(given)).toEqual({ columns: 1, rows: 64 });
  });

  test.each<[unknown, (string | number)[]]>([
    [{ columns: 0, rows: 24 }, ['columns']],
    [{ columns: 24, rows: 65 }, ['rows']],
    [{ columns: 1.5, rows: -1 }, ['columns', 'rows']],
    [{ columns: '24', rows: 24 }, ['columns']],
    [{ columns: Number.NaN, rows: Number.POSITIVE_INFINITY }, ['columns', 'rows']],
    [{}, ['columns', 'rows']],
    [null, ['columns', 'rows']],
  ])('%o is none, and every bad side is named', (value, sides) => {
    const { code, problems } = refusal(() => parseGrid(value));
    expect(code).toBe('invalid-grid');
    expect(problems.map(({ path }) => path)).toEqual(sides.map((side) => [side]));
  });

  test('that is too large has no cells made for it', () => {
    expect(refusal(() => cellsOf({ columns: 1e9, rows: 1e9 })).code).toBe('invalid-grid');
  });

  test('has its cells in order: by rows, then by columns', () => {
    expect(cellsOf({ columns: 3, rows: 2 })).toEqual([c(0, 0), c(1, 0), c(2, 0), c(0, 1), c(1, 1), c(2, 1)]);
    fc.assert(
      fc.property(grids, (grid) => {
        const all = cellsOf(grid);
        expect(all).toHaveLength(grid.columns * grid.rows);
        expect([...all].sort(compareCells)).toEqual(all);
        expect(all.every((cell) => isOnGrid(cell, grid))).toBe(true);
        expect(all.map((cell) => cellIndex(cell, grid))).toEqual(all.map((_, index) => index));
        expect(all.map((_, index) => cellAt(index, grid))).toEqual(all);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the order of cells', () => {
  test.each([
    ['a lower row', c(9, 1), c(0, 2), -1],
    ['a lower column', c(3, 2), c(4, 2), -1],
    ['the same', c(3, 2), c(3, 2), 0],
  ])('%s', (_, a, b, sign) => {
    expect(Math.sign(compareCells(a, b))).toBe(sign);
  });

  test('is total', () => {
    fc.assert(
      fc.property(cells, cells, cells, (a, b, d) => {
        expect(Math.sign(compareCells(a, b)) + Math.sign(compareCells(b, a))).toBe(0);
        expect(compareCells(a, b) === 0).toBe(sameCell(a, b));
        if (compareCells(a, b) < 0 && compareCells(b, d) < 0) expect(compareCells(a, d)).toBeLessThan(0);
      }),
    );
  });
});

describe('a cell of a grid', () => {
  const board = { columns: 3, rows: 2 };

  test.each([
    [c(0, 0), true],
    [c(2, 1), true],
    [c(3, 1), false],
    [c(2, 2), false],
    [c(-1, 0), false],
    [c(0, -1), false],
    [c(0.5, 0), false],
    [c(0, Number.NaN), false],
  ])('%o: %o', (cell, expected) => {
    expect(isOnGrid(cell, board)).toBe(expected);
    if (expected) expect(parseCell({ ...cell, unit: 'P1' }, board)).toEqual(cell);
    else expect(refusal(() => parseCell(cell, board)).code).toBe('invalid-cell');
  });

  test.each<[unknown, string[]]>([
    [c(3, 1), ['column']],
    [c(-1, 2), ['column', 'row']],
    [c(-0, 0), ['column']],
    [{ column: 1, row: '1' }, ['row']],
    ['A1', ['column', 'row']],
    [
      [1, 1],
      ['column', 'row'],
    ],
    [undefined, ['column', 'row']],
    [Object.create({ column: 1, row: 1 }), ['column', 'row']],
  ])('%o is none, and what is bad is named', (value, paths) => {
    const { problems } = refusal(() => parseCell(value, board));
    expect(problems.map(({ path }) => path.join())).toEqual(paths);
  });

  test('is refused in words', () => {
    expect(refusal(() => parseCell({ column: 3, row: 'x'.repeat(90) }, board)).message).toBe(
      `The column of a cell is a whole number from 0 to 2, not 3. The row of a cell is a whole number from 0 to 1, not "${'x'.repeat(40)}…".`,
    );
  });
});
