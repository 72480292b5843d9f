/** Units in a centimetre. The state keeps every length in whole units of half a millimetre. */
export const UNITS_PER_CM = 20;

/** A length in centimetres as units. Exact for every multiple of 0.05 cm. */
export function toUnits(centimetres: number): number {
  return Math.round(centimetres * UNITS_PER_CM);
}

/** A length in units as centimetres. */
export function toCentimetres(units: number): number {
  return units / UNITS_PER_CM;
}
