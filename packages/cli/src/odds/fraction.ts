import { type FractionLike, toNumber } from '@tabletop/dice';

/** An exact fraction as text: '5/36', '-1/2', '1'. */
export function fractionText({ s, n, d }: FractionLike): string {
  return `${s < 0n ? '-' : ''}${n}${d === 1n ? '' : `/${d}`}`;
}

/** A part of a whole as a fraction in lowest terms. */
export function shareText(part: bigint, whole: bigint): string {
  let [divisor, rest] = [whole, part];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return fractionText({ s: 1n, n: part / divisor, d: whole / divisor });
}

/** Fractions longer than this are left to `--json`. */
const LONGEST = 15;

/** A number as a decimal, with its fraction where that is short and says more. */
export function numberText(exact: FractionLike): string {
  const decimal = decimalText(toNumber(exact));
  if (exact.d === 1n) return decimal;
  const fraction = fractionText(exact);
  return fraction.length > LONGEST ? decimal : `${decimal} (${fraction})`;
}

/** A number with at most four decimals. */
export function decimalText(value: number): string {
  return String(Number(value.toFixed(4)));
}
