import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaOf } from '../../../scripts/testing/picture.js';
import { bridge, shareEdge } from '../src/svg/bridge.js';
import { frameOf } from '../src/svg/frame.js';
import { HEADER_HEIGHT } from '../src/svg/header.js';
import { grown, outlinesOf } from '../src/svg/hull-outline.js';
import { patchesAt } from '../src/svg/patches.js';
import { placesOf } from '../src/svg/places.js';
import type { SpcfkrsView } from '../src/view.js';
import { ARMADA, MIXED_SHOOTING, ORBIT, OVERHEAD } from './support/svg-views.js';

const SIDE = 10;
const boxAt = (column: number, row: number) => ({ x: column * SIDE, y: row * SIDE, width: SIDE, height: SIDE });
const hullOf = (...rows: readonly string[]) =>
  rows.flatMap((line, row) => [...line].flatMap((sign, column) => (sign === '#' ? [boxAt(column, row)] : [])));

describe('the outline of a hull [S-HULL]', () => {
  test.each([
    ['one part', ['#'], [4]],
    ['a row', ['###'], [4]],
    ['a corner', ['#.', '##'], [6]],
    ['a square', ['##', '##'], [4]],
    ['a cross', ['.#.', '###', '.#.'], [12]],
    ['a ring has a hole', ['###', '#.#', '###'], [4, 4]],
    ['parts that touch at a corner alone', ['#.', '.#'], [4, 4]],
  ])('is without the edges inside it: %s', (_what, rows, corners) => {
    expect(outlinesOf(hullOf(...rows)).map((outline) => outline.length)).toEqual(corners);
  });

  test('holds the area of all parts, whatever their shape', () => {
    const shapes = fc.uniqueArray(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 })), {
      minLength: 1,
      maxLength: 24,
      selector: ([column, row]) => `${column},${row}`,
    });
    fc.assert(
      fc.property(shapes, (cells) => {
        const outlines = outlinesOf(cells.map(([column, row]) => boxAt(column, row)));
        const area = outlines.reduce((sum, outline) => sum + signedArea(outline), 0);
        expect(area).toBe(cells.length * SIDE * SIDE);
        for (const outline of outlines) {
          for (const [at, point] of outline.entries()) {
            const next = outline[(at + 1) % outline.length] ?? point;
            expect((point.x === next.x) !== (point.y === next.y)).toBe(true);
          }
        }
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test('grows outward by as much everywhere, and holes grow smaller', () => {
    const [outer, hole] = outlinesOf(hullOf('###', '#.#', '###'));
    expect(areaOf(grown(outer ?? [], 2))).toBe(34 * 34);
    expect(areaOf(grown(outer ?? [], -2))).toBe(26 * 26);
    expect(areaOf(grown(hole ?? [], 2))).toBe(6 * 6);
  });
});

describe('parts that are drawn apart', () => {
  const big = { x: 10, y: 0, width: 20, height: 20 };

  test.each([
    ['beside one another', boxAt(0, 0), boxAt(1, 0), true],
    ['below one another', boxAt(0, 1), boxAt(0, 0), true],
    ['at a corner', boxAt(0, 0), boxAt(1, 1), false],
    ['apart', boxAt(0, 0), boxAt(2, 0), false],
    ['of two sizes', boxAt(0, 0), big, false],
  ])('are told from those that share an edge: %s', (_how, a, b, areJoined) => {
    expect(shareEdge(a, b)).toBe(areJoined);
  });

  test.each([
    ['of two sizes', boxAt(0, 0), big, [7, 5, 13, 5]],
    ['a space apart', boxAt(0, 0), boxAt(2, 0), [7, 5, 23, 5]],
    ['above one another', big, { x: 15, y: 30, width: 5, height: 5 }, [17.5, 17, 17.5, 33]],
  ] as const)('are joined by a line into both: %s', (_how, a, b, line) => {
    expect(bridge(a, b).flatMap(({ x, y }) => [x, y])).toEqual(line);
    expect(bridge(b, a)).toEqual(bridge(a, b));
  });
});

/** The area inside an outline, negative where it runs the other way round. */
function signedArea(outline: readonly { readonly x: number; readonly y: number }[]): number {
  return outline.reduce((sum, { x, y }, at) => {
    const next = outline[(at + 1) % outline.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

describe('where parts are drawn [S-SCALE]', () => {
  const boxesOf = (view: SpcfkrsView, name: string) => {
    const frame = frameOf(view.map, HEADER_HEIGHT);
    const unit = view.units.find((each) => each.name === name);
    const boxes = placesOf(view, frame).get(unit?.id ?? 0) ?? [];
    return boxes.map(({ x, y, width, height }) =>
      [x - frame.map.x, y - frame.map.y, width, height].map((length) => length / frame.scale),
    );
  };

  test.each([
    ['on foot, a space of its own map', OVERHEAD, 'P1', [[9, 5, 1, 1]]],
    [
      'a vehicle on foot, four spaces a part',
      OVERHEAD,
      'V1',
      [
        [2, 2, 2, 2],
        [4, 2, 2, 2],
      ],
    ],
    [
      'a spaceship on foot, eight spaces a part',
      OVERHEAD,
      'S1',
      [
        [7, 4, 4, 2],
        [11, 4, 4, 2],
        [7, 6, 4, 2],
      ],
    ],
    [
      'a spaceship among vehicles, four',
      MIXED_SHOOTING,
      'Halo',
      [
        [5, 9, 2, 2],
        [7, 9, 2, 2],
        [7, 11, 2, 2],
      ],
    ],
    ['one alone has its space', ORBIT, 'Solo', [[10, 2, 1, 1]]],
    ['one of a few has a quarter', ORBIT, 'V2', [[5.5, 5.5, 0.5, 0.5]]],
    ['one of eight has a ninth', ORBIT, 'P5', [[8 + 1 / 3, 7 + 1 / 3, 1 / 3, 1 / 3]]],
    ['whoever is aboard is nowhere', MIXED_SHOOTING, 'P4', []],
    ['the dead are nowhere', MIXED_SHOOTING, 'Wreck', []],
  ] as const)('%s', (_what, view, name, places) => {
    const found = boxesOf(view, name);
    expect(found.length).toBe(places.length);
    for (const [at, place] of places.entries()) {
      for (const [index, length] of place.entries()) expect(found[at]?.[index]).toBeCloseTo(length, 5);
    }
  });

  test.each([
    ['among vehicles', MIXED_SHOOTING],
    ['in orbit', ORBIT],
    ['on the largest map', ARMADA],
  ])('no two of a layer overlap, and all are of whole pixels: %s', (_where, view) => {
    const places = placesOf(view, frameOf(view.map, HEADER_HEIGHT));
    for (const isAbove of [true, false]) {
      const units = view.units.filter(({ profile }) => (profile.class === 'spaceship') === isAbove);
      const boxes = units.flatMap(({ id }) => places.get(id) ?? []);
      const pixels = new Set<number>();
      let count = 0;
      for (const { x, y, width, height } of boxes) {
        expect([x, y, width, height].every(Number.isInteger)).toBe(true);
        for (let row = y; row < y + height; row++) {
          for (let column = x; column < x + width; column++) pixels.add(row * 2000 + column);
        }
        count += width * height;
      }
      expect(pixels.size).toBe(count);
    }
  });
});

describe('slag in rectangles [S-SLAG]', () => {
  test('is every space with slag, once', () => {
    const grid = { columns: 9, rows: 7 };
    const cells = fc.array(fc.record({ column: fc.nat({ max: 8 }), row: fc.nat({ max: 6 }) }), { maxLength: 40 });
    fc.assert(
      fc.property(cells, (slag) => {
        const found = patchesAt(grid, slag).flatMap(({ at, size }) =>
          Array.from({ length: size.columns * size.rows }, (_, index) => {
            const [column, row] = [index % size.columns, Math.floor(index / size.columns)];
            return `${at.column + column},${at.row + row}`;
          }),
        );
        const wanted = new Set(slag.map(({ column, row }) => `${column},${row}`));
        expect([...found].sort()).toEqual([...wanted].sort());
      }),
      { numRuns: 100, seed: 1 },
    );
  });
});
