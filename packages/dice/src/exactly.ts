import { branches } from './branches.js';
import type { Chance } from './chance.js';
import type { Distribution } from './distribution.js';
import { TabletopError } from './errors.js';
import { lcm } from './integers.js';
import { type OutcomeKey, outcomeSet } from './outcome-set.js';
import { settled } from './settled.js';
import { show } from './show.js';

/** The most branches that {@link exactly} walks through where it is not told another limit: seven six-sided dice. */
export const DEFAULT_MAX_BRANCHES = 300_000;

/** How {@link exactly} works. */
export interface ExactlyOptions<Result> {
  /** The most branches, from 1; {@link DEFAULT_MAX_BRANCHES} where it is left out. */
  readonly maxBranches?: number;
  /** Which results are one outcome: those with the same key. Without it, those that are equal as JSON. */
  readonly key?: OutcomeKey<Result>;
}

/**
 * The exact distribution of what a resolver returns: it is run once for every way in which its draws can come out. It
 * draws from the `chance` that it is given and from nothing else, and leaves earlier results as they are.
 *
 * Throws `TabletopError` 'too-many-branches' as soon as there are certain to be more than `maxBranches`,
 * 'not-deterministic' where the draws asked for do not follow from those before, 'too-much-work' where a probability
 * grows too long, 'invalid-outcome' for results that are not plain JSON and have no key, and what the resolver throws.
 */
export function exactly<Result>(
  resolve: (chance: Chance) => Result,
  options: ExactlyOptions<Result> = {},
): Distribution<Result> {
  const { maxBranches = DEFAULT_MAX_BRANCHES, key } = options;
  checkLimit(maxBranches);
  const walk = branches(maxBranches);
  const set = outcomeSet(key);
  // How many branches end in each outcome, by the numbers of their products.
  const counts: number[][] = [];
  do {
    const result = resolve(walk.chance);
    const product = walk.arrive();
    const place = set.place(result);
    const tally = counts[place] ?? [];
    tally[product] = (tally[product] ?? 0) + 1;
    counts[place] = tally;
  } while (walk.turn());

  const common = walk.products.reduce(lcm, 1n);
  const shares = walk.products.map((product) => common / product);
  return settled(set.values.map((value, place) => [value, weightOf(counts[place] ?? [], shares)]));
}

function weightOf(counts: readonly number[], shares: readonly bigint[]): bigint {
  let weight = 0n;
  counts.forEach((count, product) => {
    weight += BigInt(count) * (shares[product] ?? 0n);
  });
  return weight;
}

function checkLimit(maxBranches: number): void {
  if (Number.isSafeInteger(maxBranches) && maxBranches >= 1) return;
  throw new TabletopError('invalid-limit', [
    { path: ['maxBranches'], message: `maxBranches is a whole number from 1, not ${show(maxBranches)}.` },
  ]);
}
