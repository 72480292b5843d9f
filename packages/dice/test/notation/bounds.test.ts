import { describe, expect, it } from 'vitest';
import { bounds, distribution, parse } from '../../src/index.js';
import { outside, refusal } from '../refusal.js';

describe('bounds', () => {
  it.each([
    ['7', 7, 7],
    ['2d6+4', 6, 16],
    ['4dF', -4, 4],
    ['-2d6', -12, -2],
    ['2d6-1d4', -2, 11],
    ['1d6*(1d4-3)', -12, 6],
    ['(1d4-2)*(1d4-2)', -2, 4],
    ['0*1d6', 0, 0],
    ['4d6kh3', 3, 18],
    ['4d6dl1', 3, 18],
    ['1d6r1', 2, 6],
    ['1d6r>4', 1, 4],
    ['1d6r1:5', 1, 6],
    ['2d6r2kl1', 1, 6],
    ['1d6!', 1, 126],
    ['1d6!1', 2, 26],
    ['1d6!1:1', 2, 7],
    ['2d6!>=5:2kh1', 1, 18],
    // Extra dice that take away: 20 of them show −1, and the last one too.
    ['1dF!=-1', -21, 1],
    ['1dFr1!=-1', -21, 0],
    ['1dF!0', -1, 1],
    ['5d6>=4', 0, 5],
    ['5d6>=1', 5, 5],
    ['5d6>=7', 0, 0],
    ['5d6r<3s>=3', 5, 5],
    ['3d6!s>=6', 0, 63],
    ['3d6!s<6', 0, 3],
    ['3d6!!s>=6', 0, 3],
    ['3d6!!s>=127', 0, 0],
    ['3d6!!s=6', 0, 0],
    ['3d6!!s=7', 0, 3],
    ['3d6!kh2s=12', 0, 0],
    ['3d6!:1kh2s=12', 0, 2],
    ['3d6!!s<=126', 3, 3],
  ])('of %s are %d and %d, as those of the distribution', (text, minimum, maximum) => {
    expect(bounds(text)).toEqual({ minimum, maximum });
    const odds = distribution(text);
    expect([odds.minimum(), odds.maximum()]).toEqual([minimum, maximum]);
  });

  it('are known where the distribution would be too much work', () => {
    expect(bounds('10000d6!')).toEqual({ minimum: 10_000, maximum: 1_260_000 });
    expect(bounds(parse('1d9007199254740991'))).toEqual({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
    expect(bounds('5000d6kh2500')).toEqual({ minimum: 2500, maximum: 15_000 });
    expect(bounds('2d1000000000!!s>=7')).toEqual({ minimum: 0, maximum: 2 });
  });

  it('are refused where only the odds could tell', () => {
    expect(refusal(() => bounds('2d1000000000!!s=7')).code).toBe('too-much-work');
    expect(refusal(() => bounds('2d6!!s=7', { limits: { work: 10 } })).code).toBe('too-much-work');
  });

  it('refuses what parse refuses', () => {
    expect(refusal(() => bounds('2d')).code).toBe('notation-syntax');
    expect(refusal(() => bounds(outside(null))).code).toBe('notation-input');
  });
});
