import type { HalfPlane } from './inset.js';
import type { ConvexPolygon } from './polygon.js';
import type { Ring } from './ring.js';
import type { Vector } from './vector.js';

/** An obstacle, grown by the radius of the disc that moves, which is then a point. */
export interface Grown extends Vector {
  /** How far that point stays from the wall, or from the centre of a disc. */
  readonly reach: number;
  readonly ring: Ring;
  /** Null for a disc. */
  readonly wall: ConvexPolygon | null;
}

/** Where a narrow place is at its narrowest, and the direction of the way through it, one unit long. */
export interface Neck {
  readonly x: number;
  readonly y: number;
  readonly alongX: number;
  readonly alongY: number;
  /** How far before and behind it there is room for points in whole units. */
  readonly depth: number;
}

/** The narrow place between two discs that leaves a way, but none by their rings. */
export function neckBetween(one: Grown, other: Grown): Neck | undefined {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const square = x * x + y * y;
  const least = one.reach + other.reach;
  const narrow = Math.max(one.ring.span + other.reach, other.ring.span + one.reach);
  if (square < least * least || square >= narrow * narrow) return undefined;
  const distance = Math.sqrt(square);
  const part = (one.reach + (distance - least) / 2) / distance;
  const depth = Math.sqrt(5 * Math.min(one.reach, other.reach));
  return { x: one.x + x * part, y: one.y + y * part, alongX: y / distance, alongY: -x / distance, depth };
}

/** The narrow place between a disc and an edge of the area that leaves a way, but none by its ring. */
export function neckAtEdge(one: Grown, { x, y, least }: HalfPlane): Neck | undefined {
  const length = Math.sqrt(x * x + y * y);
  const height = (x * one.x + y * one.y - least) / length;
  if (height < one.reach || height >= one.ring.span) return undefined;
  const part = (one.reach + height) / 2 / length;
  const depth = Math.sqrt(10 * one.reach);
  return { x: one.x - x * part, y: one.y - y * part, alongX: y / length, alongY: -x / length, depth };
}
