import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cell, checkPath, MAX_CELLS, type PathFault, pathTo, reachable } from '../../src/grid.js';
import { refusal } from '../refusal.js';
import { c, cellsUpTo, ground, named } from './boards.js';
import { grounds } from './grounds.js';

const board = ground(['..2#', '.#..', '....']);

describe('a path', () => {
  test.each<[string, string, PathFault | undefined]>([
    ['of one cell', 'A1', undefined],
    ['of one closed cell: where the unit stands is not judged', 'D1', undefined],
    ['out of a closed cell', 'D1 D2', undefined],
    ['of straight and diagonal steps', 'A1 B1 C1 D2 C3', undefined],
    ['between two closed cells', 'C1 D2', undefined],
    ['to and fro', 'A1 B1 A1 B1', undefined],
    ['of no cells', '', { reason: 'empty', step: 0 }],
    ['that stands still', 'A1 A1', { reason: 'not-adjacent', step: 0 }],
    ['that leaps', 'A1 A2 C2', { reason: 'not-adjacent', step: 1 }],
    ['that leaps like a knight', 'A1 C2', { reason: 'not-adjacent', step: 0 }],
    ['into a closed cell', 'A1 B1 C1 D1', { reason: 'blocked', step: 2, cell: c(3, 0) }],
    ['back to where it stood, which is closed', 'D1 D2 D1', { reason: 'blocked', step: 1, cell: c(3, 0) }],
    ['off the right', 'D2 E2', { reason: 'outside', step: 0 }],
    ['off the bottom', 'A2 A3 A4', { reason: 'outside', step: 1 }],
    ['that begins outside', 'E1', { reason: 'outside', step: 0 }],
    ['that begins outside and steps in', 'E2 D2', { reason: 'outside', step: 0 }],
  ])('%s', (_, names, fault) => {
    expect(checkPath(named(names), board)).toEqual(fault);
  });

  test.each<[number, PathFault | undefined]>([
    [5, undefined],
    [4, { reason: 'too-dear', step: 3, cost: 5, allowance: 4 }],
    [3, { reason: 'too-dear', step: 2, cost: 4, allowance: 3 }],
    [2, { reason: 'too-dear', step: 1, cost: 3, allowance: 2 }],
    [0, { reason: 'too-dear', step: 0, cost: 1, allowance: 0 }],
  ])('may cost an allowance of %i, to its very edge', (allowance, fault) => {
    expect(checkPath(named('A1 B1 C1 D2 C3'), board, { allowance })).toEqual(fault);
  });

  test.each([
    [[null]],
    [['A1']],
    [[[0, 0]]],
    [[{ column: 0 }]],
    [[{ column: 0.5, row: 0 }]],
    [[{ column: '0', row: 0 }]],
  ])('that came from outside as %o is refused, not half read', (given) => {
    const cells: readonly Cell[] = JSON.parse(JSON.stringify(given));
    expect(checkPath(cells, board)).toEqual({ reason: 'not-whole', step: 0 });
    expect(checkPath([c(0, 0), c(0, 1), ...cells], board)).toEqual({ reason: 'not-whole', step: 1 });
  });

  test('has no −0 and nothing inherited', () => {
    expect(checkPath([c(-0, 0)], board)).toEqual({ reason: 'not-whole', step: 0 });
    expect(checkPath([Object.create(c(0, 0))], board)).toEqual({ reason: 'not-whole', step: 0 });
  });

  test('has as many cells as the largest grid, and a longer one is refused before it is read', () => {
    const way = Array.from({ length: MAX_CELLS }, (_, i) => c(i % 2, 0));
    expect(checkPath(way, board)).toBeUndefined();
    const costOf = () => {
      throw new Error('asked');
    };
    expect(checkPath([...way, c(0, 0)], { ...board, costOf })).toEqual({
      reason: 'too-many-cells',
      step: MAX_CELLS - 1,
    });
  });

  test('leads to no place where the unit does not fit as a whole', () => {
    const fits = ({ column, row }: Cell): boolean => column + row !== 2;
    const pair = { ...ground(['...', '...', '...'], named('A1 B1')), fits };
    expect(checkPath(named('A1 A2'), pair)).toBeUndefined();
    expect(checkPath(named('A1 A2 A3'), pair)).toEqual({ reason: 'blocked', step: 1, cell: c(0, 2) });
    expect(reachable(c(0, 0), 9, pair).map(({ cell }) => cell)).toEqual(named('A1 B1 A2 B3'));
    expect(checkPath(named('A3'), pair), 'where it stands is not judged').toBeUndefined();
  });

  test('of a unit of several cells is judged by those that each step newly covers', () => {
    const wide = (rows: string[], covers: string) => ground(rows, named(covers));
    const fault = (names: string, rows: string[], covers: string, allowance = 99) =>
      checkPath(named(names), wide(rows, covers), { allowance });
    expect(fault('A1 B1', ['994'], 'A1 B1', 4)).toBeUndefined();
    expect(fault('A1 B1', ['994'], 'A1 B1', 3)).toEqual({ reason: 'too-dear', step: 0, cost: 4, allowance: 3 });
    expect(fault('A1 B1', ['..#', '..#'], 'A1 B1 A2 B2')).toEqual({ reason: 'blocked', step: 0, cell: c(2, 0) });
    expect(fault('A1 B2', ['...', '..#', '.#.'], 'A1 B1 A2 B2')).toEqual({ reason: 'blocked', step: 0, cell: c(2, 1) });
    expect(fault('A1 B1', ['..', '..'], 'A1 B1')).toEqual({ reason: 'outside', step: 0 });
    expect(fault('B1', ['..', '..'], 'A1 B1')).toEqual({ reason: 'outside', step: 0 });
  });

  test('to where a unit can get is legal for what it costs, and for no less', () => {
    fc.assert(
      fc.property(grounds, cellsUpTo(5), (where, from) => {
        for (const place of reachable(from, 6, where)) {
          const path = pathTo(place);
          expect(checkPath(path, where, { allowance: place.cost })).toBeUndefined();
          if (place.previous === null) continue;
          const less = { allowance: place.cost - 1 };
          expect(checkPath(path, where, less)).toMatchObject({ reason: 'too-dear', step: path.length - 2 });
        }
      }),
    );
  });

  test('is legal up to the step that is not', () => {
    fc.assert(
      fc.property(grounds, cellsUpTo(5), fc.array(cellsUpTo(3), { maxLength: 9 }), (where, from, steps) => {
        const cells = [from];
        for (const { column, row } of steps) {
          const last = cells.at(-1) ?? from;
          cells.push(c(last.column + column - 1, last.row + row - 1));
        }
        const fault = checkPath(cells, where, { allowance: 7 });
        if (fault === undefined || checkPath([from], where) !== undefined) return;
        expect(checkPath(cells.slice(0, fault.step + 1), where, { allowance: 7 })).toBeUndefined();
        expect(checkPath(cells.slice(0, fault.step + 2), where, { allowance: 7 })).toEqual(fault);
      }),
    );
  });
});

test.each([-1, 0.5, Number.NaN])('an allowance of %f is refused', (allowance) => {
  const { code, problems } = refusal(() => checkPath(named('A1'), board, { allowance }));
  expect(code).toBe('invalid-allowance');
  expect(problems.map(({ path }) => path)).toEqual([['allowance']]);
});
