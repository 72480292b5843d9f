import FractionClass from 'fraction.js';
import { bitLength } from './packed.js';

/** More binary digits than these do not fit a double, and the quotient of two such numbers is not a number. */
const BITS_OF_A_DOUBLE = 1000;
const BITS_KEPT = 66;

/**
 * An exact number of `fraction.js`. By way of the value, since under CommonJS its default import is no type.
 */
export type Fraction = InstanceType<typeof FractionClass>;

/** A numerator and a denominator, such as those of a `Fraction`; `s` is the sign. */
export interface FractionLike {
  readonly s: bigint;
  readonly n: bigint;
  readonly d: bigint;
}

/** The fraction in lowest terms. Its `valueOf` is right also where its terms outgrow a double. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  const exact = new FractionClass(numerator, denominator);
  if (bitLength(exact.n) > BITS_OF_A_DOUBLE || bitLength(exact.d) > BITS_OF_A_DOUBLE) {
    Object.defineProperty(exact, 'valueOf', { value: () => toNumber(exact) });
  }
  return exact;
}

/**
 * The double nearest to a fraction, however long its numerator and denominator: those of the odds of many dice have
 * hundreds of digits, and dividing the one as a double by the other would give `NaN`.
 */
export function toNumber(exact: FractionLike): number {
  const { s, n, d } = exact;
  const shift = Math.max(0, BITS_KEPT + bitLength(d) - bitLength(n));
  const scaled = n << BigInt(shift);
  const quotient = scaled / d;
  // The last bit stands for everything behind it, so that rounding to a double is right.
  const sticky = quotient * d === scaled ? quotient : quotient | 1n;
  return Number(s) * halved(Number(sticky), shift);
}

function halved(value: number, times: number): number {
  let result = value;
  let left = times;
  for (; left > 32; left -= 32) result /= 0x1_0000_0000;
  return result / Number(1n << BigInt(left));
}
