import { UNITS_PER_INCH } from '@tabletop/warcrabs';

/** So many lengths of one direction are offered; of more, a spread. */
const MOST_LENGTHS = 12;

/** A length of so many units and every whole inch below it, from the greatest down; of many, a spread of them. */
export function wholeLengths(longest: number): readonly number[] {
  const inches = Math.ceil(longest / UNITS_PER_INCH) - 1;
  const step = Math.max(1, Math.ceil(inches / (MOST_LENGTHS - 1)));
  const whole = Array.from({ length: Math.floor(inches / step) }, (_, at) => (inches - at * step) * UNITS_PER_INCH);
  return longest > 0 ? [longest, ...whole] : [];
}
