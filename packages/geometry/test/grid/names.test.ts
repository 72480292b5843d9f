import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellName, cellsOf, columnName, parseCellName } from '../../src/grid.js';
import { refusal } from '../refusal.js';
import { c, grids } from './boards.js';

const board = { columns: 24, rows: 24 };

describe('the name of a cell', () => {
  test.each([
    ['A1', 0, 0],
    ['B1', 1, 0],
    ['A2', 0, 1],
    ['X24', 23, 23],
    ['Z10', 25, 9],
    ['AA1', 26, 0],
    ['AB64', 27, 63],
    ['AZ9', 51, 8],
    ['BA1', 52, 0],
    ['BL64', 63, 63],
  ])('%s is column %i, row %i', (name, column, row) => {
    expect(cellName(c(column, row))).toBe(name);
    expect(parseCellName(name, { columns: 64, rows: 64 })).toEqual(c(column, row));
  });

  test('letters may be small', () => {
    expect(parseCellName('x24', board)).toEqual(parseCellName('X24', board));
    expect(parseCellName('aB3', { columns: 28, rows: 3 })).toEqual(c(27, 2));
  });

  test('every cell of every grid has a name of its own, which is read as that cell', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const all = cellsOf(grid);
        expect(all.map((cell) => parseCellName(cellName(cell), grid))).toEqual(all);
      }),
      { numRuns: 20 },
    );
  });

  test('what is read as a cell is its name, in letters of either size', () => {
    const text = fc.stringMatching(/^[a-cX-Z]{0,2}[0-9]{0,2}.?$/);
    fc.assert(
      fc.property(text, grids, (name, grid) => {
        const said = parsedOrRefused(name, grid);
        if (said !== undefined) expect(cellName(said)).toBe(name.toUpperCase());
      }),
      { numRuns: 150 },
    );
  });

  test('columns are named past Z as those of a spreadsheet are', () => {
    expect([0, 25, 26, 51, 52, 63].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'BL']);
  });
});

function parsedOrRefused(name: string, grid: { columns: number; rows: number }) {
  try {
    return parseCellName(name, grid);
  } catch {
    return undefined;
  }
}

describe('what names no cell is refused, with where and why', () => {
  test.each<[unknown, string, number]>([
    ['', 'no-column', 1],
    ['7', 'no-column', 1],
    [' A1', 'no-column', 1],
    ['É1', 'no-column', 1],
    ['Ａ1', 'no-column', 1],
    ['A', 'no-row', 2],
    ['A-1', 'no-row', 2],
    ['A 1', 'no-row', 2],
    ['AB\u0661', 'no-row', 3],
    ['A0', 'leading-zero', 2],
    ['A01', 'leading-zero', 2],
    ['A1 ', 'left-over', 3],
    ['A1\n', 'left-over', 3],
    ['A12B', 'left-over', 4],
    ['A1.5', 'left-over', 3],
    ['Y1', 'no-such-column', 1],
    ['AA1', 'no-such-column', 1],
    [`${'A'.repeat(1_000_000)}1`, 'no-such-column', 1],
    ['X25', 'no-such-row', 2],
    [`A${'9'.repeat(1_000_000)}`, 'no-such-row', 2],
    ['__proto__', 'no-column', 1],
    [11, 'not-text', 1],
    [null, 'not-text', 1],
    [{ toString: () => 'A1' }, 'not-text', 1],
  ])('%o', (text, reason, position) => {
    const { code, problems } = refusal(() => parseCellName(text, board));
    expect(code).toBe('invalid-cell-name');
    expect(problems).toMatchObject([{ path: [], details: { reason, position } }]);
    expect(problems[0]?.message.length).toBeLessThan(200);
  });

  test.each([
    ['Y1', '"Y1" names no cell: the columns are A to X (character 1).'],
    ['X25', '"X25" names no cell: the rows are 1 to 24 (character 2).'],
    ['a1"', '"a1\\"" names no cell: nothing follows the number of the row (character 3).'],
  ])('in words: %s', (text, message) => {
    expect(refusal(() => parseCellName(text, board)).message).toBe(message);
  });

  test.each([c(-1, 0), c(64, 0), c(0, 64), c(0.5, 0), c(0, Number.NaN)])('%o has no name', (cell) => {
    expect(refusal(() => cellName(cell)).code).toBe('invalid-cell');
  });
});
