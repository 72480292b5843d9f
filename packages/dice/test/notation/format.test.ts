import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Expression, format, parse } from '../../src/index.js';
import { outside, refusal } from '../refusal.js';
import { anyExpression, anyPool, USUAL } from './arbitraries.js';

/** What is typed, and how it is written back. */
const CANONICAL: readonly (readonly [typed: string, canonical: string])[] = [
  ['2d6+4', '2d6+4'],
  ['d6-1', '1d6-1'],
  ['4+d6', '4+1d6'],
  ['d%', '1d100'],
  ['4df', '4dF'],
  ['(1+2)d(2*3)', '3d6'],
  ['007', '7'],
  ['3d6kh2', '3d6kh2'],
  ['2d20kl', '2d20kl1'],
  ['4d6dl', '4d6dl1'],
  ['3d6!', '3d6!'],
  ['3d6!6', '3d6!'],
  ['3d6!5', '3d6!5'],
  ['3d6!:20', '3d6!'],
  ['3d6!:1', '3d6!o'],
  ['3d6!!>4:3', '3d6!!>4:3'],
  ['4dF!=-1', '4dF!=-1'],
  ['4dF!0', '4dF!0'],
  ['4dFr-1', '4dFr-1'],
  ['d6r1', '1d6r1'],
  ['d6r=1', '1d6r1'],
  ['d6ro<3', '1d6ro<3'],
  ['d6r<3:1', '1d6ro<3'],
  ['d6r<3:2', '1d6r<3:2'],
  ['5d6>=4', '5d6>=4'],
  ['5d6s>=4', '5d6>=4'],
  ['8d6 3+', '8d6>=3'],
  ['8d6s3+', '8d6>=3'],
  ['8d6 3+ +2', '8d6>=3+2'],
  ['8d6! 3+', '8d6!s>=3'],
  ['8d6!>=5>=3', '8d6!>=5s>=3'],
  ['4d6kh3 s>=4 ! r1', '4d6r1!kh3s>=4'],
  ['4dF>=-1-1', '4dF>=-1-1'],
  ['1-(2-3)', '1-(2-3)'],
  ['(1+2)+3', '(1+2)+3'],
  ['((d6))', '1d6'],
  ['2*(3+d6)', '2*(3+1d6)'],
  ['-2*3', '-2*3'],
  ['-(2*3)', '-(2*3)'],
  ['1-2*3', '1-2*3'],
  ['1+-2*3', '1+-2*3'],
  ['1--2', '1--2'],
  ['1+-2', '1-2'],
  ['2 x 3', '2*3'],
];

describe('format', () => {
  it.each(CANONICAL)('writes %s as %s', (typed, canonical) => {
    expect(format(parse(typed))).toBe(canonical);
    expect(parse(canonical)).toEqual(parse(typed));
  });

  it('writes an expression that parse reads as the same', () => {
    fc.assert(
      fc.property(anyExpression(USUAL), (expression) => {
        expect(parse(format(expression))).toEqual(expression);
      }),
    );
  });

  it('writes a pool with any modifiers that parse reads as the same', () => {
    fc.assert(
      fc.property(anyPool(USUAL), (pool) => {
        expect(parse(format(pool))).toEqual(pool);
      }),
      { numRuns: 150 },
    );
  });

  it('writes the same text again of what parse reads from it', () => {
    fc.assert(
      fc.property(anyExpression(USUAL), (expression) => {
        const text = format(expression);
        expect(format(parse(text))).toBe(text);
      }),
    );
  });

  it('is not changed by a way through JSON', () => {
    fc.assert(
      fc.property(anyExpression(USUAL), (expression) => {
        const copy: Expression = JSON.parse(JSON.stringify(parse(format(expression))));
        expect(copy).toEqual(expression);
        expect(format(copy)).toBe(format(expression));
      }),
    );
  });

  it('refuses what is no expression', () => {
    expect(refusal(() => format(outside('2d6'))).code).toBe('notation-input');
    expect(refusal(() => format(outside(null))).code).toBe('notation-input');
  });
});
