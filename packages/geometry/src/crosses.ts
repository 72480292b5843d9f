import { within } from './distance.js';
import { compareSquares } from './exact.js';
import type { ConvexPolygon } from './polygon.js';
import { heightOver } from './polygon-distance.js';
import { same, type Vector } from './vector.js';

/**
 * Whether the straight way between two points passes through the inside of a convex polygon: what blocks a line of
 * sight. A way that ends inside does; one that only touches a corner, or runs along a side, does not. Two walls that
 * meet at a corner let a line through between them; one that runs along the seam of two that meet along a side passes
 * through neither, but `lengthInside` of both together is more than 0.
 *
 * Exact up to `MAX_COORDINATE`; the order of the ends does not matter.
 */
export function crossesPolygon(from: Vector, to: Vector, polygon: ConvexPolygon): boolean {
  for (const side of polygon.sides) if (heightOver(side, from) <= 0 && heightOver(side, to) <= 0) return false;
  return same(from, to) || hasCornersOnBothSides(polygon, from, to);
}

/**
 * Whether the part of the straight way between two points that is at most `limit` whole units from the first passes
 * through the inside of a convex polygon. A stretch inside that begins at exactly `limit` is beyond it.
 *
 * Exact up to `MAX_COORDINATE`, for any whole limit; a negative one reaches nothing.
 */
export function crossesPolygonWithin(from: Vector, to: Vector, polygon: ConvexPolygon, limit: number): boolean {
  if (limit < 0 || !crossesPolygon(from, to, polygon)) return false;
  if (within(from, to, limit)) return true;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  for (const side of polygon.sides) {
    const height = heightOver(side, from);
    if (height > 0) continue;
    // The way comes over this side after −height/rise of its length, which has to be less than the limit.
    const rise = heightOver(side, to) - height;
    if (compareSquares(height, square, rise, limit * limit) >= 0) return false;
  }
  return true;
}

/** Whether a polygon has corners on both sides of the line through two different points, off the line. */
function hasCornersOnBothSides(polygon: ConvexPolygon, from: Vector, to: Vector): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [left, right] = [false, false];
  for (const { x, y } of polygon.vertices) {
    const aside = dx * (y - from.y) - dy * (x - from.x);
    if (aside > 0) left = true;
    else if (aside < 0) right = true;
    if (left && right) return true;
  }
  return false;
}
