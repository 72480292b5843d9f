import { decimal } from '@tabletop/game/text';
import { toCentimetres } from '../units.js';

/** A length in units as text in centimetres, with at most two decimals: '12.35 cm'. */
export function length(units: number): string {
  return centimetres(toCentimetres(units));
}

/** A length in centimetres as text, with at most two decimals. */
export function centimetres(value: number): string {
  return `${decimal(value)} cm`;
}
