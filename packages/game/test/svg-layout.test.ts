import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boxesMeet,
  clip,
  flow,
  hatch,
  isWithinReach,
  type LabelPlace,
  labelWidth,
  multiples,
  type Point,
  placedLabels,
  roundStep,
  sideBySide,
  svgDocument,
} from '../src/svg.js';

const SQUARE: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

describe('what of an outline lies inside another', () => {
  const at = (dx: number, dy: number) => SQUARE.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
  test.each([
    ['all of it', at(0, 0), 100],
    ['a half', at(5, 0), 50],
    ['a corner', at(6, 7), 12],
    ['nothing', at(20, 20), 0],
    ['the inner one, of one around it', at(-10, -10).map(({ x, y }) => ({ x: x * 3, y: y * 3 })), 0],
    [
      'what a large one covers',
      [
        { x: -90, y: -90 },
        { x: 90, y: -90 },
        { x: 90, y: 90 },
        { x: -90, y: 90 },
      ],
      100,
    ],
  ])('is %s', (_what, outline, area) => {
    expect(areaOf(clip(outline, SQUARE))).toBeCloseTo(area, 9);
    expect(areaOf(clip(outline, [...SQUARE].reverse()))).toBeCloseTo(area, 9);
  });
});

function areaOf(outline: readonly Point[]): number {
  const double = outline.reduce((sum, from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from;
    return sum + from.x * to.y - from.y * to.x;
  }, 0);
  return Math.abs(double) / 2;
}

describe('hatching', () => {
  test('runs from side to side of an outline, its lines as far apart as is said', () => {
    const lines = hatch(SQUARE, 4);
    expect(lines.map(([{ x, y }]) => x + y)).toEqual([4, 8, 12, 16]);
    for (const [from, to] of lines) {
      expect(from.x + from.y).toBeCloseTo(to.x + to.y, 9);
      for (const { x, y } of [from, to]) expect([x === 0 || x === 10, y === 0 || y === 10]).toContain(true);
    }
  });

  test('is nothing for an outline without room', () => {
    expect(hatch([], 4)).toEqual([]);
    expect(hatch([SQUARE[0] ?? { x: 0, y: 0 }], 4)).toEqual([]);
  });
});

describe('things side by side', () => {
  test('stand where they want to, in order and apart, as far as there is room', () => {
    const thing = fc.record({ middle: fc.integer({ min: -50, max: 850 }), width: fc.integer({ min: 1, max: 90 }) });
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 8 }), (unsorted) => {
        const things = [...unsorted].sort((a, b) => a.middle - b.middle);
        const middles = sideBySide(things, [0, 800], 10);
        for (const [at, { middle, width }] of things.entries()) {
          const found = middles[at] ?? Number.NaN;
          expect(found - width / 2).toBeGreaterThanOrEqual(0);
          expect(found + width / 2).toBeLessThanOrEqual(800);
          const next = things[at + 1];
          if (next !== undefined)
            expect((middles[at + 1] ?? 0) - next.width / 2 - found - width / 2).toBeGreaterThanOrEqual(10 - 1e-9);
          if (things.length === 1 && middle >= width / 2 && middle <= 800 - width / 2) expect(found).toBe(middle);
        }
      }),
      { seed: 4 },
    );
  });
});

describe('things in rows', () => {
  const thing = (width: number) => ({ width, draw: (x: number, y: number) => `${x},${y};` });
  test.each([
    ['nothing', [], '', 0],
    ['one row', [100, 100], '16,10;120,10;', 20],
    ['a second row where the first is full', [700, 100, 50], '16,10;16,30;120,30;', 40],
    ['one that is too wide has a row of its own', [900, 10], '16,10;16,30;', 40],
  ])('%s', (_what, widths, markup, height) => {
    expect(flow(widths.map(thing), { top: 0, left: 16, lineHeight: 20, gap: 4 })).toEqual({ markup, height });
  });
});

describe('the marks of a ruler', () => {
  test.each([
    [100, 60, 1],
    [60, 60, 1],
    [30, 60, 2],
    [29, 60, 5],
    [7, 60, 10],
    [2.9, 60, 50],
    [0.06, 60, 1000],
  ])('at %d pixels to a unit and at least %d apart are %d units apart', (scale, apart, step) => {
    expect(roundStep((units) => units * scale, apart)).toBe(step);
  });

  test.each([
    [-5, 12, 5, [-5, 0, 5, 10]],
    [-4, 4, 5, [0]],
    [1, 4, 5, []],
    [20, 20, 10, [20]],
  ])('from %d to %d are the multiples of %d', (from, to, step, marks) => {
    expect(multiples(from, to, step)).toEqual(marks);
  });
});

describe('labels', () => {
  const thing = (name: string, x: number) => ({
    name,
    disc: { x, y: 50, radius: 10 },
    label: { mark: null, text: name },
  });
  const area = { x: 0, y: 0, width: 400, height: 100 };

  test('stand beside their things, which come back with their places', () => {
    const things = [thing('Ada', 100), thing('Bram', 140)];
    const placed = placedLabels(things, { area, figures: things.map(({ disc }) => disc), boxes: [] });
    expect(placed.map(({ name, place: { box } }) => [name, box.width])).toEqual(
      things.map(({ name, label }) => [name, labelWidth(label)]),
    );
    const [a, b] = placed;
    expect(a !== undefined && b !== undefined && boxesMeet(a.place.box, b.place.box)).toBe(false);
  });

  test('are left out where there is no room', () => {
    const things = [thing('a name too long for it', 20)];
    const figures = things.map(({ disc }) => disc);
    expect(placedLabels(things, { area: { ...area, width: 40 }, figures, boxes: [] })).toEqual([]);
  });

  test.each<[string, LabelPlace['leader'], boolean]>([
    ['right beside its thing', null, true],
    [
      'just in reach',
      [
        { x: 0, y: 0 },
        { x: 30, y: 40 },
      ],
      true,
    ],
    [
      'just out of reach',
      [
        { x: 0, y: 0 },
        { x: 30, y: 40.1 },
      ],
      false,
    ],
  ])('%s', (_what, leader, isNear) => {
    expect(isWithinReach({ box: { ...area, height: 16 }, leader }, 50)).toBe(isNear);
  });
});

test('a document is shown at a size of its own', () => {
  const parts = { title: 'A <ruler>', description: 'Marks.', height: 60, markup: ['<g/>'] };
  const svg = svgDocument(parts, 300, { width: '7.5cm', height: '1.5cm' });
  expect(svg).toContain('width="7.5cm" height="1.5cm" viewBox="0 0 300 60"');
  expect(svg).toContain('<title>A &lt;ruler&gt;</title><desc>Marks.</desc><rect x="0" y="0" width="300" height="60"');
  expect(svg.endsWith('<g/></svg>')).toBe(true);
});
