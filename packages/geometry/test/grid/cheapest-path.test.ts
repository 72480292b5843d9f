import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Cell,
  cellName,
  cellsOf,
  cheapestPath,
  checkPath,
  compareCells,
  neighbours,
  pathTo,
  reachable,
  sameCell,
} from '../../src/grid.js';
import { refusal } from '../refusal.js';
import { c, cells, cellsUpTo, drawn, ground, named } from './boards.js';
import { grounds } from './grounds.js';

/** The cheapest path from a to any b of a drawing, with its cost. */
const told = (rows: readonly string[], allowance?: number): string => {
  const [from = c(0, 0)] = drawn(rows, 'a');
  const path = cheapestPath(from, drawn(rows, 'b'), ground(rows), allowance === undefined ? {} : { allowance });
  return path === undefined ? 'none' : `${path.cells.map(cellName).join(' ')} for ${path.cost}`;
};

describe('the cheapest way to any of some goals', () => {
  test.each<[string, string[], string]>([
    ['straight', ['a..b'], 'A1 B1 C1 D1 for 3'],
    ['round what is dear', ['a5b', '...'], 'A1 B2 C1 for 2'],
    ['round what is closed', ['a#b', '.#.', '...'], 'A1 A2 B3 C2 C1 for 4'],
    ['between two closed cells', ['a#', '#b'], 'A1 B2 for 1'],
    ['to the nearer goal', ['b..a.b'], 'D1 E1 F1 for 2'],
    ['to the cheaper goal, though it is further', ['b...a5b'], 'E1 D1 C1 B1 A1 for 4'],
    ['of equally cheap goals to that in the lower row', ['..b', 'a..', '...', 'b..'], 'A2 B1 C1 for 2'],
    ['of those in one row to that in the lower column', ['b.a.b'], 'C1 B1 A1 for 2'],
    ['where there is none', ['a#b'], 'none'],
    ['where there is no goal', ['a..'], 'none'],
  ])('%s', (_, rows, path) => {
    expect(told(rows)).toBe(path);
  });

  test('is no way at all for a unit that is there', () => {
    expect(cheapestPath(c(1, 0), named('C1 B1'), ground(['...']))).toEqual({ cells: [c(1, 0)], cost: 0 });
  });

  test('is found within an allowance, to its very edge', () => {
    expect(told(['a2.b'], 4)).toBe('A1 B1 C1 D1 for 4');
    expect(told(['a2.b'], 3)).toBe('none');
  });

  test('leads to the first cell next to a target, in the order of equal ones', () => {
    const board = ground(['.....', '.....', '..#..', '.....', '.....']);
    const target = c(2, 2);
    const to = neighbours(target, board.grid);
    const end = (from: string): string => {
      const path = cheapestPath(named(from)[0] ?? target, to, board);
      return cellName(path?.cells.at(-1) ?? target);
    };
    // From below, three cells next to it are one step away: the lower row first, then the lower column.
    expect(end('C5')).toBe('B4');
    expect(end('A3')).toBe('B2');
    expect(end('E1')).toBe('D2');
    expect(end('B2')).toBe('B2');
  });

  test('is, of all goals, the first that is reached, and the way there', () => {
    fc.assert(
      fc.property(grounds, cellsUpTo(5), fc.array(cellsUpTo(7), { maxLength: 5 }), (where, from, goals) => {
        const first = reachable(from, 999, where).find(({ cell }) => goals.some((goal) => sameCell(goal, cell)));
        const path = cheapestPath(from, goals, where);
        expect(path).toEqual(first && { cells: pathTo(first), cost: first.cost });
        expect(cheapestPath(from, [...goals].reverse(), where)).toEqual(path);
        if (path === undefined) return;
        expect(checkPath(path.cells, where, { allowance: path.cost })).toBeUndefined();
        expect(cheapestPath(from, goals, where, { allowance: path.cost })).toEqual(path);
        if (path.cost > 0) expect(cheapestPath(from, goals, where, { allowance: path.cost - 1 })).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  test('is as cheap the other way where each step costs 1', () => {
    fc.assert(
      fc.property(cells, cells, fc.array(cells, { maxLength: 1500 }), (from, to, closed) => {
        const names = new Set(closed.filter((cell) => !sameCell(cell, from) && !sameCell(cell, to)).map(cellName));
        const costOf = (cell: Cell): number | null => (names.has(cellName(cell)) ? null : 1);
        const where = { grid: { columns: 64, rows: 64 }, costOf };
        const [there, back] = [cheapestPath(from, [to], where), cheapestPath(to, [from], where)];
        expect(back?.cost).toBe(there?.cost);
        expect(there?.cells.length).toBe(there && there.cost + 1);
      }),
      { numRuns: 20 },
    );
  });

  test('is soon found on the largest grid, through a maze as long as there may be', () => {
    const costOf = ({ column, row }: Cell): number | null =>
      row % 2 === 0 || column === (row % 4 === 1 ? 63 : 0) ? 1 : null;
    const where = { grid: { columns: 64, rows: 64 }, costOf };
    const begun = Date.now();
    const path = cheapestPath(c(0, 0), [c(0, 62)], where);
    expect(Date.now() - begun).toBeLessThan(1000);
    // Along 32 rows, less the ends that are cut off diagonally, and by two steps through each of the 31 gaps.
    expect(path?.cost).toBe(62 + 30 * 61 + 62 + 31 * 2);
    expect(checkPath(path?.cells ?? [], where)).toBeUndefined();
  });

  test('and to all cells of it as goals', () => {
    const grid = { columns: 64, rows: 64 };
    const goals = cellsOf(grid).filter((cell) => !sameCell(cell, c(30, 30)));
    const path = cheapestPath(c(30, 30), [...goals].reverse(), { grid, costOf: () => 1 });
    expect(path?.cells).toEqual([c(30, 30), [...neighbours(c(30, 30), grid)].sort(compareCells)[0]]);
  });
});

describe('what is refused', () => {
  test('an allowance that is no whole number, a grid, a unit, a cost, goals without end', () => {
    const where = ground(['...']);
    const codeOf = (call: () => unknown) => refusal(call).code;
    expect(codeOf(() => cheapestPath(c(0, 0), [], where, { allowance: -1 }))).toBe('invalid-allowance');
    expect(codeOf(() => cheapestPath(c(0, 0), Array(4097).fill(c(1, 0)), where))).toBe('too-many-cells');
    expect(codeOf(() => cheapestPath(c(0, 0), [c(2, 0)], { ...where, footprint: [] }))).toBe('invalid-footprint');
    expect(codeOf(() => cheapestPath(c(0, 0), [c(2, 0)], { ...where, costOf: () => 0 }))).toBe('invalid-cost');
    const large = { ...where, grid: { columns: 1e9, rows: 1e9 } };
    expect(codeOf(() => cheapestPath(c(0, 0), [c(2, 0)], large))).toBe('invalid-grid');
  });

  test('goals off the grid are merely not got to', () => {
    expect(cheapestPath(c(0, 0), [c(-1, 0), c(9, 9), c(0.5, 0)], ground(['...']))).toBeUndefined();
    expect(cheapestPath(c(9, 9), [c(1, 0)], ground(['...']))).toBeUndefined();
  });
});
