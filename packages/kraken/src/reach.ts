import { ceilDistance, ceilDistanceToPolygon } from '@tabletop/geometry';
import type { Hull } from './deck.js';
import type { Rules } from './rules.js';
import type { Sailor, Tentacle } from './state.js';
import { toCentimetres, toUnits } from './units.js';

type Measuring = Pick<Rules, 'measure' | 'sailorRadius' | 'tentacleRadius'>;

/** What of a distance between a sailor and a tentacle their bases take up, in units: nothing between centres. */
export function basesBetween(rules: Measuring): number {
  return rules.measure === 'edges' ? toUnits(rules.sailorRadius) + toUnits(rules.tentacleRadius) : 0;
}

/** What of a distance between a tentacle and the hull its base takes up, in units: nothing from its centre. */
export function baseToHull(rules: Pick<Rules, 'measure' | 'tentacleRadius'>): number {
  return rules.measure === 'edges' ? toUnits(rules.tentacleRadius) : 0;
}

/**
 * How far a sailor is from a tentacle, in centimetres: edge to edge, or from centre to centre where house rules say so.
 * Rounded up to whole units, which leaves every comparison with a whole number of units as it is.
 *
 * @rule K-COMBAT-REACH
 */
export function distanceToSailor(tentacle: Tentacle, sailor: Sailor, rules: Measuring): number {
  return toCentimetres(Math.max(0, ceilDistance(tentacle.at, sailor.at) - basesBetween(rules)));
}

/**
 * How far a tentacle is from the hull, in centimetres, measured and rounded in the same way.
 *
 * @rule K-COMBAT-REACH
 */
export function distanceToHull(tentacle: Tentacle, hull: Hull, rules: Measuring): number {
  return toCentimetres(Math.max(0, ceilDistanceToPolygon(tentacle.at, hull) - baseToHull(rules)));
}
