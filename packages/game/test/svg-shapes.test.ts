import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE_NAMES } from '../../../scripts/testing/hostile.js';
import {
  type Box,
  baseline,
  boxesMeet,
  boxMeetsDisc,
  type Circle,
  discsMeet,
  element,
  escapeXml,
  fitting,
  isInside,
  type Line,
  letters,
  lineMeetsBox,
  lineMeetsDisc,
  linesCross,
  nearestIn,
  points,
  textWidth,
} from '../src/svg.js';

const BOX: Box = { x: 10, y: 10, width: 20, height: 10 };
const line = (x1: number, y1: number, x2: number, y2: number): Line => [
  { x: x1, y: y1 },
  { x: x2, y: y2 },
];

describe('markup', () => {
  it.each([
    [element('g', {}), '<g/>'],
    [element('rect', { x: 1.005, y: -0, fill: undefined }), '<rect x="1" y="0"/>'],
    [element('text', { title: '<"&\'>' }, 'a', 'b'), '<text title="&lt;&quot;&amp;&#39;&gt;">ab</text>'],
    [escapeXml('a<b>&"\''), 'a&lt;b&gt;&amp;&quot;&#39;'],
    [
      points([
        { x: 1, y: 2.345 },
        { x: -0.001, y: 4 },
      ]),
      '1,2.35 0,4',
    ],
    [
      letters('A & B', 1, 2, { bold: true, anchor: 'end', upright: true, colour: 'red', size: 20 }),
      '<text x="1" y="2" font-size="20" font-weight="bold" fill="red" text-anchor="end" transform="rotate(-90 1 2)">A &amp; B</text>',
    ],
    [letters('A', 1, 2), '<text x="1" y="2" font-size="12" fill="#14262e">A</text>'],
  ])('%s', (markup, wanted) => {
    expect(markup).toBe(wanted);
  });
});

describe('boxes, discs and lines', () => {
  const disc = (x: number, y: number, radius: number): Circle => ({ x, y, radius });
  it.each<[string, boolean, boolean]>([
    ['a box in itself', isInside(BOX, BOX), true],
    ['a box past an edge', isInside({ ...BOX, x: 11 }, BOX), false],
    ['boxes apart', boxesMeet(BOX, { ...BOX, x: 32 }), false],
    ['boxes that all but touch', boxesMeet(BOX, { ...BOX, x: 30.5 }), true],
    ['a disc beside a box', boxMeetsDisc(BOX, disc(40, 15, 5)), false],
    ['a disc into a box', boxMeetsDisc(BOX, disc(40, 15, 10.5)), true],
    ['discs apart', discsMeet(disc(0, 0, 5), disc(12, 0, 5)), false],
    ['discs that meet', discsMeet(disc(0, 0, 5), disc(9, 0, 5)), true],
    ['a line through a disc', lineMeetsDisc(line(0, 0, 10, 0), disc(5, 2, 3)), true],
    ['a line that ends before a disc', lineMeetsDisc(line(0, 0, 10, 0), disc(20, 0, 3)), false],
    ['a point in a disc', lineMeetsDisc(line(1, 1, 1, 1), disc(0, 0, 3)), true],
    ['a line through a box', lineMeetsBox(line(0, 0, 40, 30), BOX), true],
    ['a line along a box', lineMeetsBox(line(0, 5, 40, 5), BOX), false],
    ['a line that ends before a box', lineMeetsBox(line(0, 15, 9, 15), BOX), false],
    ['an upright line in a box', lineMeetsBox(line(15, 0, 15, 40), BOX), true],
    ['lines that cross', linesCross(line(0, 0, 10, 10), line(0, 10, 10, 0)), true],
    ['lines side by side', linesCross(line(0, 0, 10, 0), line(0, 1, 10, 1)), false],
  ])('%s', (_what, found, wanted) => {
    expect(found).toBe(wanted);
  });

  it('are nearest at the edge, or at the point itself', () => {
    expect(nearestIn(BOX, { x: 0, y: 15 })).toStrictEqual({ x: 10, y: 15 });
    expect(nearestIn(BOX, { x: 12, y: 15 })).toStrictEqual({ x: 12, y: 15 });
  });
});

describe('letters', () => {
  it('are as wide as the widest usual font draws them', () => {
    expect(textWidth('il', 10)).toBeLessThan(textWidth('MW', 10));
    expect(textWidth('MW', 10)).toBeLessThan(textWidth('MW', 10, true));
    expect(textWidth('漢', 10)).toBeCloseTo(10.5);
    expect(textWidth('😀', 10)).toBeCloseTo(14);
    expect(baseline(100)).toBe(36);
  });

  it('fit the room that there is, whatever the name', () => {
    expect(fitting('Ada', 12, 1000)).toBe('Ada');
    expect(fitting('Ada Lovelace', 12, 60)).toMatch(/^Ada .*…$/);
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...HOSTILE_NAMES), fc.string()),
        fc.integer({ min: 20, max: 200 }),
        (name, most) => {
          expect(textWidth(fitting(name, 12, most), 12)).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});
