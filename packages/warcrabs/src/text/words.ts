import { distanceSquared, type Vector } from '@tabletop/geometry';
import { UNITS_PER_INCH } from '../units.js';

const FOOT = 12 * UNITS_PER_INCH;

/** A length in units as text in inches, with its fraction in lowest terms: '3 1/2 in'. */
export function inches(units: number): string {
  return `${mixed(units)} in`;
}

/** A height in units as text in feet and inches: '3 ft', '1 ft 2 1/2 in', '8 in'. */
export function feet(units: number): string {
  const whole = Math.floor(units / FOOT);
  if (whole < 1) return inches(units);
  const over = units - whole * FOOT;
  return over === 0 ? `${whole} ft` : `${whole} ft ${inches(over)}`;
}

/** A place on the table: inches from the left edge and from the upper one. */
export function place({ x, y }: Vector): string {
  return `(${mixed(x)}, ${mixed(y)})`;
}

/** How far one place is from another, in units rounded to the nearest whole one. */
export function distanceBetween(from: Vector, to: Vector): number {
  return Math.round(Math.sqrt(distanceSquared(from, to)));
}

/** A number that is added, with its sign. */
export function signed(value: number): string {
  return value < 0 ? String(value) : `+${value}`;
}

/** Inches as a whole number and a fraction: '3 1/2', '7/16', '-1'. */
function mixed(units: number): string {
  const size = Math.round(Math.abs(units));
  const whole = Math.floor(size / UNITS_PER_INCH);
  let [numerator, denominator] = [size - whole * UNITS_PER_INCH, UNITS_PER_INCH];
  while (numerator > 0 && numerator % 2 === 0) [numerator, denominator] = [numerator / 2, denominator / 2];
  const parts = [...(whole > 0 ? [String(whole)] : []), ...(numerator > 0 ? [`${numerator}/${denominator}`] : [])];
  return parts.length === 0 ? '0' : `${units < 0 ? '-' : ''}${parts.join(' ')}`;
}
