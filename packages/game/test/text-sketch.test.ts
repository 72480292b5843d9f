import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillAt, markAt, sketchFrame, sketchLines, sketchOf } from '../src/text.js';

const LIMITS = { columns: 20, rows: 10, finest: 10 };
const CORNERS = [
  { x: 0, y: 0 },
  { x: 80, y: 60 },
];

/** A picture of eight columns and three rows, all dots. */
function dots() {
  return sketchOf(sketchFrame(CORNERS, LIMITS), () => '.');
}

describe('a frame', () => {
  it('has rows twice as high as columns are wide, and what it is around in its middle', () => {
    expect(sketchFrame(CORNERS, LIMITS)).toEqual({ left: 0, top: 0, column: 10, columns: 8, rows: 3 });
    expect(sketchFrame([{ x: -5, y: 7 }], LIMITS)).toEqual({ left: -10, top: -3, column: 10, columns: 1, rows: 1 });
  });

  it('never exceeds its limits, and holds all that it is around', () => {
    const place = fc.record({ x: fc.integer(), y: fc.integer() });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1 }), (places) => {
        const { left, top, column, columns, rows } = sketchFrame(places, LIMITS);
        expect(columns).toBeLessThanOrEqual(LIMITS.columns + 1);
        expect(rows).toBeLessThanOrEqual(LIMITS.rows + 1);
        expect(column).toBeGreaterThanOrEqual(LIMITS.finest);
        const slack = column * 1e-6;
        for (const { x, y } of places) {
          expect(x).toBeGreaterThanOrEqual(left - slack);
          expect(x).toBeLessThanOrEqual(left + columns * column + slack);
          expect(y).toBeGreaterThanOrEqual(top - slack);
          expect(y).toBeLessThanOrEqual(top + 2 * rows * column + slack);
        }
      }),
    );
  });
});

describe('a sketch', () => {
  it('asks for the character at the centre of each cell', () => {
    const sketch = sketchOf(sketchFrame(CORNERS, LIMITS), ({ x, y }) => (x > 40 && y > 20 ? '#' : ' '));
    expect(sketchLines(sketch)).toEqual(['', '    ####', '    ####']);
  });

  it('is filled cell by cell, everywhere or only over something', () => {
    const sketch = dots();
    fillAt(sketch, { x: 15, y: 30 }, 'a');
    fillAt(sketch, { x: 15, y: 30 }, 'b', '.');
    fillAt(sketch, { x: 25, y: 30 }, 'c', '.');
    fillAt(sketch, { x: 999, y: 30 }, 'd');
    expect(sketchLines(sketch)).toEqual(['........', '.ac....d', '........']);
  });

  it('is marked at places, aside where there is no room, and at its rim for what is outside', () => {
    const sketch = dots();
    markAt(sketch, { x: 45, y: 30 }, '12');
    markAt(sketch, { x: 45, y: 30 }, 'x');
    markAt(sketch, { x: 75, y: 10 }, '(7)');
    markAt(sketch, { x: -99, y: 999 }, '<1');
    expect(sketchLines(sketch)).toEqual(['.....(7)', '...x12..', '<1......']);
  });

  it('never runs two numbers into one, and says where there is no room', () => {
    const sketch = dots();
    for (const number of ['1', '2', '3', '4']) markAt(sketch, { x: 35, y: 30 }, number);
    expect(sketchLines(sketch)[1]).toBe('.3.+.2..');
    markAt(sketch, { x: 35, y: 10 }, 'far too long a mark');
    expect(sketchLines(sketch)[0]).toBe('...+....');
  });
});
