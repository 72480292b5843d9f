import type { Fraction, FractionLike } from './fractions.js';
import type { OutcomeKey } from './outcome-set.js';

/**
 * The exact probabilities of the results of a random process: finitely many distinct values, each with a positive
 * rational probability, which add up to exactly 1.
 *
 * Values are the same outcome when they are equal, arrays and objects when their canonical JSON is equal (sorted keys,
 * −0 is 0); where a `key` is given, when their keys are equal. Values without a key that JSON cannot hold throw
 * `TabletopError` 'invalid-outcome'. Operations beyond the limits of this package throw 'too-much-work'.
 */
export interface Distribution<Value> {
  /** Each distinct value with its integer weight, in order: numbers ascending, other values as first met. */
  readonly outcomes: readonly (readonly [value: Value, weight: bigint])[];
  /** The sum of the weights: a value's probability is its weight over this. Weights and total have no common factor. */
  readonly total: bigint;
  /** The exact probability of a value for which `predicate` holds. */
  probability(predicate: (value: Value) => boolean): Fraction;
  /** The distribution of `change(value)`; results that are the same outcome are merged. */
  map<Result>(change: (value: Value) => Result, key?: OutcomeKey<Result>): Distribution<Result>;
  /** The distribution of `join(mine, theirs)` where the two are independent. */
  combine<Other, Result>(
    other: Distribution<Other>,
    join: (mine: Value, theirs: Other) => Result,
    key?: OutcomeKey<Result>,
  ): Distribution<Result>;
  /**
   * The exact mean; a value that is not whole counts as the decimal that it prints as. Throws `TabletopError`
   * 'not-numeric' where a value is not a number; so do the next four.
   */
  mean(): Fraction;
  /** The exact variance. */
  variance(): Fraction;
  /**
   * The least value v with P(X ≤ v) ≥ `share`. `share` runs from 0 to 1: a `Fraction`, a number, or text such as
   * '0.95' or '19/20'. Throws 'invalid-share' for anything else.
   */
  quantile(share: FractionLike | number | string): Value;
  /** The least value that can occur. */
  minimum(): Value;
  /** The greatest value that can occur. */
  maximum(): Value;
  /** Plain JSON from which {@link fromJSON} makes an equal distribution. */
  toJSON(): DistributionJSON<Value>;
}

/** A distribution as plain JSON: weights are decimal strings, since they outgrow a double. */
export interface DistributionJSON<Value> {
  readonly outcomes: readonly (readonly [value: Value, weight: string])[];
  readonly total: string;
}
