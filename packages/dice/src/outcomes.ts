import type { Distribution } from './distribution.js';
import { checkWork, MAX_OUTCOMES, MAX_WORK } from './distribution-limits.js';
import { gcd } from './integers.js';
import { type OutcomeKey, outcomeSet } from './outcome-set.js';
import { bitLength } from './packed.js';

/** A value with its weight. */
export type Outcome<Value> = readonly [value: Value, weight: bigint];

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** Distinct outcomes with positive weights, out of values with weights that are at least 0. */
export function mergeOutcomes<Value>(entries: Iterable<Outcome<Value>>, key?: OutcomeKey<Value>): Outcome<Value>[] {
  const set = outcomeSet(key);
  const weights: bigint[] = [];
  for (const [value, weight] of entries) {
    if (weight === 0n) continue;
    const place = set.place(value);
    weights[place] = (weights[place] ?? 0n) + weight;
  }
  return set.values.map((value, place) => [value, weights[place] ?? 0n]);
}

/** The outcomes of `join` over every pair of two independent values. Throws `TabletopError` 'too-much-work'. */
export function pairOutcomes<Mine, Theirs, Result>(
  mine: Distribution<Mine>,
  theirs: Distribution<Theirs>,
  join: (mine: Mine, theirs: Theirs) => Result,
  key?: OutcomeKey<Result>,
): Outcome<Result>[] {
  const pairs = mine.outcomes.length * theirs.outcomes.length;
  checkWork('pairs of outcomes', pairs, MAX_OUTCOMES);
  checkWork('steps', pairs * (200 + (bitLength(mine.total) / 64) * (bitLength(theirs.total) / 64) * 2), MAX_WORK);
  const set = outcomeSet(key);
  const weights = mine.total * theirs.total <= MAX_SAFE ? inNumbers() : inBigInts();
  return set.values.map((value, place) => [value, BigInt(weights[place] ?? 0)]);

  function inNumbers(): number[] {
    const sums: number[] = [];
    const others = theirs.outcomes.map(([other, weight]) => [other, Number(weight)] as const);
    for (const [value, weight] of mine.outcomes) {
      const factor = Number(weight);
      for (const [other, otherWeight] of others) {
        const place = set.place(join(value, other));
        sums[place] = (sums[place] ?? 0) + factor * otherWeight;
      }
    }
    return sums;
  }

  function inBigInts(): bigint[] {
    const sums: bigint[] = [];
    for (const [value, weight] of mine.outcomes) {
      for (const [other, otherWeight] of theirs.outcomes) {
        const place = set.place(join(value, other));
        sums[place] = (sums[place] ?? 0n) + weight * otherWeight;
      }
    }
    return sums;
  }
}

/** The same outcomes with weights that have no common factor. */
export function reduced<Value>(entries: readonly Outcome<Value>[]): readonly Outcome<Value>[] {
  // The least weight first: what is common to all divides it, and the others are brought down to its size at once.
  let common = entries.reduce((least, [, weight]) => (weight < least || least === 0n ? weight : least), 0n);
  for (const [, weight] of entries) {
    if (common === 1n) return entries;
    common = gcd(weight, common);
  }
  if (common === 1n) return entries;
  return entries.map(([value, weight]) => [value, weight / common]);
}

/** Numbers ascending; other values, and numbers among others, as they come. */
export function inOrder<Value>(entries: readonly Outcome<Value>[]): readonly Outcome<Value>[] {
  const numbers: (readonly [value: Value & number, weight: bigint])[] = [];
  for (const [value, weight] of entries) {
    if (typeof value !== 'number') return entries;
    numbers.push([value, weight]);
  }
  return numbers.sort(([a], [b]) => a - b);
}
