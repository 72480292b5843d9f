import { bitLength, convolvePacked } from './packed.js';

/**
 * Weights of consecutive whole numbers: `weights[i]` belongs to `offset + i`. Weights are at least 0; the first and
 * the last are normally positive, since what is 0 at the ends costs work and says nothing.
 */
export type Weights = { readonly offset: number; readonly weights: readonly bigint[] };

/** Up to so many weights on the shorter side, multiplying one by one is quicker than packing. */
const SHORT = 4;

/** The weights of the sum of two independent whole numbers. */
export function convolve(a: Weights, b: Weights): Weights {
  const [short, long] = a.weights.length <= b.weights.length ? [a.weights, b.weights] : [b.weights, a.weights];
  const weights = short.length <= SHORT ? convolveOneByOne(short, long) : convolvePacked(short, long);
  return { offset: a.offset + b.offset, weights };
}

/** The weights of the sum of `n` independent whole numbers that have the same weights; `n` is a whole number from 0. */
export function power(a: Weights, n: number): Weights {
  if (n === 0) return { offset: 0, weights: [1n] };
  const skipped = a.weights.findIndex((weight) => weight > 0n);
  if (skipped < 0) return { offset: a.offset * n, weights: [] };
  const base = a.weights.slice(skipped);
  const weights = prefersRecurrence(base.length, n) ? powerByRecurrence(base, n) : powerBySquaring(base, n);
  return { offset: (a.offset + skipped) * n, weights };
}

/** About how many nanoseconds `convolve` takes, known without doing it. */
export function convolveWork(a: Weights, b: Weights): number {
  const bits = bitLength(sum(a.weights)) + bitLength(sum(b.weights));
  const shorter = Math.min(a.weights.length, b.weights.length);
  return shorter <= SHORT
    ? shorter * Math.max(a.weights.length, b.weights.length) * (200 + bits / 24)
    : packedWork(a.weights.length + b.weights.length, bits);
}

/** About how many nanoseconds `power` takes, known without doing it. */
export function powerWork(a: Weights, n: number): number {
  const length = a.weights.length;
  const bits = n * bitLength(sum(a.weights));
  return prefersRecurrence(length, n) ? n * length * length * (200 + bits / 24) : 2 * packedWork(n * length, bits);
}

function packedWork(length: number, bits: number): number {
  return 1000 + length * (300 + 12 * bits);
}

function prefersRecurrence(length: number, n: number): boolean {
  return n >= length;
}

function convolveOneByOne(short: readonly bigint[], long: readonly bigint[]): bigint[] {
  if (short.length === 0) return [];
  const sums: bigint[] = new Array<bigint>(short.length + long.length - 1).fill(0n);
  for (const [i, weight] of short.entries()) {
    if (weight === 0n) continue;
    for (let j = 0; j < long.length; j++) sums[i + j] = (sums[i + j] ?? 0n) + weight * (long[j] ?? 0n);
  }
  return sums;
}

function powerBySquaring(base: readonly bigint[], n: number): readonly bigint[] {
  let result: Weights = { offset: 0, weights: [1n] };
  let square: Weights = { offset: 0, weights: base };
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = convolve(result, square);
    if (left > 1) square = convolve(square, square);
  }
  return result.weights;
}

/**
 * With f = Σ aᵢxⁱ the coefficients of g = fⁿ follow one from another, because f·g′ = n·f′·g: the work grows with n,
 * not with its square. The first weight is positive.
 */
function powerByRecurrence(base: readonly bigint[], n: number): readonly bigint[] {
  const first = base[0] ?? 1n;
  const [constant = 1n] = powerBySquaring([first], n);
  const result: bigint[] = [constant];
  const degree = (base.length - 1) * n;
  for (let k = 1; k <= degree; k++) {
    let sums = 0n;
    for (let i = Math.min(k, base.length - 1); i >= 1; i--) {
      const weight = base[i] ?? 0n;
      if (weight !== 0n) sums += BigInt(i * (n + 1) - k) * weight * (result[k - i] ?? 0n);
    }
    result.push(sums / (BigInt(k) * first));
  }
  return result;
}

function sum(weights: readonly bigint[]): bigint {
  let total = 0n;
  for (const weight of weights) total += weight;
  return total;
}
