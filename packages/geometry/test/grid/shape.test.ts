import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Cell,
  cellName,
  chebyshev,
  compareCells,
  groupsOf,
  inOrder,
  isConnected,
  type Joint,
  shifted,
  toOrigin,
  turned,
} from '../../src/grid.js';
import { refusal } from '../refusal.js';
import { c, cellsUpTo, drawn, named } from './boards.js';

const step = fc.integer({ min: -9, max: 9 });
const steps = fc.record({ column: step, row: step });
const shapes = fc.array(steps, { maxLength: 8 });

describe('a shape', () => {
  test('is shifted and turned part by part, in the order that it is given in', () => {
    const boot = named('A1 A2 B2');
    expect(shifted(boot, c(2, -1))).toEqual([c(2, -1), c(2, 0), c(3, 0)]);
    expect(turned(boot, 1)).toEqual([c(0, 0), c(-1, 0), c(-1, 1)]);
    expect(toOrigin(turned(boot, 1))).toEqual([c(1, 0), c(0, 0), c(0, 1)]);
  });

  test.each([
    [0, '#. #. ##'],
    [1, '### #..'],
    [2, '## .# .#'],
    [3, '..# ###'],
    [-1, '..# ###'],
    [-3, '### #..'],
    [4, '#. #. ##'],
    [400_001, '### #..'],
  ])('after %i quarter turns clockwise looks like %s', (turns, picture) => {
    const boot = drawn(['#.', '#.', '##'], '#');
    expect(inOrder(toOrigin(turned(boot, turns)))).toEqual(drawn(picture.split(' '), '#'));
  });

  test('is the same after turns and shifts that undo each other', () => {
    fc.assert(
      fc.property(shapes, steps, step, (shape, by, turns) => {
        expect(turned(turned(shape, turns), -turns)).toEqual(shape);
        expect(turned(shape, turns + 4)).toEqual(turned(shape, turns));
        expect(shifted(shifted(shape, by), c(0 - by.column, 0 - by.row))).toEqual(shape);
        expect(toOrigin(shifted(shape, by))).toEqual(toOrigin(shape));
        const least = (of: (cell: Cell) => number) => Math.min(...toOrigin(shape).map(of));
        if (shape.length > 0) expect([least(({ column }) => column), least(({ row }) => row)]).toEqual([0, 0]);
      }),
    );
  });

  test('is one set, whatever the order of its cells and however often each is named', () => {
    expect(inOrder(named('C1 A2 A1 C1'))).toEqual(named('A1 C1 A2'));
    fc.assert(
      fc.property(shapes, (shape) => {
        const set = inOrder(shape);
        expect(inOrder([...shape].reverse().concat(shape))).toEqual(set);
        expect(set.slice(1).every((cell, i) => compareCells(set[i] ?? cell, cell) < 0)).toBe(true);
        expect(shape.every((cell) => set.some((one) => compareCells(one, cell) === 0))).toBe(true);
      }),
    );
  });

  test('changes nothing that it is given', () => {
    const frozen = Object.freeze(named('B1 A1').map((cell) => Object.freeze(cell)));
    for (const change of [inOrder, toOrigin, (x: readonly Cell[]) => turned(x, 1)]) change(frozen);
    expect(groupsOf(frozen, 'edge')).toHaveLength(1);
    expect(frozen.map(cellName)).toEqual(['B1', 'A1']);
  });
});

describe('what hangs together', () => {
  const groups = (joint: Joint, ...rows: string[]): string =>
    groupsOf(drawn(rows, '#'), joint)
      .map((group) => group.map(cellName).join(' '))
      .join(', ');

  test.each<[string, string[], string, string]>([
    ['nothing', ['...'], '', ''],
    ['one cell', ['.#.'], 'B1', 'B1'],
    ['an edge', ['##.'], 'A1 B1', 'A1 B1'],
    ['a corner', ['#.', '.#'], 'A1, B2', 'A1 B2'],
    ['the other corner', ['.#', '#.'], 'B1, A2', 'B1 A2'],
    ['a gap', ['#.#'], 'A1, C1', 'A1, C1'],
    ['a ring', ['###', '#.#', '###'], 'A1 B1 C1 A2 C2 A3 B3 C3', 'A1 B1 C1 A2 C2 A3 B3 C3'],
    ['a snake', ['##.', '.##', '..#'], 'A1 B1 B2 C2 C3', 'A1 B1 B2 C2 C3'],
    ['groups in the order of their first cells', ['.#.#', '#..#', '#...'], 'B1, D1 D2, A2 A3', 'B1 A2 A3, D1 D2'],
  ])('%s', (_, rows, byEdge, byCorner) => {
    expect(groups('edge', ...rows)).toBe(byEdge);
    expect(groups('corner', ...rows)).toBe(byCorner);
    expect(isConnected(drawn(rows, '#'), 'edge')).toBe(!byEdge.includes(','));
    expect(isConnected(drawn(rows, '#'), 'corner')).toBe(!byCorner.includes(','));
  });

  test('is all that there is, each cell in one group, and no two groups touch', () => {
    const some = fc.array(cellsUpTo(7), { maxLength: 25 });
    fc.assert(
      fc.property(some, fc.constantFrom<Joint>('edge', 'corner'), steps, step, (shape, joint, by, turns) => {
        const found = groupsOf(shape, joint);
        expect(inOrder(found.flat())).toEqual(inOrder(shape));
        expect(found.flat()).toHaveLength(inOrder(shape).length);
        for (const [i, group] of found.entries()) {
          expect(isConnected(group, joint)).toBe(true);
          expect(group).toEqual(inOrder(group));
          for (const other of found.slice(0, i)) {
            expect(group.some((a) => other.some((b) => touches(a, b, joint)))).toBe(false);
          }
        }
        expect(groupsOf(turned(shifted(shape, by), turns), joint)).toHaveLength(found.length);
        expect(groupsOf([...shape].reverse(), joint)).toEqual(found);
      }),
    );
  });

  test('is asked of no more cells than the largest grid has', () => {
    const all = Array.from({ length: 4096 }, (_, i) => c(i % 64, Math.floor(i / 64)));
    expect(isConnected(all, 'edge')).toBe(true);
    expect(refusal(() => isConnected([...all, c(0, 0)], 'edge')).code).toBe('too-many-cells');
  });
});

function touches(a: Cell, b: Cell, joint: Joint): boolean {
  return joint === 'corner' ? chebyshev(a, b) <= 1 : Math.abs(a.column - b.column) + Math.abs(a.row - b.row) <= 1;
}
