/** An exact share in lowest terms. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const NONE: Ratio = { numerator: 0n, denominator: 1n };
export const ALL: Ratio = { numerator: 1n, denominator: 1n };

export function plus(a: Ratio, b: Ratio): Ratio {
  if (a.denominator === b.denominator) return reduced(a.numerator + b.numerator, a.denominator);
  return reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

/** The share `part` of `whole` of a ratio. */
export function shareOf(ratio: Ratio, part: bigint, whole: bigint): Ratio {
  return reduced(ratio.numerator * part, ratio.denominator * whole);
}

/** As '1' or '3/8'. */
export function ratioText({ numerator, denominator }: Ratio): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

function reduced(numerator: bigint, denominator: bigint): Ratio {
  let [divisor, rest] = [denominator, numerator];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}
