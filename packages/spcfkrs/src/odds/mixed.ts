import { type Distribution, fromWeights } from '@tabletop/dice';

/**
 * The distribution of what comes after something: for each of its outcomes, that of what follows from it. Outcomes that
 * are equal are merged, so that many steps, one after another, stay as few as there are different ends.
 */
export function mixed<Value, Result>(
  before: Distribution<Value>,
  after: (value: Value) => Distribution<Result>,
): Distribution<Result> {
  const parts = before.outcomes.map(([value, weight]) => ({ weight, next: after(value) }));
  const common = parts.reduce((product, { next }) => lcm(product, next.total), 1n);
  return fromWeights(
    parts.flatMap(({ weight, next }) =>
      next.outcomes.map(([result, share]): readonly [Result, bigint] => [
        result,
        (weight * share * common) / next.total,
      ]),
    ),
  );
}

/** The least common multiple of two positive whole numbers. */
function lcm(a: bigint, b: bigint): bigint {
  let [greater, lesser] = [a, b];
  while (lesser !== 0n) [greater, lesser] = [lesser, greater % lesser];
  return (a / greater) * b;
}
