import { ceilDistance } from './distance.js';
import { gatesOf } from './gates.js';
import type { Grown } from './neck.js';
import { ceilDistanceToPolygon } from './polygon-distance.js';
import { ringOf } from './ring.js';
import { cross, subtract, type Vector } from './vector.js';
import type { WalkArea } from './walk-area.js';
import { wallRing } from './wall-ring.js';

/** An obstacle that a search may have to go round. */
export interface Obstacle extends Grown {
  /** The corners of its ring that have been thought of. */
  readonly corners: (Corner | undefined)[];
  /** Whether it has been found in the way, so that ways round it are looked for. */
  met: boolean;
}

/** A point where ways may turn: a corner of the ring around an obstacle, or the end of a gate. */
export interface Corner {
  readonly at: Vector;
  /** The obstacle, and the steps from this corner of its ring to the next ones; null at a gate. */
  readonly ring: { readonly around: Grown; readonly before: Vector; readonly after: Vector } | null;
  /** Whether the shortest way to it has been found, or that it is no place to stand. */
  settled: boolean;
}

/**
 * The obstacles that can be in the way of a disc that goes at most `bound` units from one point, to another if there is
 * one, in an order of their own.
 */
export function obstaclesWithin(walkArea: WalkArea, from: Vector, to: Vector | undefined, bound: number): Obstacle[] {
  const found = wallsWithin(walkArea, from, to, bound);
  for (const obstacle of walkArea.obstacles) {
    const { x, y } = obstacle;
    const reach = obstacle.radius + walkArea.radius;
    if (reach === 0) continue;
    // No point of such a way is further than that from both its ends together.
    const detour = ceilDistance(from, obstacle) + (to === undefined ? 0 : ceilDistance(to, obstacle));
    if (detour > bound + (to === undefined ? 1 : 2) * (reach + 1)) continue;
    found.push({ x, y, reach, ring: ringOf(reach), wall: null, corners: [], met: false });
  }
  return found.sort(inOrder);
}

function wallsWithin(
  { walls = [], radius }: WalkArea,
  from: Vector,
  to: Vector | undefined,
  bound: number,
): Obstacle[] {
  const found: Obstacle[] = [];
  for (const wall of walls) {
    const detour = ceilDistanceToPolygon(from, wall) + (to === undefined ? 0 : ceilDistanceToPolygon(to, wall));
    if (detour > bound + (to === undefined ? 1 : 2) * (radius + 1)) continue;
    const ring = wallRing(wall, radius);
    found.push({ x: ring.centre.x, y: ring.centre.y, reach: radius, ring, wall, corners: [], met: false });
  }
  return found;
}

function inOrder(a: Obstacle, b: Obstacle): number {
  return a.x - b.x || a.y - b.y || a.reach - b.reach || (a.wall === null && b.wall === null ? 0 : inOrderOfRings(a, b));
}

/** The order of two obstacles about one point, of which one is a wall: by the numbers of their corners, and where these are. */
function inOrderOfRings(a: Obstacle, b: Obstacle): number {
  const others = b.ring.corners;
  const differences = a.ring.corners.flatMap(({ x, y }, k) => [x - (others[k]?.x ?? x), y - (others[k]?.y ?? y)]);
  return a.ring.corners.length - others.length || (differences.find((difference) => difference !== 0) ?? 0);
}

/** The corner with an index of an obstacle's ring. */
export function cornerOf(around: Obstacle, k: number): Corner {
  const known = around.corners[k];
  if (known !== undefined) return known;
  const { corners } = around.ring;
  const own = corners[k] ?? around;
  const before = subtract(corners[(k + corners.length - 1) % corners.length] ?? own, own);
  const after = subtract(corners[(k + 1) % corners.length] ?? own, own);
  const at = { x: around.x + own.x, y: around.y + own.y };
  const corner = { at, ring: { around, before, after }, settled: false };
  around.corners[k] = corner;
  return corner;
}

/** The ends of the gates between an obstacle and others, and between it and the edge of the area. */
export function gatesBetween(one: Grown, others: readonly Grown[], { area }: WalkArea): Corner[] {
  return gatesOf(one, others, area).map((at) => ({ at, ring: null, settled: false }));
}

/**
 * The indices of the corners of an obstacle's ring that a string pulled tight from a point could touch. From within the
 * ring, close to the obstacle, there is no such touch, and each corner may be the way out.
 */
export function touchesFrom(at: Vector, { x, y, ring }: Obstacle): number[] {
  const [toX, toY] = [at.x - x, at.y - y];
  const touches: number[] = [];
  const { sides } = ring;
  let seen = 0;
  let before = sees(sides[sides.length - 1], toX, toY);
  for (let k = 0; k < sides.length; k++) {
    const after = sees(sides[k], toX, toY);
    if (after) seen++;
    if (after !== before) touches.push(k);
    before = after;
  }
  return seen > 0 ? touches : Array.from(sides.keys());
}

function isInside({ x, y, ring }: Grown, point: Vector): boolean {
  for (const side of ring.sides) if (sees(side, point.x - x, point.y - y)) return false;
  return true;
}

function sees(side: Grown['ring']['sides'][number] | undefined, x: number, y: number): boolean {
  return side !== undefined && side.x * x + side.y * y >= side.least;
}

/** Whether a string pulled tight could lead on from a corner to a point: with the whole ring to one side of it. */
export function isTaut({ at, ring }: Corner, to: Vector): boolean {
  if (ring === null) return true;
  const way = subtract(to, at);
  const [a, b] = [cross(way, ring.before), cross(way, ring.after)];
  if ((a >= 0 && b >= 0) || (a <= 0 && b <= 0)) return true;
  const { around } = ring;
  if (around.wall !== null) return isInside(around, to);
  const { span } = around.ring;
  return (to.x - around.x) * (to.x - around.x) + (to.y - around.y) * (to.y - around.y) < span * span;
}
