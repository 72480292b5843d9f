import { describe, expect, it } from 'vitest';
import { type Chance, DEFAULT_SAMPLES, estimate, estimateOutcomes, exactly, MAX_SAMPLES } from '../src/index.js';
import { outside, refusal } from './refusal.js';

const sum2d6 = (chance: Chance): number => chance.die(6) + chance.die(6);

describe('estimate', () => {
  it.each<readonly [string, (chance: Chance) => number | boolean]>([
    ['2d6', sum2d6],
    ['a pool of successes', (chance) => chance.dice(5, 6).filter((face) => face >= 5).length],
    ['whether 2d6 are doubles', (chance) => new Set(chance.dice(2, 6)).size === 1],
    ['something rare', (chance) => chance.die(100) === 1],
    ['large numbers that differ little', (chance) => 1e9 + chance.die(6)],
  ])('comes within four standard errors of the truth: %s', (_title, resolve) => {
    const { mean, standardError, samples } = estimate(resolve, { seed: 'truth', samples: 20_000 });
    const exact = exactly(resolve).map(Number);
    expect(samples).toBe(20_000);
    expect(Math.abs(mean - exact.mean().valueOf())).toBeLessThan(4 * standardError);
    const deviation = Math.sqrt(exact.variance().valueOf() / samples);
    expect(standardError / deviation).toBeGreaterThan(0.9);
    expect(standardError / deviation).toBeLessThan(1.1);
  });

  it('covers the truth within two standard errors about 95 times in 100', () => {
    const covered = Array.from({ length: 400 }, (_, seed) => estimate(sum2d6, { seed, samples: 100 })).filter(
      ({ mean, standardError }) => Math.abs(mean - 7) <= 1.96 * standardError,
    ).length;
    // 380 of 400, with a standard deviation of 4.4: four of them each way.
    expect(Math.abs(covered - 380)).toBeLessThan(18);
  });

  it('follows from its seed', () => {
    expect(estimate(sum2d6, { seed: 1 })).toEqual(estimate(sum2d6, { seed: 1 }));
    expect(estimate(sum2d6, { seed: 1 })).not.toEqual(estimate(sum2d6, { seed: '1' }));
    expect(estimate(sum2d6, { seed: 1 }).samples).toBe(DEFAULT_SAMPLES);
  });

  it('is sure of what cannot vary', () => {
    expect(estimate(() => 7, { seed: 0, samples: 2 })).toEqual({ mean: 7, standardError: 0, samples: 2 });
  });

  it.each([['x'], [null], [undefined], [NaN], [Infinity], [{}], [1n]])('a result of %s has no mean', (result) => {
    expect(refusal(() => estimate(() => outside(result), { seed: 1 })).code).toBe('not-numeric');
  });
});

describe('estimateOutcomes', () => {
  const face = (chance: Chance): string => (chance.die(6) === 6 ? 'six' : 'other');

  it('gives each outcome its share, the most frequent first', () => {
    const { outcomes, samples } = estimateOutcomes(face, { seed: 'shares' });
    expect(samples).toBe(DEFAULT_SAMPLES);
    expect(outcomes.map(({ value }) => value)).toEqual(['other', 'six']);
    expect(outcomes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    for (const { value, share, standardError } of outcomes) {
      expect(Math.abs(share - (value === 'six' ? 1 / 6 : 5 / 6))).toBeLessThan(4 * standardError);
      expect(standardError).toBeCloseTo(Math.sqrt(5 / 36 / samples), 3);
    }
  });

  it('is the mean where outcomes are true and false', () => {
    const six = (chance: Chance): boolean => chance.die(6) === 6;
    const mean = estimate(six, { seed: 3 });
    const shares = estimateOutcomes(six, { seed: 3 }).outcomes;
    const yes = shares.find(({ value }) => value);
    expect(yes?.share).toBeCloseTo(mean.mean, 12);
    expect(yes?.standardError).toBeCloseTo(mean.standardError, 12);
  });

  it('takes objects as one outcome by their JSON, or by a key', () => {
    const roll = (chance: Chance): { faces: readonly number[] } => ({ faces: chance.dice(2, 2) });
    expect(estimateOutcomes(roll, { seed: 1 }).outcomes).toHaveLength(4);
    expect(estimateOutcomes(roll, { seed: 1, key: () => 'any' }).outcomes).toHaveLength(1);
    expect(refusal(() => estimateOutcomes(() => new Map(), { seed: 1 })).code).toBe('invalid-outcome');
  });
});

describe.each([
  ['estimate', (options: never) => estimate(sum2d6, options)],
  ['estimateOutcomes', (options: never) => estimateOutcomes(sum2d6, options)],
])('%s refuses', (_name, attempt) => {
  it.each([0, 1, -5, 0.5, NaN, Infinity, MAX_SAMPLES + 1, '100', null])('%s samples', (samples) => {
    expect(refusal(() => attempt(outside({ seed: 1, samples }))).code).toBe('invalid-samples');
  });

  it.each([undefined, null, NaN, {}])('a seed of %s', (seed) => {
    expect(refusal(() => attempt(outside({ seed, samples: 10 }))).code).toBe('invalid-seed');
  });
});
