import type { Distribution } from './distribution.js';
import { checkWork, MAX_OUTCOMES } from './distribution-limits.js';
import { TabletopError } from './errors.js';
import type { OutcomeKey } from './outcome-set.js';
import { mergeOutcomes } from './outcomes.js';
import { settled } from './settled.js';
import { show } from './show.js';

/**
 * The distribution of values that have weights: bigints, or safe integers, at least 0 and not all 0. The probability
 * of a value is its weight over the sum of all. Values that are the same outcome are merged; those of weight 0 are
 * left out.
 *
 * Throws `TabletopError` 'invalid-weights' for other weights, 'empty-distribution' where all are 0, and 'too-much-work'
 * for more than {@link MAX_OUTCOMES} entries.
 */
export function fromWeights<Value>(
  entries: Iterable<readonly [value: Value, weight: bigint | number]>,
  key?: OutcomeKey<Value>,
): Distribution<Value> {
  const checked: (readonly [Value, bigint])[] = [];
  for (const [value, weight] of entries) {
    checked.push([value, checkedWeight(weight, checked.length)]);
    checkWork('outcomes', checked.length, MAX_OUTCOMES);
  }
  return settled(mergeOutcomes(checked, key));
}

/** The distribution in which each of the values is equally likely; one that is named twice is twice as likely. */
export function uniform<Value>(values: Iterable<Value>, key?: OutcomeKey<Value>): Distribution<Value> {
  const entries: (readonly [Value, bigint])[] = [];
  for (const value of values) {
    entries.push([value, 1n]);
    checkWork('outcomes', entries.length, MAX_OUTCOMES);
  }
  return settled(mergeOutcomes(entries, key));
}

/** The distribution of a value that is bound to come. */
export function certain<Value>(value: Value): Distribution<Value> {
  return settled(mergeOutcomes([[value, 1n]]));
}

function checkedWeight(weight: unknown, at: number): bigint {
  if (typeof weight === 'bigint' && weight >= 0n) return weight;
  if (typeof weight === 'number' && Number.isSafeInteger(weight) && weight >= 0) return BigInt(weight);
  throw new TabletopError('invalid-weights', [
    { path: [at, 1], message: `A weight is a whole number from 0, not ${show(weight)}.` },
  ]);
}
