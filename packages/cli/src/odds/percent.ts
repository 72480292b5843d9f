/**
 * An exact share as a percentage, rounded half up: '12.35%'. What is more than nothing never reads as nothing, nor what
 * is less than all as all: '<0.01%', '>99.99%'.
 */
export function percent(numerator: bigint, denominator: bigint, digits = 2): string {
  const scale = 10n ** BigInt(digits);
  const all = 100n * scale;
  const rounded = (2n * numerator * all + denominator) / (2n * denominator);
  if (rounded === 0n && numerator > 0n) return `<${inDigits(1n, digits)}%`;
  if (rounded === all && numerator < denominator) return `>${inDigits(all - 1n, digits)}%`;
  return `${inDigits(rounded, digits)}%`;
}

function inDigits(value: bigint, digits: number): string {
  const text = value.toString().padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
