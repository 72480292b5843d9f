import type { Disc } from './disc.js';
import { distanceSquared } from './distance.js';
import { ceilRoot, compareSquares } from './exact.js';
import type { ConvexPolygon, Side } from './polygon.js';
import { subtract, type Vector } from './vector.js';

/** The point of a polygon's outline that is nearest to a point outside. */
export type Nearest =
  /** It is inside a side; `towards` is square to the side. */
  | { readonly on: 'side'; readonly side: number; readonly towards: Vector }
  /** It is a corner; `towards` leads to it. */
  | { readonly on: 'vertex'; readonly vertex: number; readonly towards: Vector };

/** The figures of a nearest point: √(`square`) units away where a corner is, else `height`/√(`square`). */
interface Found {
  readonly on: 'side' | 'vertex';
  readonly index: number;
  readonly height: number;
  readonly square: number;
}

/** Whether a point lies inside a polygon or on its outline. */
export function containsPoint(polygon: ConvexPolygon, point: Vector): boolean {
  for (const side of polygon.sides) if (heightOver(side, point) < 0) return false;
  return true;
}

/**
 * Whether the whole of a disc lies inside a polygon; it may touch the sides. For many discs of one radius, `inset` is
 * the quicker way.
 */
export function containsDisc(polygon: ConvexPolygon, disc: Disc): boolean {
  for (const side of polygon.sides) {
    const height = heightOver(side, disc);
    if (height < 0 || compareSquares(height, 1, disc.radius, side.square) < 0) return false;
  }
  return true;
}

/**
 * Which point of a polygon is nearest to a point outside: on which side or corner, and in what exact direction. There
 * is only one. `undefined` for a point inside or on the outline.
 */
export function nearestOnPolygon(point: Vector, polygon: ConvexPolygon): Nearest | undefined {
  const found = find(point, polygon);
  if (found === undefined) return undefined;
  if (found.on === 'vertex') {
    const vertex = polygon.vertices[found.index] ?? point;
    return { on: 'vertex', vertex: found.index, towards: subtract(vertex, point) };
  }
  const along = polygon.sides[found.index]?.along ?? point;
  return { on: 'side', side: found.index, towards: { x: 0 - along.y, y: along.x } };
}

/** Whether a point is at most `limit` whole units from a polygon. A point inside is 0 away. Exact. */
export function distanceToPolygonWithin(point: Vector, polygon: ConvexPolygon, limit: number): boolean {
  return compareDistanceToPolygon(point, polygon, limit) <= 0;
}

/**
 * How the distance of a point from a polygon compares with `limit` whole units: negative when it is less, zero when it
 * is exactly that, positive when it is more. A point inside or on the outline is 0 away. Exact.
 */
export function compareDistanceToPolygon(point: Vector, polygon: ConvexPolygon, limit: number): number {
  const found = find(point, polygon);
  if (found === undefined) return 0 - limit;
  if (limit < 0) return 1;
  if (found.on === 'vertex') return found.square - limit * limit;
  return compareSquares(found.height, 1, limit, found.square);
}

/** The distance of a point from a polygon in whole units, rounded up; 0 inside and on the outline. Exact. */
export function ceilDistanceToPolygon(point: Vector, polygon: ConvexPolygon): number {
  const found = find(point, polygon);
  if (found === undefined) return 0;
  if (found.on === 'vertex') return ceilRoot(1, found.square);
  let units = Math.ceil(found.height / Math.sqrt(found.square));
  while (compareSquares(found.height, 1, units, found.square) > 0) units++;
  while (units > 0 && compareSquares(found.height, 1, units - 1, found.square) <= 0) units--;
  return units;
}

/** The distance of a point from a polygon in whole units, rounded down; 0 inside and on the outline. Exact. */
export function floorDistanceToPolygon(point: Vector, polygon: ConvexPolygon): number {
  const units = ceilDistanceToPolygon(point, polygon);
  return compareDistanceToPolygon(point, polygon, units) === 0 ? units : units - 1;
}

/** Whether a disc overlaps a polygon. One that touches it from outside does not. */
export function overlapsPolygon(disc: Disc, polygon: ConvexPolygon): boolean {
  if (compareDistanceToPolygon(disc, polygon, disc.radius) < 0) return true;
  return disc.radius === 0 && polygon.sides.every((side) => heightOver(side, disc) > 0);
}

/** Whether the gap between a disc and a polygon is at most `limit` units; 0 where they touch or overlap. */
export function gapToPolygonWithin(disc: Disc, polygon: ConvexPolygon, limit: number): boolean {
  return limit >= 0 && distanceToPolygonWithin(disc, polygon, limit + disc.radius);
}

function find(point: Vector, polygon: ConvexPolygon): Found | undefined {
  let outside = false;
  for (let i = 0; i < polygon.sides.length; i++) {
    const side = polygon.sides[i];
    if (side === undefined) continue;
    const height = heightOver(side, point);
    if (height >= 0) continue;
    outside = true;
    const along = (point.x - side.from.x) * side.along.x + (point.y - side.from.y) * side.along.y;
    if (along > 0 && along < side.square) return { on: 'side', index: i, height: 0 - height, square: side.square };
  }
  return outside ? nearestVertex(point, polygon) : undefined;
}

/** The nearest corner: the nearest point of all wherever a point outside is opposite the inside of no side. */
function nearestVertex(point: Vector, polygon: ConvexPolygon): Found {
  let [index, square] = [0, Number.POSITIVE_INFINITY];
  for (const [i, vertex] of polygon.vertices.entries()) {
    const other = distanceSquared(point, vertex);
    if (other < square) [index, square] = [i, other];
  }
  return { on: 'vertex', index, height: 0, square };
}

/** The height of a point over a side, times the side's length: negative outside, never −0. */
export function heightOver(side: Side, point: Vector): number {
  return side.along.x * (point.y - side.from.y) - side.along.y * (point.x - side.from.x) + 0;
}
