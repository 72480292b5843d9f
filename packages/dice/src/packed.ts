/**
 * The convolution of two lists of weights that are at least 0, as one product of two long integers: each weight gets
 * a field so wide that no sum of products can reach the next. Engines multiply long integers in less than the
 * square of their length, and turn them into hexadecimal digits and back in one pass.
 */
export function convolvePacked(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  if (a.length === 0 || b.length === 0) return [];
  const terms = BigInt(Math.min(a.length, b.length));
  const width = Math.ceil(bitLength(greatest(a) * greatest(b) * terms) / 4);
  const packed = pack(a, width);
  return unpack(packed * (a === b ? packed : pack(b, width)), a.length + b.length - 1, width);
}

/** The number of binary digits, rounded up to a multiple of four. */
export function bitLength(value: bigint): number {
  return value.toString(16).length * 4;
}

function greatest(weights: readonly bigint[]): bigint {
  let most = 0n;
  for (const weight of weights) if (weight > most) most = weight;
  return most;
}

function pack(weights: readonly bigint[], width: number): bigint {
  let digits = '0x';
  for (let at = weights.length - 1; at >= 0; at--) digits += (weights[at] ?? 0n).toString(16).padStart(width, '0');
  return BigInt(digits);
}

function unpack(packed: bigint, count: number, width: number): bigint[] {
  const digits = packed.toString(16).padStart(count * width, '0');
  const weights: bigint[] = [];
  for (let end = digits.length; weights.length < count; end -= width) {
    weights.push(BigInt(`0x${digits.slice(end - width, end)}`));
  }
  return weights;
}
