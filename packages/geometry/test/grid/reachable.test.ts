import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Cell,
  COMPASS,
  cellName,
  cellsOf,
  chebyshev,
  compareCells,
  directionOf,
  type Ground,
  MAX_CELL_COST,
  pathTo,
  type Reached,
  reachable,
} from '../../src/grid.js';
import { refusal } from '../refusal.js';
import { c, cells, cellsUpTo, ground, looksAt, named } from './boards.js';
import { footprints, grounds } from './grounds.js';
import { waysByTheBook } from './ways-by-the-book.js';

const told = (reached: readonly Reached[]): string =>
  reached.map(({ cell, cost }) => `${cellName(cell)}:${cost}`).join(' ');
const wayTo = (name: string, reached: readonly Reached[]): string => {
  const found = reached.find(({ cell }) => cellName(cell) === name);
  return found === undefined ? 'none' : pathTo(found).map(cellName).join(' ');
};

describe('where a unit can get to', () => {
  test.each<[string, number, string[], string]>([
    ['nothing to spend', 0, ['...', '...'], 'A1:0'],
    ['one step, a diagonal one too', 1, ['...', '...'], 'A1:0 B1:1 A2:1 B2:1'],
    [
      'the cheapest first, then the lower row, then the lower column',
      2,
      ['.2.', '...'],
      'A1:0 A2:1 B2:1 B1:2 C1:2 C2:2',
    ],
    ['dear cells need their whole price', 2, ['.3.'], 'A1:0'],
    ['and are entered where there is enough', 4, ['.3.'], 'A1:0 B1:3 C1:4'],
    ['closed cells are not entered', 9, ['.#.'], 'A1:0'],
    ['a diagonal step passes between two closed cells', 1, ['.#', '#.'], 'A1:0 B2:1'],
    ['the cell where it stands costs nothing', 1, ['9.'], 'A1:0 B1:1'],
    ['and may be one that it could not enter', 1, ['#.'], 'A1:0 B1:1'],
  ])('%s', (_, allowance, rows, places) => {
    expect(told(reachable(c(0, 0), allowance, ground(rows)))).toBe(places);
  });

  test.each<[string, string, string[], string]>([
    ['straight on', 'A1 C1', ['...', '...'], 'A1 B1 C1'],
    [
      'of two ways round the one by the lower direction first: NE before SE',
      'A2 C2',
      ['...', '.#.', '...'],
      'A2 B1 C2',
    ],
    ['E before SE', 'A1 D2', ['....', '....', '....'], 'A1 B1 C1 D2'],
    ['a cheap way round rather than a dear straight one', 'A1 C1', ['.4.', '...'], 'A1 B2 C1'],
    ['two dear steps and four cheap ones: E before S', 'A1 C1', ['.3.', '.#.', '...'], 'A1 B1 C1'],
    ['two dear steps and four cheap ones: N before E', 'A3 C3', ['...', '.#.', '.3.'], 'A3 A2 B1 C2 C3'],
  ])('and the way there: %s', (_, ends, rows, way) => {
    const [from = c(0, 0), to = from] = named(ends);
    expect(wayTo(cellName(to), reachable(from, 9, ground(rows)))).toBe(way);
  });

  test('is what going all the ways there are finds: every place, its cost, and of equal ways the first', () => {
    fc.assert(
      fc.property(grounds, cellsUpTo(5), fc.integer({ min: 0, max: 4 }), (where, from, allowance) => {
        const reached = reachable(from, allowance, where);
        const expected = [...waysByTheBook(from, allowance, where)].sort(
          (a, b) => a.cost - b.cost || compareCells(a.place, b.place),
        );
        expect(reached.map(({ cell, cost }) => ({ cell, cost }))).toEqual(
          expected.map(({ place, cost }) => ({ cell: place, cost })),
        );
        expect(reached.map((place) => waysOf(pathTo(place)))).toEqual(expected.map(({ ways }) => ways));
      }),
      { numRuns: 80 },
    );
  });

  test('costs the same in every turn and mirror image', () => {
    fc.assert(
      fc.property(grounds, cellsUpTo(5), fc.constantFrom(...looksAt(5)), (where, from, look) => {
        const costs = new Map(cellsOf(where.grid).map((cell) => [cellName(look.of(cell)), where.costOf(cell)]));
        const seen: Ground = { grid: where.grid, costOf: (cell) => costs.get(cellName(cell)) ?? null };
        const one = { grid: where.grid, costOf: where.costOf };
        const sorted = (list: readonly string[]) => [...list].sort();
        expect(sorted(reachable(look.of(from), 5, seen).map(({ cell, cost }) => `${cellName(cell)} ${cost}`))).toEqual(
          sorted(reachable(from, 5, one).map(({ cell, cost }) => `${cellName(look.of(cell))} ${cost}`)),
        );
      }),
    );
  });

  test('is, on open ground, all within so many steps', () => {
    fc.assert(
      fc.property(cells, fc.integer({ min: 0, max: 9 }), (from, allowance) => {
        const grid = { columns: 64, rows: 64 };
        const reached = reachable(from, allowance, { grid, costOf: () => 1 });
        expect(reached.every(({ cell, cost }) => cost === chebyshev(from, cell))).toBe(true);
        expect(reached).toHaveLength(cellsOf(grid).filter((cell) => chebyshev(from, cell) <= allowance).length);
      }),
      { numRuns: 20 },
    );
  });

  test('grows with the allowance, and begins the same', () => {
    fc.assert(
      fc.property(grounds, cellsUpTo(5), fc.integer({ min: 0, max: 6 }), (where, from, allowance) => {
        const less = reachable(from, allowance, where);
        expect(reachable(from, allowance + 3, where).slice(0, less.length)).toEqual(less);
      }),
    );
  });

  test('is nowhere for a unit that is not on the grid', () => {
    expect(reachable(c(5, 0), 3, ground(['...']))).toEqual([]);
    expect(reachable(c(0.5, 0), 3, ground(['...']))).toEqual([]);
    expect(reachable(c(2, 0), 3, ground(['...'], named('A1 B1')))).toEqual([]);
  });
});

/** The numbers of the directions of a path. */
function waysOf(path: readonly Cell[]): readonly number[] {
  return path.slice(1).map((to, i) => COMPASS.findIndex((direction) => direction === directionOf(path[i] ?? to, to)));
}

describe('a unit of several cells', () => {
  test.each<[string, string[], string, number, string]>([
    ['moves as a whole', ['....', '....'], 'A1 B1', 1, 'A1:0 B1:1 A2:1 B2:1'],
    ['does not pass where it is too wide', ['...', '#.#', '...'], 'A1 B1', 9, 'A1:0 B1:1'],
    ['pays for the dearest cell that it enters', ['..1', '..3'], 'A1 B1 A2 B2', 3, 'A1:0 B1:3'],
    ['and for no cell that it covered before', ['994'], 'A1 B1', 4, 'A1:0 B1:4'],
    ['takes no step of which one cell is closed', ['..1', '..#'], 'A1 B1 A2 B2', 9, 'A1:0'],
    ['that stands apart straddles what is closed', ['.#...', '.....'], 'A1 C1', 1, 'A1:0 A2:1 B2:1'],
    ['that has a hole is not stopped by what comes through it', ['.#.', '...'], 'A1 C1', 1, 'A1:0 A2:1'],
    ['fills the grid and stays', ['..', '..'], 'A1 B1 A2 B2', 9, 'A1:0'],
  ])('%s', (_, rows, covers, allowance, places) => {
    expect(told(reachable(c(0, 0), allowance, ground(rows, named(covers))))).toBe(places);
  });

  test('has its place wherever it is counted from, also beside the cells that it covers', () => {
    const behind = [c(-1, 0), c(-2, 0)];
    expect(told(reachable(c(2, 0), 1, ground(['....'], behind)))).toBe('C1:0 D1:1');
    const ahead = [c(1, 0)];
    expect(reachable(c(-1, 0), 1, ground(['..'], ahead)).map(({ cell }) => cell)).toEqual([c(-1, 0), c(0, 0)]);
  });

  test('gets to the same places when they are counted from another of its cells', () => {
    fc.assert(
      fc.property(grounds, cellsUpTo(5), footprints, cellsUpTo(3), (where, from, covers, by) => {
        const moved = covers.map(({ column, row }) => c(column + by.column, row + by.row));
        const back = (cell: Cell): Cell => c(cell.column + by.column, cell.row + by.row);
        const { fits } = where;
        const elsewhere = { ...where, footprint: moved, ...(fits && { fits: (place: Cell) => fits(back(place)) }) };
        const there = reachable(c(from.column - by.column, from.row - by.row), 4, elsewhere);
        const paths = (reached: readonly Reached[]) => reached.map(pathTo);
        expect(paths(there).map((path) => path.map(back))).toEqual(
          paths(reachable(from, 4, { ...where, footprint: covers })),
        );
      }),
    );
  });

  test.each<[unknown[], string]>([
    [[], 'footprint'],
    [[c(0, 0), c(64, 0)], 'footprint.1.column'],
    [[c(0.5, Number.NaN)], 'footprint.0.column footprint.0.row'],
    [Array(4097).fill(c(0, 0)), 'footprint'],
  ])('is refused where it is none', (footprint, paths) => {
    const where = { ...ground(['..']), footprint: footprint.map((cell) => JSON.parse(JSON.stringify(cell))) };
    const { code, problems } = refusal(() => reachable(c(0, 0), 1, where));
    expect(code).toBe('invalid-footprint');
    expect(problems.map(({ path }) => path.join('.')).join(' ')).toBe(paths);
  });

  test('may name a cell twice', () => {
    const twice = ground(['....'], named('A1 A1 B1'));
    expect(told(reachable(c(0, 0), 1, twice))).toBe('A1:0 B1:1');
  });
});

describe('what is refused', () => {
  const grid = { columns: 3, rows: 1 };

  test.each([-1, 0.5, Number.NaN, -0, Number.POSITIVE_INFINITY])('an allowance of %f', (allowance) => {
    expect(refusal(() => reachable(c(0, 0), allowance, ground(['...']))).code).toBe('invalid-allowance');
  });

  test.each([0, -1, 1.5, Number.NaN, MAX_CELL_COST + 1])('a cost of %f, and it says of which cell', (cost) => {
    const { code, problems } = refusal(() => reachable(c(0, 0), 9, { grid, costOf: () => cost }));
    expect(code).toBe('invalid-cost');
    expect(problems[0]?.details).toEqual({ cell: 'B1' });
  });

  test('a cost as high as may be is counted to the end', () => {
    const reached = reachable(c(0, 0), Number.MAX_SAFE_INTEGER, { grid, costOf: () => MAX_CELL_COST });
    expect(told(reached)).toBe('A1:0 B1:1000000 C1:2000000');
  });

  test('an infinite cost is a closed cell', () => {
    expect(told(reachable(c(0, 0), 9, { grid, costOf: () => Number.POSITIVE_INFINITY }))).toBe('A1:0');
  });

  test('a grid that is too large, before anything is asked of it', () => {
    const costOf = () => {
      throw new Error('asked');
    };
    expect(refusal(() => reachable(c(0, 0), 1, { grid: { columns: 65, rows: 1 }, costOf })).code).toBe('invalid-grid');
  });
});

describe('work', () => {
  const grid = { columns: 64, rows: 64 };

  test('no cell is asked for its price twice, nor any beyond the allowance', () => {
    const asked: string[] = [];
    const costOf = (cell: Cell): number => {
      asked.push(cellName(cell));
      return 1;
    };
    reachable(c(20, 20), 5, { grid, costOf });
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBe(13 * 13);
  });

  test.each<[string, readonly Cell[]]>([
    ['one cell', named('A1')],
    ['a sieve of half a quarter of the grid', cellsOf({ columns: 32, rows: 32 }).filter((x) => (x.column + x.row) % 2)],
    ['a quarter of the grid', cellsOf({ columns: 32, rows: 32 })],
    ['nearly all of it', cellsOf({ columns: 63, rows: 63 })],
  ])('the largest grid is soon searched by a unit of %s', (_, footprint) => {
    const costOf = ({ column, row }: Cell): number => 1 + ((column * 7 + row * 13) % 5);
    const begun = Date.now();
    const reached = reachable(c(0, 0), Number.MAX_SAFE_INTEGER, { grid, costOf, footprint });
    expect(Date.now() - begun).toBeLessThan(1000);
    expect(reached.length).toBeGreaterThanOrEqual(4);
  });
});
