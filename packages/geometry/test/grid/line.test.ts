import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellName, compareCells, isAdjacent, type LinePart, lineBetween } from '../../src/grid.js';
import { refusal } from '../refusal.js';
import { c, cells, cellsUpTo, looksAt, named } from './boards.js';
import { passedBetween } from './sight-by-the-book.js';

/** A line as text: its cells, and its corners as the two cells beside each. */
const told = (parts: readonly LinePart[]): string => parts.map((part) => part.map(cellName).join('/')).join(' ');
const between = (ends: string): string => {
  const [from = c(0, 0), to = c(0, 0)] = named(ends);
  return told(lineBetween(from, to));
};

describe('what a line passes between two cells', () => {
  test.each([
    ['its own cell', 'C3 C3', ''],
    ['the next one', 'C3 D3', ''],
    ['the next one diagonally: the corner', 'A1 B2', 'B1/A2'],
    ['the next one in the other diagonal', 'B1 A2', 'A1/B2'],
    ['along a row', 'A1 D1', 'B1 C1'],
    ['up a column', 'B5 B2', 'B4 B3'],
    ['along a diagonal', 'A1 C3', 'B1/A2 B2 C2/B3'],
    ['two across, one down: both cells half way, no corner', 'A1 C2', 'B1 B2'],
    ['one across, two down', 'A1 B3', 'A2 B2'],
    ['three across, one down: the corner half way', 'A1 D2', 'B1 C1/B2 C2'],
    ['one across, three down', 'A1 B4', 'A2 B2/A3 B3'],
    ['three across, two down', 'A1 D3', 'B1 B2 C2 C3'],
    ['four across, two down', 'A1 E3', 'B1 B2 C2 D2 D3'],
    ['five across, one up', 'A2 F1', 'B2 C2 C1/D2 D1 E1'],
    ['six across, two down: two corners', 'A1 G3', 'B1 C1/B2 C2 D2 E2 F2/E3 F3'],
  ])('%s', (_, ends, line) => {
    expect(between(ends)).toBe(line);
  });

  test('is, the other way round, the same reversed', () => {
    fc.assert(
      fc.property(cells, cells, (from, to) => {
        expect(lineBetween(to, from)).toEqual([...lineBetween(from, to)].reverse());
      }),
    );
  });

  test('turns and mirrors with the grid', () => {
    fc.assert(
      fc.property(cells, cells, fc.constantFrom(...looksAt(64)), (from, to, look) => {
        const seen = lineBetween(from, to).map((part) => part.map(look.of).sort(compareCells));
        expect(lineBetween(look.of(from), look.of(to))).toEqual(seen);
      }),
    );
  });

  test('is what each cell and each corner by itself says that it passes', () => {
    fc.assert(
      fc.property(cellsUpTo(20), cellsUpTo(20), (from, to) => {
        const line = lineBetween(from, to);
        const passed = passedBetween(from, to, 20);
        const inOrder = (parts: readonly LinePart[]) => parts.map(([cell]) => cell).sort(compareCells);
        expect(inOrder(line.filter((part) => part.length === 1))).toEqual(passed.cells);
        const corners = line.filter((part) => part.length === 2);
        const expected = [...passed.corners].sort(([a = from], [b = from]) => compareCells(a, b));
        expect([...corners].sort(([a], [b]) => compareCells(a, b))).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  test('leads on from cell to cell: over the edge between two, or over a corner', () => {
    fc.assert(
      fc.property(cells, cells, (from, to) => {
        const way: LinePart[] = [[from], ...lineBetween(from, to), [to]];
        for (const [i, [cell, beside]] of way.entries()) {
          const [next, nextBeside] = way[i + 1] ?? [];
          if (next === undefined || from === to) continue;
          const steps = Math.abs(next.column - cell.column) + Math.abs(next.row - cell.row);
          if (beside === undefined && nextBeside === undefined) expect(steps).toBeLessThanOrEqual(1);
          else expect(steps).toBe(1);
        }
        for (const [cell, other] of way) if (other !== undefined) expect(isAdjacent(cell, other)).toBe(true);
      }),
    );
  });

  test('is known for the two ends of the largest grid, and refused beyond', () => {
    expect(lineBetween(c(0, 0), c(63, 63))).toHaveLength(62 + 63);
    expect(refusal(() => lineBetween(c(0, 0), c(1e15, 1))).code).toBe('invalid-cell');
    expect(refusal(() => lineBetween(c(0, Number.NaN), c(1, 1))).code).toBe('invalid-cell');
  });
});
