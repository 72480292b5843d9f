import type Fraction from 'fraction.js';

/**
 * The exact probabilities of the results of a random process: finitely many distinct values, each with a positive
 * rational probability, which add up to exactly 1.
 */
export interface Distribution<Value> {
  /** Each distinct value with its integer weight, in order: numbers ascending, other values as first met. */
  readonly outcomes: readonly (readonly [value: Value, weight: bigint])[];
  /** The sum of the weights: a value's probability is its weight over this. Weights and total have no common factor. */
  readonly total: bigint;
  /** The exact probability of a value for which `predicate` holds. */
  probability(predicate: (value: Value) => boolean): Fraction;
  /** The distribution of `change(value)`; results that are the same outcome are merged. */
  map<Result>(change: (value: Value) => Result): Distribution<Result>;
  /** The distribution of `join(mine, theirs)` where the two are independent. */
  combine<Other, Result>(
    other: Distribution<Other>,
    join: (mine: Value, theirs: Other) => Result,
  ): Distribution<Result>;
  /** The exact mean. Throws `TabletopError` 'not-numeric' where a value is not a number; so do the next four. */
  mean(): Fraction;
  /** The exact variance. */
  variance(): Fraction;
  /** The least value v with P(X ≤ v) ≥ `share`; `share` runs from 0 to 1. */
  quantile(share: Fraction | number | string): Value;
  /** The least value that can occur. */
  minimum(): Value;
  /** The greatest value that can occur. */
  maximum(): Value;
  /** Plain JSON from which `fromJSON` makes an equal distribution. */
  toJSON(): DistributionJSON<Value>;
}

/** A distribution as plain JSON: weights are decimal strings, since they outgrow a double. */
export interface DistributionJSON<Value> {
  readonly outcomes: readonly (readonly [value: Value, weight: string])[];
  readonly total: string;
}
