import { ceilDistance, distanceSquared } from './distance.js';
import { checkPolygon } from './polygon-check.js';
import { subtract, type Vector } from './vector.js';

/** A side of a convex polygon, from one corner to the next. */
export interface Side {
  /** The corner where the side begins. */
  readonly from: Vector;
  /** The step to the corner where it ends. The inside lies where x turns into y. */
  readonly along: Vector;
  /** The square of its length. */
  readonly square: number;
  /** Its length as the outline counts it: rounded up to whole units. */
  readonly length: number;
  /** Where it begins on the outline: the lengths of the sides before it, added. */
  readonly start: number;
}

/** A strictly convex polygon, ready to be asked. Plain data; make it once with {@link convexPolygon} and keep it. */
export interface ConvexPolygon {
  /** The corners in the order in which x turns into y, from the first one that was given. */
  readonly vertices: readonly Vector[];
  /** The sides in the same order: the first one begins at the first corner. */
  readonly sides: readonly Side[];
  /** The length of the outline in units: the lengths of the sides, each rounded up, added. */
  readonly perimeter: number;
}

/**
 * A convex polygon with these corners, given in either order round.
 *
 * Throws `TabletopError` 'invalid-polygon' with the reason in `details.reason` of its problems: `not-points`,
 * `not-whole` (with −0, fractions and coordinates beyond `MAX_COORDINATE`), `too-few` (under 3), `too-many` (over
 * `MAX_VERTICES`), `degenerate` (a corner given twice in a row, or no area), `self-intersecting`, or `not-convex` (a
 * corner that turns the other way or not at all). `path` leads to the corner.
 */
export function convexPolygon(vertices: unknown): ConvexPolygon {
  const corners = checkPolygon(vertices);
  const sides: Side[] = [];
  let perimeter = 0;
  for (const [i, from] of corners.entries()) {
    const to = corners[(i + 1) % corners.length] ?? from;
    const length = ceilDistance(from, to);
    sides.push({ from, along: subtract(to, from), square: distanceSquared(from, to), length, start: perimeter });
    perimeter += length;
  }
  return { vertices: corners, sides, perimeter };
}
