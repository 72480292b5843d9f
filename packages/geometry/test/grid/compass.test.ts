import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPASS, cellName, directionOf, isAdjacent, neighbour, neighbours, STEPS } from '../../src/grid.js';
import { c, cells, grids } from './boards.js';

const board = { columns: 5, rows: 5 };
const namesAround = (column: number, row: number) => neighbours(c(column, row), board).map(cellName).join(' ');

describe('the cells next to a cell', () => {
  test.each([
    ['the middle', 2, 2, 'C2 D2 D3 D4 C4 B4 B3 B2'],
    ['the top', 2, 0, 'D1 D2 C2 B2 B1'],
    ['the left', 0, 2, 'A2 B2 B3 B4 A4'],
    ['the first corner', 0, 0, 'B1 B2 A2'],
    ['the last corner', 4, 4, 'E4 D5 D4'],
  ])('of %s are, clockwise from N', (_, column, row, around) => {
    expect(namesAround(column, row)).toBe(around);
  });

  test('are none on a grid of one cell', () => {
    expect(neighbours(c(0, 0), { columns: 1, rows: 1 })).toEqual([]);
  });

  test('are those of the grid that are adjacent, each of which has the cell next to it', () => {
    fc.assert(
      fc.property(cells, grids, (cell, grid) => {
        const next = neighbours(cell, grid);
        expect(next.every((other) => isAdjacent(cell, other) && isAdjacent(other, cell))).toBe(true);
        expect(new Set(next.map(({ column, row }) => `${column},${row}`)).size).toBe(next.length);
      }),
    );
  });
});

describe('directions', () => {
  test('go round clockwise, N to the row above', () => {
    expect(COMPASS).toEqual(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);
    expect(neighbour(c(2, 2), 'N')).toEqual(c(2, 1));
    expect(neighbour(c(2, 2), 'E')).toEqual(c(3, 2));
    expect(neighbour(c(0, 0), 'NW')).toEqual(c(-1, -1));
  });

  test.each([0, 1, 2, 3])('the opposite of number %i is four further on', (number) => {
    const [one, other] = [COMPASS[number] ?? 'N', COMPASS[number + 4] ?? 'N'];
    expect(neighbour(STEPS[one], other)).toEqual(c(0, 0));
  });

  test('are known from a step, and from a step only', () => {
    for (const direction of COMPASS) expect(directionOf(c(7, 7), neighbour(c(7, 7), direction))).toBe(direction);
    expect(directionOf(c(7, 7), c(7, 7))).toBeUndefined();
    expect(directionOf(c(7, 7), c(7, 9))).toBeUndefined();
    expect(directionOf(c(7, 7), c(8, 9))).toBeUndefined();
  });
});
