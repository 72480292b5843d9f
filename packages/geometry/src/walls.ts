import { crossesPolygon } from './crosses.js';
import { discAt } from './disc.js';
import { compareSquares } from './exact.js';
import type { ConvexPolygon } from './polygon.js';
import { heightOver, overlapsPolygon } from './polygon-distance.js';
import { blocks } from './sweep.js';
import type { Vector } from './vector.js';

/**
 * The index of the first of some convex polygons that a disc of `radius` units would overlap on its straight way from one
 * centre to another, its start and its end included; −1 for none. Touching is allowed. Exact for coordinates and radii up
 * to `MAX_COORDINATE`; which end is the start does not matter.
 */
export function firstWall(from: Vector, to: Vector, radius: number, walls: readonly ConvexPolygon[]): number {
  for (let i = 0; i < walls.length; i++) {
    const wall = walls[i];
    if (wall !== undefined && hitsWall(from, to, radius, wall)) return i;
  }
  return -1;
}

/**
 * Whether a disc of `radius` units that moves straight from one centre to another would overlap a convex polygon: what
 * {@link firstWall} asks of each.
 */
export function hitsWall(from: Vector, to: Vector, radius: number, wall: ConvexPolygon): boolean {
  if (isBeyondSide(from, to, radius, wall)) return false;
  if (crossesPolygon(from, to, wall)) return true;
  // What does not cross it comes nearest at an end of the way or at a corner of the wall.
  if (overlapsPolygon(discAt(from, radius), wall) || overlapsPolygon(discAt(to, radius), wall)) return true;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  for (const vertex of wall.vertices) if (blocks(from, dx, dy, square, vertex, radius)) return true;
  return false;
}

/** Whether a way stays at least `radius` outside the line through one of a polygon's sides: then it is free, for sure. */
function isBeyondSide(from: Vector, to: Vector, radius: number, wall: ConvexPolygon): boolean {
  for (const side of wall.sides) {
    const height = Math.max(heightOver(side, from), heightOver(side, to));
    if (height <= 0 && compareSquares(height, 1, radius, side.square) >= 0) return true;
  }
  return false;
}
