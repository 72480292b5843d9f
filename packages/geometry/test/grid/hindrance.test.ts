import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Cell,
  cellIndex,
  cellsOf,
  heaviestOnLine,
  isLineBlocked,
  sameCell,
  weightOfPart,
} from '../../src/grid.js';
import { refusal } from '../refusal.js';
import { c, cellsUpTo, drawn, looksAt, named } from './boards.js';
import { passedBetween } from './sight-by-the-book.js';

const SIDE = 5;
const board = { columns: SIDE, rows: SIDE };
const ALL = cellsOf(board);
const bitOf = (cell: Cell): number => 1 << cellIndex(cell, board);

/** Whether a wall is in each cell, as a bit of each: no wall, every single one, every two. */
const WALLS = [0, ...ALL.flatMap((a, i) => ALL.slice(i).map((b) => bitOf(a) | bitOf(b)))];

/** All ordered pairs of cells, and what the line between the two passes, judged cell by cell. */
const PAIRS = ALL.flatMap((from) => ALL.map((to) => ({ from, to, ...passedBetween(from, to, SIDE) })));

describe('a line between any two cells of a 5 × 5 board, with every wall and every two walls', () => {
  test('there are 625 pairs, and 326 boards', () => {
    expect(PAIRS).toHaveLength(625);
    expect(new Set(WALLS).size).toBe(1 + 25 + 300);
  });

  /** For each pair, whether each board blocks it, as the code under test says. */
  const blocked = PAIRS.map(({ from, to }) =>
    WALLS.map((walls) => isLineBlocked(from, to, (cell) => (walls & bitOf(cell)) !== 0)),
  );
  const pairOf = (from: Cell, to: Cell): number => cellIndex(from, board) * ALL.length + cellIndex(to, board);

  test('is blocked by a wall in a cell that it passes, or on both sides of a corner', () => {
    const wrong = PAIRS.flatMap(({ from, to, cells, corners }, pair) => {
      const inTheWay = cells.reduce((bits, cell) => bits | bitOf(cell), 0);
      const besides = corners.map((beside) => beside.reduce((bits, cell) => bits | bitOf(cell), 0));
      return WALLS.flatMap((walls, i) => {
        const expected = (walls & inTheWay) !== 0 || besides.some((beside) => (walls & beside) === beside);
        return blocked[pair]?.[i] === expected ? [] : [{ from, to, walls }];
      });
    });
    expect(wrong).toEqual([]);
    const counts = [true, false].map((answer) => blocked.flat().filter((one) => one === answer).length);
    expect(Math.min(...counts)).toBeGreaterThan(20_000);
  });

  test('sees both ways', () => {
    const wrong = PAIRS.filter(({ from, to }) =>
      WALLS.some((_, i) => blocked[pairOf(from, to)]?.[i] !== blocked[pairOf(to, from)]?.[i]),
    );
    expect(wrong).toEqual([]);
  });

  test.each(looksAt(SIDE))('sees the same $name', ({ of }) => {
    const seen = ALL.map((cell) => bitOf(of(cell)));
    const indexOf = new Map(WALLS.map((walls, i) => [walls, i]));
    const there = WALLS.map((walls) =>
      indexOf.get(seen.reduce((bits, bit, i) => ((walls >> i) & 1 ? bits | bit : bits), 0)),
    );
    const wrong = PAIRS.filter(({ from, to }, pair) => {
      const answers = blocked[pairOf(of(from), of(to))];
      return WALLS.some((_, i) => blocked[pair]?.[i] !== answers?.[there[i] ?? -1]);
    });
    expect(wrong).toEqual([]);
  });

  test('is hindered by the heaviest of what it passes, a corner by the lighter of its two', () => {
    const weights = new Uint8Array(ALL.length);
    const weightOf = (cell: Cell): number => weights[cellIndex(cell, board)] ?? 0;
    const wrong: unknown[] = [];
    for (const [i, a] of ALL.entries()) {
      for (const b of ALL.slice(0, i)) {
        weights.fill(0);
        weights[cellIndex(a, board)] = 2;
        weights[cellIndex(b, board)] = 1;
        for (const { from, to, cells, corners } of PAIRS) {
          const lighter = corners.map((beside) => Math.min(...beside.map(weightOf)));
          const expected = Math.max(0, ...cells.map(weightOf), ...lighter);
          if (heaviestOnLine(from, to, weightOf) !== expected) wrong.push({ from, to, a, b });
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('walls on a line', () => {
  const walls = (...rows: string[]) => {
    const standing = drawn(rows, '#');
    const [from = c(0, 0)] = drawn(rows, 'a');
    const [to = c(0, 0)] = drawn(rows, 'b');
    return isLineBlocked(from, to, (cell) => standing.some((wall) => sameCell(wall, cell)));
  };

  test.each<[string, boolean, string[]]>([
    ['nothing between', false, ['a.b']],
    ['one between', true, ['a#b']],
    ['next to each other, diagonally, one wall', false, ['a#', '.b']],
    ['next to each other, diagonally, the other', false, ['a.', '#b']],
    ['next to each other, diagonally, both', true, ['a#', '#b']],
    ['a knight apart, the wall next to one', true, ['a#.', '..b']],
    ['a knight apart, the wall next to the other', true, ['a..', '.#b']],
    ['a knight apart, walls at both sides of the line', false, ['a.#', '#.b']],
    ['a corner half way, one wall', false, ['a.#.', '...b']],
    ['a corner half way, both', true, ['a.#.', '.#.b']],
    ['two corners, a wall at each: each passed on its free side', false, ['a#.', '...', '.#b']],
    ['behind the one who looks and who is seen', false, ['#a.b#']],
  ])('%s: %o', (_, expected, rows) => {
    expect(walls(...rows)).toBe(expected);
  });

  test('in the cells at the ends do not count', () => {
    expect(isLineBlocked(c(0, 0), c(2, 0), (cell) => !sameCell(cell, c(1, 0)))).toBe(false);
    expect(heaviestOnLine(c(0, 0), c(1, 0), () => 2)).toBe(0);
    expect(heaviestOnLine(c(0, 0), c(0, 0), () => 2)).toBe(0);
  });

  test('a corner counts as the lighter cell beside it, and the heaviest part of a line decides', () => {
    const [full, partial] = [named('B1 D3'), named('A2 B2')];
    const weightOf = (cell: Cell): number =>
      full.some((one) => sameCell(one, cell)) ? 2 : partial.some((one) => sameCell(one, cell)) ? 1 : 0;
    expect(weightOfPart([c(1, 0)], weightOf)).toBe(2);
    expect(weightOfPart([c(1, 0), c(0, 1)], weightOf)).toBe(1);
    expect(weightOfPart([c(1, 0), c(2, 0)], weightOf)).toBe(0);
    expect(heaviestOnLine(c(0, 0), c(1, 1), weightOf)).toBe(1);
    expect(heaviestOnLine(c(0, 0), c(3, 3), weightOf)).toBe(1);
    expect(heaviestOnLine(c(0, 0), c(2, 0), weightOf)).toBe(2);
  });

  test('heavier things never make a line clearer', () => {
    fc.assert(
      fc.property(
        cellsUpTo(8),
        cellsUpTo(8),
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 64, maxLength: 64 }),
        cellsUpTo(8),
        (from, to, weights, heavier) => {
          const before = (cell: Cell): number => weights[cell.row * 8 + cell.column] ?? 0;
          const after = (cell: Cell): number => (sameCell(cell, heavier) ? 2 : before(cell));
          expect(heaviestOnLine(from, to, after)).toBeGreaterThanOrEqual(heaviestOnLine(from, to, before));
          expect(heaviestOnLine(from, to, before) > 0).toBe(isLineBlocked(from, to, (cell) => before(cell) > 0));
        },
      ),
    );
  });

  test('an end that no grid has is refused', () => {
    expect(refusal(() => isLineBlocked(c(0, 0), c(64, 0), () => true)).code).toBe('invalid-cell');
    expect(refusal(() => heaviestOnLine(c(-1, 0), c(4, 0), () => 1)).code).toBe('invalid-cell');
  });
});
