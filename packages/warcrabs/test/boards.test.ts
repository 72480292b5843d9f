import { add, containsPoint, convexPolygon, type Vector } from '@tabletop/geometry';
import { describe, expect, test } from 'vitest';
import { MAX_OBSTACLES, MAX_SURFACES } from '../src/limits.js';
import { BOARDS } from '../src/setup/boards.js';
import { readBoard } from '../src/setup/read-board.js';
import type { Board, Surface } from '../src/state.js';
import { toInches, toUnits } from '../src/units.js';

const square = (left: number, top: number, side: number) => [
  { x: left, y: top },
  { x: left + side, y: top },
  { x: left + side, y: top + side },
  { x: left, y: top + side },
];
const surface = { name: 'shelf', height: 16, corners: square(10, 10, 50) };
const mug = { name: 'mug', kind: 'solid' as const, height: 64, corners: square(20, 20, 10) };
const board: Board = { name: 'Board', floor: square(0, 0, 100), surfaces: [surface], obstacles: [mug] };

const problemsOf = (input: unknown) => readBoard(input).problems.map(({ path }) => path.join('.'));

describe('the House boards', () => {
  test('[W-DEPLOY] the desk: 60 by 30 inches at height 36, in the middle of a floor of 240 by 240', () => {
    const { floor, surfaces, obstacles } = BOARDS.desk;
    const span = (values: readonly number[]) => [toInches(Math.min(...values)), toInches(Math.max(...values))];
    expect([span(floor.map(({ x }) => x)), span(floor.map(({ y }) => y))]).toEqual([
      [0, 240],
      [0, 240],
    ]);
    expect(surfaces).toHaveLength(1);
    const [desk] = surfaces;
    expect(desk?.height).toBe(toUnits(36));
    expect([span(desk?.corners.map(({ x }) => x) ?? []), span(desk?.corners.map(({ y }) => y) ?? [])]).toEqual([
      [90, 150],
      [105, 135],
    ]);
    expect(obstacles).toEqual([]);
  });

  test.each(Object.values(BOARDS))('$name is a board that a set-up may bring', (each) => {
    expect(readBoard(JSON.parse(JSON.stringify(each)))).toEqual({ value: each, problems: [] });
  });

  test.each(Object.values(BOARDS).filter(({ obstacles }) => obstacles.length > 0))(
    '$name has cover, paper, something to jump onto, a step down and a fall',
    (each) => {
      const { surfaces, obstacles } = each;
      const heights = surfaces.map(({ height }) => height);
      const drops = heights.flatMap((high) => [...heights, 0].map((low) => high - low)).filter((drop) => drop > 0);
      expect(drops.some((drop) => drop < toUnits(12))).toBe(true);
      expect(drops.some((drop) => drop >= toUnits(12))).toBe(true);
      const solid = obstacles.filter(({ kind }) => kind === 'solid');
      expect(solid.some(({ height }) => height > toUnits(2))).toBe(true);
      expect(solid.some(({ height }) => height <= toUnits(2))).toBe(true);
      expect(obstacles.some(({ kind, height }) => kind === 'paper' && height > toUnits(1))).toBe(true);
    },
  );

  test.each(Object.values(BOARDS))(
    '[W-TABLE] on $name nothing sticks out over the edge of what is under its middle',
    ({ surfaces, obstacles }) => {
      for (const { name, corners } of obstacles) {
        const middle = middleOf(corners);
        const [under] = surfaces.filter((flat) => isOn(flat, middle)).sort((a, b) => b.height - a.height);
        const on = under === undefined || corners.every((corner) => isOn(under, corner));
        expect([name, on]).toEqual([name, true]);
      }
    },
  );
});

function isOn({ corners }: Pick<Surface, 'corners'>, point: Vector): boolean {
  return containsPoint(convexPolygon(corners), point);
}

function middleOf(corners: readonly Vector[]): Vector {
  const sum = corners.reduce(add, { x: 0, y: 0 });
  return { x: Math.round(sum.x / corners.length), y: Math.round(sum.y / corners.length) };
}

describe('reading a board', () => {
  test('takes a name, a board of one’s own, and none', () => {
    expect(readBoard('archive')).toEqual({ value: BOARDS.archive, problems: [] });
    expect(readBoard(undefined)).toEqual({ value: BOARDS.desk, problems: [] });
    expect(readBoard(board)).toEqual({ value: board, problems: [] });
  });

  test('turns corners the way geometry does, and −0 into 0', () => {
    const turned = { ...board, floor: [...square(0, 0, 100)].reverse(), surfaces: [], obstacles: [] };
    turned.floor[turned.floor.length - 1] = { x: -0, y: -0 };
    const read = readBoard(turned);
    expect(read.problems).toEqual([]);
    expect(read.value?.floor.every((corner) => !Object.is(corner.x, -0) && !Object.is(corner.y, -0))).toBe(true);
    expect(readBoard(read.value)).toEqual(read);
  });

  test.each<[string, unknown, readonly string[]]>([
    ['another name', 'kitchen', ['']],
    ['a name of every object', 'toString', ['']],
    ['a list', [], ['']],
    ['nothing in it', {}, ['floor', 'name']],
    ['another field', { ...board, walls: [] }, ['walls']],
    ['no name', { ...board, name: '' }, ['name']],
    ['a floor of a line', { ...board, floor: square(0, 0, 100).slice(0, 2) }, ['floor']],
    ['a corner between units', { ...board, floor: [{ x: 0, y: 0.5 }, ...square(0, 0, 100).slice(1)] }, ['floor.0.y']],
    ['a dent', { ...board, floor: [...square(0, 0, 100), { x: 60, y: 40 }], surfaces: [], obstacles: [] }, ['floor.4']],
    ['a floor that is too long', { ...board, floor: square(0, 0, 2400 * 16 + 1) }, ['floor']],
    ['a surface on the floor', { ...board, surfaces: [{ ...surface, height: 0 }] }, ['surfaces.0.height']],
    [
      'a surface beyond the floor',
      { ...board, surfaces: [{ ...surface, corners: square(60, 10, 41) }] },
      ['surfaces.0.corners'],
    ],
    ['a surface too high', { ...board, surfaces: [{ ...surface, height: 2400 * 16 + 1 }] }, ['surfaces.0.height']],
    ['a surface too many', { ...board, surfaces: Array(MAX_SURFACES + 1).fill(surface) }, ['surfaces']],
    ['an obstacle of glass', { ...board, obstacles: [{ ...mug, kind: 'glass' }] }, ['obstacles.0.kind']],
    ['a flat obstacle', { ...board, obstacles: [{ ...mug, height: 0 }] }, ['obstacles.0.height']],
    [
      'an obstacle beyond the floor',
      { ...board, obstacles: [{ ...mug, corners: square(-1, 0, 10) }] },
      ['obstacles.0.corners'],
    ],
    ['an obstacle too many', { ...board, obstacles: Array(MAX_OBSTACLES + 1).fill(mug) }, ['obstacles']],
    [
      'a nameless surface and a mug that is none',
      { ...board, surfaces: [{ ...surface, name: 1 }], obstacles: [7] },
      ['surfaces.0.name', 'obstacles.0'],
    ],
  ])('refuses %s', (_what, input, paths) => {
    expect([...problemsOf(input)].sort()).toEqual([...paths].sort());
    for (const { rule, message } of readBoard(input).problems) {
      expect(rule).toBe('W-TABLE');
      expect(message.length).toBeLessThan(300);
    }
  });
});
