import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  boxesMeet,
  boxMeetsDisc,
  type Circle,
  drawFigure,
  drawLabel,
  drawLeader,
  ends,
  type Figure,
  fitsInside,
  frameAround,
  HIGHLIGHT,
  isInside,
  type Line,
  labelWidth,
  legend,
  MARGIN,
  numberInside,
  outline,
  picture,
  placeLabels,
  SMALLEST,
  seatMark,
  TAG_HEIGHT,
  tag,
  tagWidth,
  textWidth,
  WIDTH,
} from '../src/svg.js';
import { refusalOf } from './refusal-of.js';

const BOX: Box = { x: 10, y: 10, width: 20, height: 10 };
const line = (x1: number, y1: number, x2: number, y2: number): Line => [
  { x: x1, y: y1 },
  { x: x2, y: y2 },
];

describe('a seat', () => {
  it('is told apart without colour', () => {
    const marks = Array.from({ length: 64 }, (_, seat) => seatMark(seat).letters);
    expect(new Set(marks).size).toBe(64);
    expect([0, 25, 26, 27, 51, 52].map((seat) => marks[seat])).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA']);
    expect(seatMark(-1).letters).toBe('–');
  });

  it('has a tag in its colour that holds its letters', () => {
    const mark = seatMark(700);
    expect(tagWidth(mark)).toBeGreaterThanOrEqual(textWidth(mark.letters, SMALLEST, true));
    expect(tag(mark, 0, 50)).toContain(`fill="${mark.colour}"`);
    expect(tag(mark, 0, 50)).toContain(`y="${50 - TAG_HEIGHT / 2}"`);
  });
});

describe('a figure', () => {
  const figure: Figure = { disc: { x: 50, y: 50, radius: 10 }, number: 7, isActive: false };

  it('has its number inside where it fits', () => {
    expect([fitsInside(figure), fitsInside({ ...figure, number: 1234 })]).toStrictEqual([true, false]);
    expect(numberInside(figure)).toContain('>7</text>');
    expect(numberInside({ ...figure, number: 1234 })).toBe('');
    expect(drawFigure(figure, '#123456')).toContain('fill="#123456"');
  });

  it('is marked when it may act, and takes more room', () => {
    const active = { ...figure, isActive: true };
    expect(drawFigure(active, '#123456').length).toBeGreaterThan(drawFigure(figure, '#123456').length);
    expect([outline(figure).radius, outline(active).radius]).toStrictEqual([10, 10 + HIGHLIGHT]);
  });
});

describe('a frame', () => {
  it('holds all that is shown in the width of the picture', () => {
    const shown: readonly Circle[] = [
      { x: 0, y: 0, radius: 100 },
      { x: 5000, y: 900, radius: 50 },
    ];
    const { area, scale, disc, point } = frameAround(shown, { top: 40, largestScale: 0.8, highest: 900 });
    expect(scale).toBeCloseTo((WIDTH - 2 * MARGIN) / 5150);
    for (const { x, y, radius } of shown.map(disc)) {
      const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
      expect(isInside(box, { ...area, x: area.x - 1e-9, width: area.width + 2e-9 })).toBe(true);
    }
    expect(point({ x: -100, y: -100 }).y).toBeCloseTo(40);
    expect(frameAround([{ x: 0, y: 0, radius: 10 }], { top: 0, largestScale: 0.8, highest: 900 }).scale).toBe(0.8);
    expect(frameAround([{ x: 0, y: 0, radius: 1000 }], { top: 0, largestScale: 9, highest: 100 }).scale).toBe(0.05);
    expect(ends([3, -1, 2])).toStrictEqual([-1, 3]);
  });
});

describe('labels', () => {
  it('cover neither figures nor one another nor what is taken, and stay inside', () => {
    const area: Box = { x: 0, y: 0, width: 400, height: 300 };
    const taken: Box = { x: 200, y: 0, width: 20, height: 300 };
    const coordinate = (most: number) => fc.integer({ min: 0, max: most });
    const disc = fc.record({ x: coordinate(400), y: coordinate(300), radius: fc.integer({ min: 4, max: 15 }) });
    fc.assert(
      fc.property(fc.array(disc, { maxLength: 12 }), (figures) => {
        const places = placeLabels(
          figures.map((figure) => ({ figure, width: 40, height: TAG_HEIGHT })),
          { area, figures, boxes: [taken] },
        );
        expect(places).toHaveLength(figures.length);
        const boxes = places.flatMap((place) => (place === undefined ? [] : [place.box]));
        for (const [at, box] of boxes.entries()) {
          expect(isInside(box, area)).toBe(true);
          expect(figures.some((figure) => boxMeetsDisc(box, figure))).toBe(false);
          expect([taken, ...boxes.slice(0, at)].some((other) => boxesMeet(box, other))).toBe(false);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('are drawn in their box, with a line where they stand apart', () => {
    const label = { mark: seatMark(0), text: 'Ada' };
    expect(labelWidth(label) - labelWidth({ ...label, mark: null })).toBe(tagWidth(label.mark));
    expect(drawLabel(label, BOX)).toContain('>Ada</text>');
    expect(drawLabel(label, undefined)).toBe('');
    expect(drawLeader({ box: BOX, leader: line(0, 0, 5, 5) })).toContain('x2="5"');
    expect([drawLeader({ box: BOX, leader: null }), drawLeader(undefined)]).toStrictEqual(['', '']);
  });
});

describe('a legend', () => {
  it('has a part for each kind of which there is something, as high as its rows', () => {
    const item = { mark: seatMark(0), text: '<b>Ada</b>', note: '2 points' };
    const parts = [
      { title: 'Players', columns: 2, items: [item, item, item] },
      { title: 'Out', columns: 3, items: [] },
    ];
    const { markup, height } = legend(parts, 100);
    expect(height).toBe(20 + 2 * 20 + 6);
    expect(markup).toContain('Players');
    expect(markup).toContain('‹b›Ada‹/b›: 2 points');
    expect(markup).not.toContain('Out');
    expect(legend([], 0)).toStrictEqual({ markup: '', height: 0 });
  });
});

describe('a picture', () => {
  const parts = { title: 'A & B', description: '<c>', height: 400, markup: ['<g/>', '<g/>'] };

  it('is a document of its own, as wide as is asked for', () => {
    const svg = picture(parts, { width: 1600 });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1600" height="800" viewBox="0 0 800 400"/);
    expect(svg).toContain('<title>A &amp; B</title><desc>&lt;c&gt;</desc>');
    expect(svg).toMatch(/<g\/><g\/><\/svg>$/);
    expect(picture(parts)).toContain('width="800" height="400"');
  });

  it.each([99, 10_001, 0, -800, 800.5, Number.NaN, Number.POSITIVE_INFINITY])('is not %d wide', (width) => {
    const { code, places } = refusalOf(() => picture(parts, { width }));
    expect([code, places]).toStrictEqual(['invalid-options', ['width']]);
  });
});
