/** A rational number; the denominator is positive. Not always in lowest terms. */
export type Ratio = readonly [numerator: bigint, denominator: bigint];

const LONGEST = 100;
const GREATEST_EXPONENT = 400;
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;

/** A finite number as a ratio: the decimal that it prints as, so that 0.1 is a tenth. */
export function ratioOf(value: number): Ratio {
  if (Number.isInteger(value)) return [BigInt(value), 1n];
  return parseDecimal(String(value)) ?? [0n, 1n];
}

/** A ratio from text such as '0.95', '19/20' or '5e-2'; undefined where it is neither, or longer than anybody writes. */
export function parseRatio(text: string): Ratio | undefined {
  if (text.length > LONGEST) return undefined;
  const [over, under, ...rest] = text.split('/');
  const numerator = parseDecimal(over?.trim() ?? '');
  if (under === undefined || numerator === undefined) return numerator;
  const denominator = parseDecimal(under.trim());
  if (rest.length > 0 || denominator === undefined || denominator[0] <= 0n) return undefined;
  return [numerator[0] * denominator[1], numerator[1] * denominator[0]];
}

function parseDecimal(text: string): Ratio | undefined {
  const [, sign, whole, part = '', power = '0'] = DECIMAL.exec(text) ?? [];
  const exponent = Number(power) - part.length;
  if (whole === undefined || Math.abs(exponent) > GREATEST_EXPONENT) return undefined;
  const digits = BigInt(whole + part) * (sign === '-' ? -1n : 1n);
  const scale = BigInt(`1${'0'.repeat(Math.abs(exponent))}`);
  return exponent < 0 ? [digits, scale] : [digits * scale, 1n];
}
