import type { Weights } from '../convolution.js';
import { gcd } from '../integers.js';
import type { Interval } from './faces.js';

/** The weights of the numbers that `place` finds for each face, with what it weighs; trimmed to those above 0. */
export function spread(faces: Interval, place: (face: number) => readonly [value: number, weight: bigint]): Weights {
  const placed = Array.from({ length: faces.high - faces.low + 1 }, (_, index) => place(faces.low + index));
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const [value] of placed) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  const weights = new Array<bigint>(Math.max(0, high - low + 1)).fill(0n);
  for (const [value, weight] of placed) weights[value - low] = (weights[value - low] ?? 0n) + weight;
  return trimmed(low, weights);
}

/** No number at all. */
export const NONE: Weights = /* @__PURE__ */ Object.freeze({ offset: 0, weights: [] });

/** The weights of one number alone. */
export function only(value: number, weight: bigint): Weights {
  return { offset: value, weights: [weight] };
}

/** The weights from the first that is not 0 to the last; the first given belongs to `offset`. */
export function trimmed(offset: number, weights: readonly bigint[]): Weights {
  const start = weights.findIndex((weight) => weight !== 0n);
  if (start < 0) return NONE;
  const end = weights.findLastIndex((weight) => weight !== 0n) + 1;
  return { offset: offset + start, weights: weights.slice(start, end) };
}

/** Every weight times a factor. */
export function scale({ offset, weights }: Weights, factor: bigint): Weights {
  return { offset, weights: weights.map((weight) => weight * factor) };
}

/** The weights of either one or the other. */
export function add(a: Weights, b: Weights): Weights {
  if (a.weights.length === 0) return b;
  if (b.weights.length === 0) return a;
  const [first, second] = a.offset <= b.offset ? [a, b] : [b, a];
  const weights = first.weights.slice();
  const shift = second.offset - first.offset;
  for (const [index, weight] of second.weights.entries()) {
    const at = shift + index;
    while (weights.length <= at) weights.push(0n);
    weights[at] = (weights[at] ?? 0n) + weight;
  }
  return { offset: first.offset, weights };
}

/** The same weights without their common factor. Sums of numbers whose weights have none have none either. */
export function primitive({ offset, weights }: Weights): Weights {
  let common = 0n;
  for (const weight of weights) {
    common = gcd(weight, common);
    if (common === 1n) return { offset, weights };
  }
  return { offset, weights: weights.map((weight) => weight / common) };
}
