import { add, directionAt, displacement, type Vector } from '@tabletop/geometry';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import { toCentimetres, toUnits } from '../units.js';

/**
 * How far a grenade scatters that is so many points short, in centimetres: 3 for each.
 *
 * @rule F-SCATTER
 */
export function scatterDistance(short: number, using: Ruled<'scatterStep'> = { rules: DEFAULT_RULES }): number {
  return toCentimetres(short * toUnits(using.rules.scatterStep));
}

/**
 * Where a grenade lands that is so many points short of its spot, in units. Whole degrees turn from the x axis towards
 * the y axis.
 *
 * @rule F-SCATTER
 * @rule T-ROUND
 */
export function scatter(
  from: Vector,
  short: number,
  degrees: number,
  using: Ruled<'scatterStep'> = { rules: DEFAULT_RULES },
): Vector {
  return add(from, displacement(directionAt(degrees), toUnits(scatterDistance(short, using))));
}
