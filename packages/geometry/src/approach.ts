import type { Disc } from './disc.js';
import type { ConvexPolygon } from './polygon.js';
import { floorDistanceToPolygon, nearestOnPolygon, overlapsPolygon } from './polygon-distance.js';
import { firstContact, freeLengthAmong, type Travel, travel } from './sweep.js';
import { scale, type Vector } from './vector.js';
import { checkLength } from './whole.js';

/** How far a disc came towards a polygon. */
export interface Approach extends Travel {
  /**
   * Whether the polygon stopped it, and nothing else, so that it touches it now, as nearly as whole units allow: without
   * the discs it would have come no further, however far it might go.
   */
  readonly touches: boolean;
}

/**
 * How far a disc gets that moves straight to the nearest point of a polygon from outside, up to `limit` whole units,
 * until it touches the polygon or would overlap one of some discs. The length is whole, and is shortened unit by unit
 * until the disc at the rounded end overlaps nothing. Not at all where it overlaps the polygon to begin with.
 *
 * Throws `TabletopError` 'invalid-length' where `limit` is no whole number of units.
 *
 * @rule T-ROUND
 */
export function approach(
  from: Vector,
  radius: number,
  polygon: ConvexPolygon,
  limit: number,
  obstacles: readonly Disc[],
): Approach {
  checkLength('limit', limit);
  const nearest = nearestOnPolygon(from, polygon);
  const room = floorDistanceToPolygon(from, polygon) - radius;
  if (nearest === undefined || room < 0) return { length: 0, at: { x: from.x, y: from.y }, touches: true };
  const free = freeLengthAmong(from, nearest.towards, Math.min(limit, room), radius, obstacles);
  const mayEnd = (disc: Disc): boolean => !overlapsPolygon(disc, polygon);
  const end = travel(from, nearest.towards, free, radius, obstacles, mayEnd);
  // Short of the whole room, rounding may have stopped it, or a disc: only the polygon does so on the way without discs.
  const touches =
    end.length === room ||
    (limit >= room && end.length === travel(from, nearest.towards, room, radius, [], mayEnd).length);
  return { length: end.length, at: end.at, touches };
}

/**
 * How far a disc gets that moves straight away from the nearest point of a polygon, up to `limit` whole units, before
 * it would overlap one of some discs, or its centre would come further than `MAX_COORDINATE` from zero: see
 * {@link firstContact}. Not at all from a place inside the polygon.
 *
 * Throws `TabletopError` 'invalid-length' where `limit` is no whole number of units.
 *
 * @rule T-ROUND
 */
export function retreat(
  from: Vector,
  radius: number,
  polygon: ConvexPolygon,
  limit: number,
  obstacles: readonly Disc[],
): Travel {
  const nearest = nearestOnPolygon(from, polygon);
  if (nearest === undefined) return { length: 0, at: { x: from.x, y: from.y } };
  return firstContact(from, scale(nearest.towards, -1), limit, radius, obstacles);
}
