import { contains, type Disc, overlap, overlapsAny, overlapsPolygon, type Vector } from '@tabletop/geometry';
import { deckOf, hullOf } from './deck.js';
import type { Rules } from './rules.js';
import type { Vessel } from './state.js';

/** Whether a sailor at a place stands on the vessel. @rule K-MOVE-PATH */
export function isOnDeck(at: Vector, vessel: Vessel, rules: Pick<Rules, 'sailorOnDeck' | 'sailorRadius'>): boolean {
  return contains(deckOf(vessel, rules), at);
}

/** Whether a base lies over an obstacle of the vessel. @rule K-MOVE-PATH */
export function isOnObstacle(base: Disc, { obstacles }: Vessel): boolean {
  return overlapsAny(base, obstacles);
}

/** Whether a base lies in the water, off the hull. @rule K-TENTACLES */
export function isAfloat(base: Disc, vessel: Vessel): boolean {
  return !overlapsPolygon(base, hullOf(vessel));
}

/** The index of the first of the bases before one over which it lies; −1 where it lies over none. @rule K-BASES */
export function overlapped(bases: readonly Disc[], at: number): number {
  return bases.findIndex((base, index) => index < at && bases[at] !== undefined && overlap(base, bases[at]));
}
