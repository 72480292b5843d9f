import { roundHalfAway } from '@tabletop/geometry';

/**
 * Lengths on the table are whole units of half a millimetre, from centre to centre.
 *
 * @rule F-MEASURE
 */
export const UNITS_PER_CM = 20;

/** Centimetres as units, to the nearest whole one. */
export function toUnits(centimetres: number): number {
  return roundHalfAway(centimetres * UNITS_PER_CM);
}

/** Units as centimetres. */
export function toCentimetres(units: number): number {
  return units / UNITS_PER_CM;
}
