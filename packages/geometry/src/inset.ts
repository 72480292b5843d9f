import { ceilRoot } from './exact.js';
import type { ConvexPolygon } from './polygon.js';
import type { Vector } from './vector.js';
import { checkLength } from './whole.js';

/** One side's condition on a centre: x·`x` + y·`y` is at least `least`. */
export interface HalfPlane {
  readonly x: number;
  readonly y: number;
  readonly least: number;
}

/** Where the centre of a disc may be that lies wholly inside a convex polygon. Plain data, made by {@link inset}. */
export interface Inset {
  readonly radius: number;
  readonly halfPlanes: readonly HalfPlane[];
}

/**
 * The places for the centre of a disc of `radius` units that lies wholly inside the polygon; it may touch the sides.
 * With radius 0, the polygon itself. There may be no such place.
 *
 * Throws `TabletopError` 'invalid-length' where the radius is no whole number of units.
 */
export function inset(polygon: ConvexPolygon, radius: number): Inset {
  checkLength('radius', radius);
  const halfPlanes = polygon.sides.map(({ from, along, square }) => {
    // The cross product of the side and the way from its start to the centre is the distance times the side's length.
    const least = along.x * from.y - along.y * from.x + ceilRoot(radius, square);
    return { x: 0 - along.y, y: along.x, least };
  });
  return { radius, halfPlanes };
}

/** Whether a centre is at one of the places of an inset: the disc lies wholly inside. Exact up to `MAX_COORDINATE`. */
export function contains(inset: Inset, centre: Vector): boolean {
  for (const { x, y, least } of inset.halfPlanes) if (x * centre.x + y * centre.y < least) return false;
  return true;
}
