import type { Distribution } from './distribution.js';
import { checkWork, MAX_OUTCOMES, MAX_TOTAL_BITS } from './distribution-limits.js';
import { TabletopError } from './errors.js';
import { fraction } from './fractions.js';
import { inOrder, mergeOutcomes, type Outcome, pairOutcomes, reduced } from './outcomes.js';
import { bitLength } from './packed.js';
import { checkNumeric, end, meanOf, quantileOf, varianceOf } from './statistics.js';

/**
 * The distribution of distinct values with positive weights. Throws `TabletopError` 'empty-distribution' where there
 * is none, and 'too-much-work' beyond the limits.
 */
export function settled<Value>(entries: readonly Outcome<Value>[]): Distribution<Value> {
  checkWork('outcomes', entries.length, MAX_OUTCOMES);
  if (entries.length === 0) {
    throw new TabletopError('empty-distribution', [{ path: [], message: 'A distribution has at least one outcome.' }]);
  }
  const outcomes = inOrder(reduced(entries));
  let total = 0n;
  for (const [, weight] of outcomes) total += weight;
  checkWork('binary digits', bitLength(total), MAX_TOTAL_BITS);

  const distribution: Distribution<Value> = {
    outcomes,
    total,
    probability(predicate) {
      let favourable = 0n;
      for (const [value, weight] of outcomes) if (predicate(value)) favourable += weight;
      return fraction(favourable, total);
    },
    map(change, key) {
      const changed = outcomes.map(([value, weight]) => [change(value), weight] as const);
      return settled(mergeOutcomes(changed, key));
    },
    combine: (other, join, key) => settled(pairOutcomes(distribution, other, join, key)),
    mean() {
      checkNumeric(outcomes);
      return meanOf(outcomes, total);
    },
    variance() {
      checkNumeric(outcomes);
      return varianceOf(outcomes, total);
    },
    quantile(share) {
      checkNumeric(outcomes);
      return quantileOf(outcomes, total, share);
    },
    minimum() {
      checkNumeric(outcomes);
      return end(outcomes, 0);
    },
    maximum() {
      checkNumeric(outcomes);
      return end(outcomes, -1);
    },
    toJSON: () => ({
      outcomes: outcomes.map(([value, weight]) => [value, weight.toString()]),
      total: total.toString(),
    }),
  };
  return distribution;
}
