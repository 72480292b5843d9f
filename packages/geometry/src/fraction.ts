/** A part of a way as a fraction of safe integers, `under` positive: 0 at its start, 1 at its end. */
export interface Fraction {
  readonly over: number;
  readonly under: number;
}

/** A fraction of whole numbers of any size. */
export interface BigFraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const NONE: Fraction = { over: 0, under: 1 };
export const ALL: Fraction = { over: 1, under: 1 };

/** Doubles that differ by more than this part tell fractions between 0 and 1 apart. */
const DOUBT = 1e-14;

/** Negative where `a` is less than `b`, zero where they are equal, positive where it is more. Exact. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.over / a.under - b.over / b.under;
  if (Math.abs(difference) > DOUBT) return difference;
  const exact = BigInt(a.over) * BigInt(b.under) - BigInt(b.over) * BigInt(a.under);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}

/** The lesser of two fractions. */
export function lesser(a: Fraction, b: Fraction): Fraction {
  return compareFractions(a, b) <= 0 ? a : b;
}

/** The greater of two fractions. */
export function greater(a: Fraction, b: Fraction): Fraction {
  return compareFractions(a, b) >= 0 ? a : b;
}

/** sum + b − a. Exact. */
export function addDifference(sum: BigFraction, a: Fraction, b: Fraction): BigFraction {
  const [underA, underB] = [BigInt(a.under), BigInt(b.under)];
  const [over, under] = [BigInt(b.over) * underA - BigInt(a.over) * underB, underA * underB];
  return { over: sum.over * under + over * sum.under, under: sum.under * under };
}
