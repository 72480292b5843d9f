import { roundHalfAway } from '@tabletop/geometry';

/**
 * Lengths on the table, heights too, are whole sixteenths of an inch.
 *
 * @rule W-TABLE
 */
export const UNITS_PER_INCH = 16;

/** Inches as units, to the nearest whole one. */
export function toUnits(inches: number): number {
  return roundHalfAway(inches * UNITS_PER_INCH);
}

/** Units as inches. */
export function toInches(units: number): number {
  return units / UNITS_PER_INCH;
}
