import type { Chance } from './chance.js';
import { TabletopError } from './errors.js';
import { type OutcomeKey, outcomeSet } from './outcome-set.js';
import { seed } from './seed.js';
import { seeded } from './seeded.js';
import { show } from './show.js';

/** How many samples are taken where no number is given. */
export const DEFAULT_SAMPLES = 10_000;

/** The most samples. */
export const MAX_SAMPLES = 10_000_000;

/** How to sample. The same seed gives the same estimate. */
export interface EstimateOptions {
  readonly seed: string | number;
  /** How often the resolver is run: a whole number from 2 to {@link MAX_SAMPLES}; {@link DEFAULT_SAMPLES} if left out. */
  readonly samples?: number;
}

/** An estimated mean: about 95 times in 100 the true one is within two standard errors. */
export interface MeanEstimate {
  readonly mean: number;
  readonly standardError: number;
  readonly samples: number;
}

/** An outcome that came up, the share of samples in which it did, and the standard error of that share. */
export interface OutcomeEstimate<Value> {
  readonly value: Value;
  readonly share: number;
  readonly standardError: number;
}

/** The outcomes that came up, the most frequent first, and among equals the one met first. */
export interface OutcomesEstimate<Value> {
  readonly outcomes: readonly OutcomeEstimate<Value>[];
  readonly samples: number;
}

/**
 * The mean of what a resolver returns, from samples: of numbers, or of booleans, where true counts as 1. For resolvers
 * whose chance tree is too large for {@link exactly}.
 *
 * Throws `TabletopError` 'invalid-samples', 'invalid-seed', and 'not-numeric' for other results.
 */
export function estimate(resolve: (chance: Chance) => number | boolean, options: EstimateOptions): MeanEstimate {
  const samples = checkedSamples(options.samples);
  const chance = seeded(seed(options.seed));
  let mean = 0;
  let squares = 0;
  for (let taken = 1; taken <= samples; taken++) {
    const value = checkedNumber(resolve(chance));
    const difference = value - mean;
    mean += difference / taken;
    squares += difference * (value - mean);
  }
  return { mean, standardError: Math.sqrt(squares / (samples - 1) / samples), samples };
}

/**
 * How often each result of a resolver comes up, from samples. Results are the same outcome as in {@link exactly}.
 *
 * Throws `TabletopError` 'invalid-samples', 'invalid-seed', and 'invalid-outcome' for results that are not plain JSON
 * and have no key.
 */
export function estimateOutcomes<Value>(
  resolve: (chance: Chance) => Value,
  options: EstimateOptions & { readonly key?: OutcomeKey<Value> },
): OutcomesEstimate<Value> {
  const samples = checkedSamples(options.samples);
  const chance = seeded(seed(options.seed));
  const set = outcomeSet(options.key);
  const counts: number[] = [];
  for (let taken = 0; taken < samples; taken++) {
    const place = set.place(resolve(chance));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const outcomes = set.values.map((value, place) => {
    const share = (counts[place] ?? 0) / samples;
    return { value, share, standardError: Math.sqrt((share * (1 - share)) / (samples - 1)) };
  });
  return { outcomes: outcomes.sort((a, b) => b.share - a.share), samples };
}

function checkedSamples(samples: number = DEFAULT_SAMPLES): number {
  if (Number.isInteger(samples) && samples >= 2 && samples <= MAX_SAMPLES) return samples;
  throw new TabletopError('invalid-samples', [
    {
      path: ['samples'],
      message: `The number of samples is a whole number from 2 to ${MAX_SAMPLES}, not ${show(samples)}.`,
    },
  ]);
}

function checkedNumber(result: unknown): number {
  if (typeof result === 'boolean') return result ? 1 : 0;
  if (typeof result === 'number' && Number.isFinite(result)) return result;
  throw new TabletopError('not-numeric', [
    { path: [], message: `Only numbers and booleans have a mean, not ${show(result)}: use estimateOutcomes.` },
  ]);
}
