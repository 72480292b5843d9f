import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bounds,
  type Chance,
  type Distribution,
  distribution,
  type Expression,
  exactly,
  format,
  fromJSON,
  fromWeights,
  isTabletopError,
  parse,
  rollTotal,
} from '../../src/index.js';
import { outside, refusal } from '../refusal.js';
import { anyExpression, anyPool, plain, SMALL, USUAL } from './arbitraries.js';

const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);
const meanOf = (text: string): string => distribution(text).mean().toFraction();
const weightsOf = (text: string): readonly (readonly [number, string])[] => distribution(text).toJSON().outcomes;

/** Exact means, each worked out by hand or from a listing of every roll. */
const MEANS: readonly (readonly [text: string, mean: string])[] = [
  ['2d6+4', '11'],
  ['d6-1', '5/2'],
  ['4+d6', '15/2'],
  ['d%', '101/2'],
  ['4dF', '0'],
  ['2d6*(1d4-2)', '7/2'],
  ['-2d6', '-7'],
  ['4d6dl1', '15869/1296'],
  ['4d6kh3', '15869/1296'],
  ['2d20kh1', '553/40'],
  ['2d20kl', '287/40'],
  // To reroll the lower of two dice is another thing: 767/48 against the best two of three, 1079/72.
  ['3d12kh2', '767/48'],
  ['1d6r1', '4'],
  ['1d6ro1', '47/12'],
  ['1d6ro<3', '25/6'],
  ['2d2!o', '9/2'],
  ['1d6!o', '49/12'],
  ['5d6>=4', '5/2'],
  ['8d6 3+', '16/3'],
  ['8d6s>=7', '0'],
  ['1d6!os>=4', '7/12'],
];

describe('distribution', () => {
  it.each(MEANS)('of %s has the mean %s', (text, mean) => {
    expect(meanOf(text)).toBe(mean);
  });

  it.each([
    ['1d6', '1d(6)'],
    ['4d6dl1', '4d6kh3'],
    ['5d8dh2', '5d8kl3'],
    ['1d6ro1', '1d6r1:1'],
    ['3d6!o', '3d6!:1'],
    ['3d6!', '3d6!!'],
    ['3d6!kh2', '3d6!!kh2'],
    ['d%', '1d100'],
    ['5d6 3+', '5d6>2'],
    ['2d6+2d6', '4d6'],
    ['2d6-1', '2d6+-1'],
    ['1dF', '1d3-2'],
    ['4d1', '4'],
    ['3d6r>4', '3d4'],
    ['0*2d6', '0'],
    [Array(20).fill('d6').join('+'), '20d6'],
    ['-1d6+7', '1d6'],
  ])('of %s is that of %s', (text, same) => {
    expect(weightsOf(text)).toEqual(weightsOf(same));
  });

  it.each([
    ['3d6!s>=4', '3d6!!s>=4'],
    ['3d6!', '3d6!o'],
    ['1d6r1', '1d6r1:3'],
    ['3d12kh2', '2d12+1'],
  ])('of %s is not that of %s', (text, other) => {
    expect(weightsOf(text)).not.toEqual(weightsOf(other));
  });

  it('of 1d6! has the mean 4.2 to within 1e-9, and dice that explode 20 deep', () => {
    const { mean, maximum, probability } = distribution('1d6!');
    expect(Math.abs(mean().valueOf() - 4.2)).toBeLessThan(1e-9);
    expect(maximum()).toBe(126);
    expect(probability((value) => value === 126).toFraction()).toBe(`1/${6n ** 21n}`);
  });

  it('explodes every die and not the pool: 2d2 that explode once are never 3', () => {
    expect(weightsOf('2d2!o')).toEqual([
      [2, '4'],
      [4, '4'],
      [5, '4'],
      [6, '1'],
      [7, '2'],
      [8, '1'],
    ]);
  });

  it('keeps the best of many dice without listing their rolls', () => {
    const { minimum, maximum, mean, total, outcomes } = distribution('100d6kh50');
    expect([minimum(), maximum(), outcomes.length]).toEqual([50, 300, 251]);
    expect(outcomes.reduce((sum, [, weight]) => sum + weight, 0n)).toBe(total);
    const both = mean().add(distribution('100d6kl50').mean());
    expect(both.toFraction()).toBe('350');
    expect(distribution('100d20kh50').maximum()).toBe(1000);
  });

  it('adds up to exactly 1 for 2000d2', () => {
    const { outcomes, total, probability, mean } = distribution('2000d2');
    expect(outcomes).toHaveLength(2001);
    expect(outcomes.reduce((sum, [, weight]) => sum + weight, 0n)).toBe(total);
    expect(total).toBe(2n ** 2000n);
    expect(probability(() => true).toFraction()).toBe('1');
    expect(mean().toFraction()).toBe('3000');
  });

  it.each([
    ['4d6kh3', 4, 6, (faces: number[]) => sumOf(faces.sort((a, b) => b - a).slice(0, 3))],
    ['5d4dh2', 5, 4, (faces: number[]) => sumOf(faces.sort((a, b) => a - b).slice(0, 3))],
    ['5d4dl4', 5, 4, (faces: number[]) => Math.max(...faces)],
    [
      '5d4kh3s<=2',
      5,
      4,
      (faces: number[]) =>
        faces
          .sort((a, b) => b - a)
          .slice(0, 3)
          .filter((face) => face <= 2).length,
    ],
    ['6d3=2', 6, 3, (faces: number[]) => faces.filter((face) => face === 2).length],
    [
      '5d4kl3s=2',
      5,
      4,
      (faces: number[]) =>
        faces
          .sort((a, b) => a - b)
          .slice(0, 3)
          .filter((face) => face === 2).length,
    ],
  ])('of %s is that of every roll listed', (text, count, sides, total) => {
    const faces = Array.from({ length: sides }, (_, index) => index + 1);
    const rolls = Array.from({ length: count }).reduce<number[][]>(
      (all) => all.flatMap((roll) => faces.map((face) => [...roll, face])),
      [[]],
    );
    const listed = fromWeights(rolls.map((roll) => [total(roll), 1n]));
    expect(weightsOf(text)).toEqual(listed.toJSON().outcomes);
  });

  it('is exactly what rolling gives, over every branch of small expressions', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyExpression(SMALL, 2), (expression) => {
        const branches = everyBranch(expression);
        if (branches === undefined) return;
        compared++;
        expect(distribution(expression).toJSON(), format(expression)).toEqual(branches.toJSON());
      }),
      { numRuns: 100 },
    );
    expect(compared).toBeGreaterThan(30);
  });

  it('is exactly what rolling gives, for pools with every kind of modifier', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyPool(SMALL), (pool) => {
        const branches = everyBranch(pool);
        if (branches === undefined) return;
        for (const kind of ['reroll', 'explode', 'keep', 'success'] as const) if (pool[kind] !== null) seen.add(kind);
        expect(distribution(pool).toJSON(), format(pool)).toEqual(branches.toJSON());
      }),
      { numRuns: 100 },
    );
    expect(seen.size).toBe(4);
  });

  it.each(['1d4r1', '2d3r2', '1dFr0', '2d4r2kh1', '1d3r1!:2', '1d4r>1:3'])(
    'is exactly what rolling %s gives, with all rerolls',
    (text) => {
      const branches = exactly((chance) => rollTotal(chance, text), { maxBranches: 300_000 });
      expect(distribution(text).toJSON()).toEqual(branches.toJSON());
    },
  );

  it('ends where the bounds are', () => {
    fc.assert(
      fc.property(anyExpression({ ...USUAL, count: 4, sides: 8 }, 2), (expression) => {
        const odds = withinWork(expression);
        if (odds === undefined) return;
        expect(bounds(expression), format(expression)).toEqual({ minimum: odds.minimum(), maximum: odds.maximum() });
      }),
      { numRuns: 80 },
    );
  });

  it('is changed by every modifier that is not refused', () => {
    fc.assert(
      fc.property(
        anyPool({ ...SMALL, sides: 6 }),
        fc.constantFrom('reroll', 'explode', 'keep', 'success'),
        (pool, kind) => {
          const one = { ...plain(pool), [kind]: pool[kind] };
          if (pool[kind] === null || !isAllowed(one)) return;
          expect(distribution(one).toJSON(), format(one)).not.toEqual(distribution(plain(pool)).toJSON());
        },
      ),
      { numRuns: 100 },
    );
  });

  it('has no more outcomes than can come up, however far apart they are', () => {
    expect(weightsOf('1000000*1d2+1000*1d2+1d2').map(([value]) => value)).toEqual([
      1_001_001, 1_001_002, 1_002_001, 1_002_002, 2_001_001, 2_001_002, 2_002_001, 2_002_002,
    ]);
    expect(weightsOf('1d2*1d3')).toEqual([
      [1, '1'],
      [2, '2'],
      [3, '1'],
      [4, '1'],
      [6, '1'],
    ]);
  });

  it('survives JSON exactly', () => {
    const odds = distribution('6d6!dl2');
    expect(fromJSON(JSON.parse(JSON.stringify(odds))).toJSON()).toEqual(odds.toJSON());
  });

  it.each([
    '10000d6',
    '100d6!',
    '9999d2kh9998',
    '1d9007199254740991',
    '1d1000000',
    '1d100000000!>=3',
    '1d1000*1d1000*1d1000',
    '1d1000+1d1000*1000',
    '10000d6!s>=3',
    'd6*d6*d6*d6*d6*d6*d6*d6*d6*d6*d6*d6',
    '4d100!>=50kh2',
    '2000d6kh1000s>=5',
    '1000d6r1:100',
    // Few outcomes and little work, but weights of 100,000 binary digits.
    '6303d2r>=2:16kh4',
  ])('refuses %s before any work is done', (text) => {
    const error = refusal(() => distribution(text));
    expect(error.code).toBe('too-much-work');
    const { amount, limit } = error.problems[0]?.details ?? {};
    expect(Number(amount)).toBeGreaterThan(Number(limit));
  });

  it('has a limit of work that the caller lowers', () => {
    expect(
      distribution('4d6dl1', { limits: { work: 1e6 } })
        .mean()
        .toFraction(),
    ).toBe('15869/1296');
    expect(refusal(() => distribution('100d20kh50', { limits: { work: 1e6 } })).code).toBe('too-much-work');
    expect(refusal(() => distribution('2d6', { limits: { work: 0 } })).code).toBe('too-much-work');
  });

  it('refuses what parse refuses', () => {
    expect(refusal(() => distribution('2d6+')).code).toBe('notation-syntax');
    expect(refusal(() => distribution('(1+2d1!)')).code).toBe('notation-endless');
    expect(refusal(() => distribution(outside(undefined))).code).toBe('notation-input');
  });
});

/** What `exactly` makes of rolling the expression; undefined where it has too many branches. */
function everyBranch(expression: Expression): Distribution<number> | undefined {
  const parsed = parse(format(expression));
  try {
    return exactly((chance: Chance) => rollTotal(chance, parsed), { maxBranches: 1_500 });
  } catch (error) {
    if (isTabletopError(error) && error.code === 'too-many-branches') return undefined;
    throw error;
  }
}

function withinWork(expression: Expression): Distribution<number> | undefined {
  try {
    return distribution(expression, { limits: { work: 5e6 } });
  } catch (error) {
    if (isTabletopError(error) && error.code === 'too-much-work') return undefined;
    throw error;
  }
}

function isAllowed(expression: Expression): boolean {
  try {
    return format(expression) !== '';
  } catch (error) {
    if (isTabletopError(error)) return false;
    throw error;
  }
}
