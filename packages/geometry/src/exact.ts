/**
 * Exact answers about whole numbers whose products may be too big for doubles. Doubles decide wherever they can be
 * trusted to; only near-ties of big numbers are settled in BigInt.
 */

/** Rounding of a few products moves a double by far less than this part of it. */
const DOUBT = 1e-13;

/** Below this a double candidate is off by far less than 2e-6, so that only values closer to a boundary are in doubt. */
const NEAR = 1e-6;

/**
 * The sign of a²·d − b²·e: negative, zero or positive. Exact for all safe integers `a` and `b` and all safe integers
 * `d` and `e` that are not negative.
 */
export function compareSquares(a: number, d: number, b: number, e: number): number {
  const left = a * a * d;
  const right = b * b * e;
  if (left <= Number.MAX_SAFE_INTEGER && right <= Number.MAX_SAFE_INTEGER) return left - right;
  const difference = left - right;
  if (Math.abs(difference) > (left + right) * DOUBT) return difference;
  return signOf(squared(a) * BigInt(d) - squared(b) * BigInt(e));
}

/** The sign of a·b − c·d: negative, zero or positive. Exact for all safe integers. */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const left = a * b;
  const right = c * d;
  const size = Math.abs(left) + Math.abs(right);
  const difference = left - right;
  if (size <= Number.MAX_SAFE_INTEGER || Math.abs(difference) > size * DOUBT) return difference;
  return signOf(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d));
}

/** The least whole number that is at least a·√d. Exact for whole `a`, `d` ≥ 0 where a·√d is at most 2^52. */
export function ceilRoot(a: number, d: number): number {
  let root = Math.ceil(a * Math.sqrt(d));
  while (compareSquares(a, d, root, 1) > 0) root++;
  while (root > 0 && compareSquares(a, d, root - 1, 1) <= 0) root--;
  return root;
}

/** The least whole number whose square is at least `square`, for any size. */
export function ceilSquareRoot(square: bigint): bigint {
  if (square <= 0n) return 0n;
  const guess = BigInt(Math.ceil(Math.sqrt(Number(square))));
  // One step of Newton's method leads from any guess to the root or above it, the next ones down to it.
  let root = (guess + square / guess) / 2n + 1n;
  for (let next = (root + square / root) / 2n; next < root; next = (root + square / root) / 2n) root = next;
  return root * root === square ? root : root + 1n;
}

/**
 * The nearest whole number; halves go away from zero. Never −0.
 *
 * @rule T-ROUND
 */
export function roundHalfAway(value: number): number {
  return value < 0 ? 0 - Math.round(-value) : Math.round(value) + 0;
}

/**
 * The nearest whole number to p/q + m/√d; halves go away from zero. Exact for whole arguments, q and d positive, where
 * the result is at most 2^27.
 */
export function roundWithRoot(p: number, q: number, m: number, d: number): number {
  const value = p / q + m / Math.sqrt(d);
  const size = Math.abs(value);
  const low = Math.floor(size);
  const away = low + (size - low >= 0.5 ? 1 : 0);
  if (Math.abs(size - low - 0.5) > NEAR) return value < 0 ? 0 - away : away;
  // Beyond the half or on it: |value| ≥ low + 1/2. Both terms times 2·q·d, so that all but the root is whole.
  const sign = value < 0 ? -1n : 1n;
  const [wholeQ, wholeD] = [BigInt(q), BigInt(d)];
  const rational = (2n * sign * BigInt(p) - (2n * BigInt(low) + 1n) * wholeQ) * wholeD;
  const irrational = 2n * sign * BigInt(m) * wholeQ;
  const beyond = signOfSum(rational, irrational, wholeD) >= 0;
  const nearest = beyond ? low + 1 : low;
  return value < 0 ? 0 - nearest : nearest;
}

/** The sign of a + b·√d. */
function signOfSum(a: bigint, b: bigint, d: bigint): number {
  if (a >= 0n && b >= 0n) return a > 0n || b > 0n ? 1 : 0;
  if (a <= 0n && b <= 0n) return -1;
  const difference = signOf(a * a - b * b * d);
  return a > 0n ? difference : 0 - difference;
}

function squared(value: number): bigint {
  const whole = BigInt(value);
  return whole * whole;
}

function signOf(value: bigint): number {
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}
