import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellName,
  cellsOf,
  cellsWithin,
  chebyshev,
  compareCells,
  euclideanSquared,
  isAdjacent,
  isWithin,
  leastRange,
  METRICS,
  type Metric,
  nearestFirst,
  orderingDistance,
  rangeBetween,
  ring,
} from '../../src/grid.js';
import { refusal } from '../refusal.js';
import { c, cells, drawn, grids, looksAt, named } from './boards.js';

const metrics = fc.constantFrom(...METRICS);

/** The cells within each radius of the middle, drawn; the first list for radius 0. */
const DISCS: Readonly<Record<Metric, readonly (readonly string[])[]>> = {
  chebyshev: [0, 1, 2, 3, 4, 5].map((radius) => Array(2 * radius + 1).fill('#'.repeat(2 * radius + 1))),
  euclidean: [
    ['#'],
    ['.#.', '###', '.#.'],
    ['..#..', '.###.', '#####', '.###.', '..#..'],
    ['...#...', '.#####.', '.#####.', '#######', '.#####.', '.#####.', '...#...'],
    [
      '....#....',
      '..#####..',
      '.#######.',
      '.#######.',
      '#########',
      '.#######.',
      '.#######.',
      '..#####..',
      '....#....',
    ],
    [
      '.....#.....',
      '..#######..',
      '.#########.',
      '.#########.',
      '.#########.',
      '###########',
      '.#########.',
      '.#########.',
      '.#########.',
      '..#######..',
      '.....#.....',
    ],
  ],
};

describe.each(METRICS)('the cells within a range, %s', (metric) => {
  const grid = { columns: 24, rows: 24 };
  const centre = c(11, 12);

  test.each(DISCS[metric].map((disc, radius) => [radius, disc] as const))('%i, as drawn', (radius, disc) => {
    const expected = drawn(disc, '#').map(({ column, row }) => c(column + 11 - radius, row + 12 - radius));
    expect(cellsWithin(centre, radius, grid, metric)).toEqual(expected);
  });

  test.each(DISCS[metric].map((disc, radius) => [radius, drawn(disc, '#').length] as const))(
    '%i: how many',
    (radius, count) => {
      const known = { chebyshev: [1, 9, 25, 49, 81, 121], euclidean: [1, 5, 13, 29, 49, 81] };
      expect(count).toBe(known[metric][radius]);
    },
  );

  test('are those of the grid, in its order, wherever the centre is', () => {
    const anyCentre = fc.record({ column: fc.integer({ min: -9, max: 70 }), row: fc.integer({ min: -9, max: 70 }) });
    fc.assert(
      fc.property(anyCentre, fc.integer({ min: -1, max: 12 }), grids, (at, range, board) => {
        const expected = cellsOf(board).filter((cell) => isWithin(at, cell, range, metric));
        expect(cellsWithin(at, range, board, metric)).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  test('fall into rings, each cell in one', () => {
    fc.assert(
      fc.property(cells, fc.integer({ min: 0, max: 9 }), (at, range) => {
        const rings = Array.from({ length: range + 1 }, (_, r) => ring(at, r, grid, metric)).flat();
        expect([...rings].sort(compareCells)).toEqual(cellsWithin(at, range, grid, metric));
      }),
      { numRuns: 50 },
    );
  });

  test('are all cells for a range without end, and none for one below 0 or that is no number', () => {
    const all = cellsOf(grid);
    expect(cellsWithin(centre, 1e300, grid, metric)).toEqual(all);
    expect(cellsWithin(centre, Number.POSITIVE_INFINITY, grid, metric)).toEqual(all);
    expect(cellsWithin(centre, -1, grid, metric)).toEqual([]);
    expect(cellsWithin(centre, Number.NaN, grid, metric)).toEqual([]);
    expect(isWithin(centre, centre, -1, metric)).toBe(false);
  });

  test('are whole cells also for half a range', () => {
    expect(cellsWithin(centre, 1.5, grid, metric)).toHaveLength(9);
    expect(refusal(() => cellsWithin(centre, 1, { columns: 1e9, rows: 1 }, metric)).code).toBe('invalid-grid');
  });
});

describe('ranges', () => {
  test.each([
    [c(0, 0), c(0, 0), 0, 0],
    [c(0, 0), c(1, 0), 1, 1],
    [c(0, 0), c(1, 1), 1, 2],
    [c(0, 0), c(3, 4), 4, 5],
    [c(0, 0), c(5, 4), 5, 7],
    [c(2, 9), c(14, 14), 12, 13],
    [c(0, 0), c(63, 63), 63, 90],
  ])('from %o to %o: %i in steps, %i straight', (from, to, steps, straight) => {
    expect(rangeBetween(from, to, 'chebyshev')).toBe(steps);
    expect(rangeBetween(from, to, 'euclidean')).toBe(straight);
    expect(chebyshev(to, from)).toBe(steps);
  });

  test('are in the order of the distance that orders cells, which no two ranges part', () => {
    fc.assert(
      fc.property(cells, cells, cells, metrics, (from, a, b, metric) => {
        const distance = orderingDistance(metric);
        expect(Math.sign(rangeBetween(from, a, metric) - rangeBetween(from, b, metric))).toBeOneOf([
          0,
          Math.sign(distance(from, a) - distance(from, b)),
        ]);
        expect(distance(a, from)).toBe(distance(from, a));
      }),
    );
    expect(orderingDistance('chebyshev')(c(0, 0), c(3, 4))).toBe(4);
    expect(orderingDistance('euclidean')(c(0, 0), c(3, 4))).toBe(25);
  });

  test('between sets of cells are the least of those between any two', () => {
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 4 }), fc.array(cells, { maxLength: 4 }), metrics, (a, b, metric) => {
        const ranges = a.flatMap((from) => b.map((to) => rangeBetween(from, to, metric)));
        expect(leastRange(a, b, metric)).toBe(Math.min(...ranges));
        expect(leastRange(b, a, metric)).toBe(leastRange(a, b, metric));
      }),
    );
    expect(leastRange([c(0, 0), c(2, 0)], [c(4, 1)], 'chebyshev')).toBe(2);
    expect(leastRange([], [c(4, 1)], 'chebyshev')).toBe(Number.POSITIVE_INFINITY);
  });

  test('exactly the range is within it, and not within one less', () => {
    fc.assert(
      fc.property(cells, cells, metrics, (from, to, metric) => {
        const range = rangeBetween(from, to, metric);
        expect(isWithin(from, to, range, metric)).toBe(true);
        expect(isWithin(from, to, range - 1, metric)).toBe(false);
        expect(rangeBetween(to, from, metric)).toBe(range);
      }),
    );
    expect(isWithin(c(0, 0), c(3, 4), 5, 'euclidean')).toBe(true);
    expect(isWithin(c(0, 0), c(4, 4), 5, 'euclidean')).toBe(false);
  });

  test('are the same in every turn and mirror image', () => {
    fc.assert(
      fc.property(cells, cells, fc.constantFrom(...looksAt(64)), metrics, (from, to, look, metric) => {
        expect(rangeBetween(look.of(from), look.of(to), metric)).toBe(rangeBetween(from, to, metric));
        expect(euclideanSquared(look.of(from), look.of(to))).toBe(euclideanSquared(from, to));
      }),
    );
  });

  test('adjacent is one step away, a diagonal one too', () => {
    expect(cellsOf({ columns: 5, rows: 5 }).filter((cell) => isAdjacent(c(2, 2), cell))).toEqual(
      named('B2 C2 D2 B3 D3 B4 C4 D4'),
    );
  });
});

describe('the nearest first', () => {
  test('and of equally near ones the lower row, then the lower column', () => {
    const some = named('E5 C2 D2 B3 C5 C3');
    expect(
      [...some]
        .sort(nearestFirst(c(2, 2), 'chebyshev'))
        .map(cellName)
        .join(' '),
    ).toBe('C3 C2 D2 B3 C5 E5');
    expect(
      [...some]
        .sort(nearestFirst(c(2, 2), 'euclidean'))
        .map(cellName)
        .join(' '),
    ).toBe('C3 C2 B3 D2 C5 E5');
  });

  test('has one answer, whatever the order of the cells before', () => {
    fc.assert(
      fc.property(cells, fc.array(cells, { maxLength: 20 }), metrics, (from, some, metric) => {
        const sorted = [...some].sort(nearestFirst(from, metric));
        expect([...some].reverse().sort(nearestFirst(from, metric))).toEqual(sorted);
        const ranges = sorted.map((cell) => rangeBetween(from, cell, metric));
        expect([...ranges].sort((a, b) => a - b)).toEqual(ranges);
      }),
    );
  });
});
