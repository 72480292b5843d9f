/**
 * Weights of consecutive whole numbers: `weights[i]` belongs to `offset + i`. Weights are at least 0; the first and
 * the last are normally positive, since what is 0 at the ends costs work and says nothing.
 */
export type Weights = { readonly offset: number; readonly weights: readonly bigint[] };

/** The weights of the sum of two independent whole numbers. */
export function convolve(a: Weights, b: Weights): Weights {
  const [short, long] = a.weights.length <= b.weights.length ? [a.weights, b.weights] : [b.weights, a.weights];
  const sums: bigint[] = new Array<bigint>(Math.max(0, short.length + long.length - 1)).fill(0n);
  for (let i = 0; i < short.length; i++) {
    const weight = short[i] ?? 0n;
    if (weight === 0n) continue;
    for (let j = 0; j < long.length; j++) sums[i + j] = (sums[i + j] ?? 0n) + weight * (long[j] ?? 0n);
  }
  return { offset: a.offset + b.offset, weights: sums };
}

/**
 * The weights of the sum of `n` independent whole numbers that have the same weights. With f = Σ aᵢxⁱ the coefficients
 * of g = fⁿ follow one from another, because f·g′ = n·f′·g: the work grows with n, not with its square.
 */
export function power(a: Weights, n: number): Weights {
  const skipped = a.weights.findIndex((weight) => weight > 0n);
  if (n === 0) return { offset: 0, weights: [1n] };
  if (skipped < 0) return { offset: a.offset * n, weights: [] };
  const base = a.weights.slice(skipped);
  const first = base[0] ?? 1n;
  const degree = (base.length - 1) * n;
  const result: bigint[] = [repeatedProduct(first, n)];
  for (let k = 1; k <= degree; k++) {
    let sum = 0n;
    for (let i = Math.min(k, base.length - 1); i >= 1; i--) {
      const weight = base[i] ?? 0n;
      if (weight !== 0n) sum += BigInt(i * (n + 1) - k) * weight * (result[k - i] ?? 0n);
    }
    result.push(sum / (BigInt(k) * first));
  }
  return { offset: (a.offset + skipped) * n, weights: result };
}

function repeatedProduct(base: bigint, n: number): bigint {
  let product = 1n;
  let square = base;
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) product *= square;
    square *= square;
  }
  return product;
}
