import { ceilDistance } from './distance.js';
import { contains } from './inset.js';
import { MAX_LEGS } from './limits.js';
import { isInRange } from './range.js';
import { firstBlocker } from './sweep.js';
import type { Vector } from './vector.js';
import type { WalkArea } from './walk-area.js';
import { firstWall } from './walls.js';
import { checkLength, isCoordinate } from './whole.js';

/** A way along straight legs from the first point to the last. */
export interface Path {
  readonly points: readonly Vector[];
  /** Its length in units: see {@link pathLength}. */
  readonly length: number;
}

/** How far a path may go. */
export interface PathLimits {
  /** The greatest length in units; without it, any. */
  readonly allowance?: number;
  /** The most legs; without it `MAX_LEGS`, of which there are never more. */
  readonly maxLegs?: number;
}

/** What is wrong with a path. Leg 0 leads from the first point to the second. */
export type PathFault =
  /** There is no point to start from. */
  | { readonly reason: 'empty'; readonly leg: 0 }
  /** There are more legs than allowed; `leg` is the first too many. */
  | { readonly reason: 'too-many-legs'; readonly leg: number; readonly maxLegs: number }
  /** An end of the leg is no point in whole units, or is out of range. */
  | { readonly reason: 'not-whole'; readonly leg: number }
  /** The leg leaves the area, or begins outside. */
  | { readonly reason: 'outside'; readonly leg: number }
  /** The disc would overlap an obstacle on the leg: the first such one in the list. */
  | { readonly reason: 'blocked'; readonly leg: number; readonly obstacle: number }
  /** The disc would overlap no obstacle but a wall on the leg: the first such one in the list. */
  | { readonly reason: 'walled'; readonly leg: number; readonly wall: number }
  /** On the leg the length passes the allowance. */
  | { readonly reason: 'too-long'; readonly leg: number; readonly length: number; readonly allowance: number };

/**
 * The length of a path in units: that of each leg rounded up, and added. No detour is shorter than a straight leg.
 *
 * @rule T-PATH
 */
export function pathLength(points: readonly Vector[]): number {
  let length = 0;
  let from: Vector | undefined;
  for (const to of points) {
    if (from !== undefined) length += ceilDistance(from, to);
    from = to;
  }
  return length;
}

/**
 * The first leg of a path that may not be gone, and why; `undefined` for a legal path. The disc may touch obstacles,
 * walls and the edge of the area all the way. A single point is a path of no legs, judged by where it lies. The points may be
 * anything that came from outside as an array.
 *
 * Throws `TabletopError` 'invalid-length' for limits that are no whole numbers.
 *
 * @rule T-PATH
 */
export function checkPath(
  points: readonly Vector[],
  walkArea: WalkArea,
  limits: PathLimits = {},
): PathFault | undefined {
  const { allowance, maxLegs } = readLimits(limits);
  if (points.length - 1 > maxLegs) return { reason: 'too-many-legs', leg: maxLegs, maxLegs };
  if (points.length === 0) return { reason: 'empty', leg: 0 };
  let length = 0;
  for (let leg = 0; leg < Math.max(1, points.length - 1); leg++) {
    const from = points[leg];
    const to = points.length === 1 ? from : points[leg + 1];
    if (!isPoint(from) || !isPoint(to)) return { reason: 'not-whole', leg };
    const fault = faultOfLeg(leg, from, to, walkArea);
    if (fault !== undefined) return fault;
    length += ceilDistance(from, to);
    if (length > allowance) return { reason: 'too-long', leg, length, allowance };
  }
  return undefined;
}

/** Limits with their defaults: an infinite allowance where there is none. Throws 'invalid-length'. */
export function readLimits(limits: PathLimits): Required<PathLimits> {
  const { allowance, maxLegs } = limits;
  if (allowance !== undefined) checkLength('allowance', allowance);
  if (maxLegs !== undefined) checkLength('maxLegs', maxLegs);
  return { allowance: allowance ?? Number.POSITIVE_INFINITY, maxLegs: Math.min(maxLegs ?? MAX_LEGS, MAX_LEGS) };
}

/** Whether a centre is in range and in the area where it must stay. */
export function mayStay(centre: Vector, { area }: WalkArea): boolean {
  return isInRange(centre) && (area === undefined || contains(area, centre));
}

function faultOfLeg(leg: number, from: Vector, to: Vector, walkArea: WalkArea): PathFault | undefined {
  const { area, radius, obstacles, walls } = walkArea;
  if (area !== undefined && !(contains(area, from) && contains(area, to))) return { reason: 'outside', leg };
  const obstacle = firstBlocker(from, to, radius, obstacles);
  if (obstacle >= 0) return { reason: 'blocked', leg, obstacle };
  const wall = walls === undefined ? -1 : firstWall(from, to, radius, walls);
  return wall < 0 ? undefined : { reason: 'walled', leg, wall };
}

function isPoint(value: Vector | undefined): value is Vector {
  return typeof value === 'object' && value !== null && isCoordinate(value.x) && isCoordinate(value.y);
}
