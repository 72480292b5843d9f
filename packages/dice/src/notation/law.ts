import { convolve, type Weights } from '../convolution.js';

/** Distinct whole numbers, ascending, each with a positive weight: unlike `Weights` without the gaps between them. */
export interface Law {
  readonly values: readonly number[];
  readonly weights: readonly bigint[];
}

/** One number alone. */
export function lawOf(value: number): Law {
  return { values: [value], weights: [1n] };
}

export function lawOfWeights({ offset, weights }: Weights): Law {
  const values: number[] = [];
  for (let index = 0; index < weights.length; index++) if (weights[index] !== 0n) values.push(offset + index);
  return { values, weights: values.length === weights.length ? weights : weights.filter((weight) => weight !== 0n) };
}

/** The law of the negatives. */
export function negatedLaw({ values, weights }: Law): Law {
  return { values: values.map((value) => 0 - value).reverse(), weights: weights.slice().reverse() };
}

/** The law of the sum of two independent numbers. */
export function addedLaws(a: Law, b: Law): Law {
  if (a.values.length === 1) return moved(b, (value) => value + first(a));
  if (b.values.length === 1) return moved(a, (value) => value + first(b));
  if (isDense(a.values.length, spanOf(a), b.values.length, spanOf(b))) {
    return lawOfWeights(convolve(weightsOf(a), weightsOf(b)));
  }
  return paired(a, b, (x, y) => x + y);
}

/** The law of the product of two independent numbers. */
export function multipliedLaws(a: Law, b: Law): Law {
  if (a.values.length === 1) return multiplied(b, first(a));
  if (b.values.length === 1) return multiplied(a, first(b));
  return paired(a, b, (x, y) => x * y);
}

/** From the least value to the greatest, both counted. */
function spanOf({ values }: Law): number {
  return (values.at(-1) ?? 0) - (values[0] ?? 0) + 1;
}

/** Whether a convolution with every gap filled is less work than every pair. */
export function isDense(sizeOfA: number, spanOfA: number, sizeOfB: number, spanOfB: number): boolean {
  return spanOfA + spanOfB <= 2 * sizeOfA * sizeOfB;
}

function weightsOf(law: Law): Weights {
  const offset = law.values[0] ?? 0;
  const weights = new Array<bigint>(spanOf(law)).fill(0n);
  for (const [index, value] of law.values.entries()) weights[value - offset] = law.weights[index] ?? 0n;
  return { offset, weights };
}

function first(law: Law): number {
  return law.values[0] ?? 0;
}

function multiplied(law: Law, factor: number): Law {
  if (factor === 0) return lawOf(0);
  const scaled = moved(law, (value) => value * Math.abs(factor));
  return factor < 0 ? negatedLaw(scaled) : scaled;
}

function moved({ values, weights }: Law, change: (value: number) => number): Law {
  return { values: values.map(change), weights };
}

function paired(a: Law, b: Law, join: (x: number, y: number) => number): Law {
  // A Map takes −0 for 0.
  const sums = new Map<number, bigint>();
  for (const [i, x] of a.values.entries()) {
    const weight = a.weights[i] ?? 0n;
    for (const [j, y] of b.values.entries()) {
      const value = join(x, y);
      sums.set(value, (sums.get(value) ?? 0n) + weight * (b.weights[j] ?? 0n));
    }
  }
  const values = Array.from(sums.keys()).sort((x, y) => x - y);
  return { values, weights: values.map((value) => sums.get(value) ?? 0n) };
}
