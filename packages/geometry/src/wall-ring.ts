import type { ConvexPolygon } from './polygon.js';
import { type Ring, ringOf, ringThrough } from './ring.js';
import { add, cross, subtract, type Vector } from './vector.js';

/** The corners by which a disc goes round a wall, about a point amid the wall. */
export interface WallRing extends Ring {
  readonly centre: Vector;
}

/** The last ring around each wall: discs of one size go round the same walls again and again. */
const cache = /* @__PURE__ */ new WeakMap<ConvexPolygon, { readonly radius: number; readonly ring: WallRing }>();

/**
 * The ring around a wall for a disc of a radius: the wall itself, pushed out at every corner by the ring around a disc
 * of that radius. Its corners are in whole units, and its sides stay at least the radius from the wall; along the axes
 * just so.
 */
export function wallRing(wall: ConvexPolygon, radius: number): WallRing {
  const known = cache.get(wall);
  if (known?.radius === radius) return known.ring;
  const ring = makeRing(wall, radius);
  cache.set(wall, { radius, ring });
  return ring;
}

function makeRing({ vertices }: ConvexPolygon, radius: number): WallRing {
  const centre = { x: amid(vertices.map(({ x }) => x)), y: amid(vertices.map(({ y }) => y)) };
  const about = vertices.map((vertex) => subtract(vertex, centre));
  return { ...ringThrough(radius === 0 ? about : sumOf(about, ringOf(radius).corners)), centre };
}

function amid(values: readonly number[]): number {
  return Math.floor((Math.min(...values) + Math.max(...values)) / 2);
}

/** The convex polygon of all the sums of a point in one and a point in the other: their sides, in the order of their turn. */
function sumOf(one: readonly Vector[], other: readonly Vector[]): readonly Vector[] {
  const steps = [...stepsOf(one), ...stepsOf(other)].sort(byTurn);
  const corners: Vector[] = [];
  let at = add(lowest(one), lowest(other));
  for (const [i, step] of steps.entries()) {
    const before = steps.at(i - 1);
    if (before === undefined || cross(before, step) !== 0) corners.push(at);
    at = add(at, step);
  }
  return corners;
}

function stepsOf(corners: readonly Vector[]): readonly Vector[] {
  return corners.map((corner, i) => subtract(corners[(i + 1) % corners.length] ?? corner, corner));
}

/** The corner from which the sides turn from the direction of rising x all the way round. */
function lowest(corners: readonly Vector[]): Vector {
  return corners.reduce((low, corner) => (corner.y < low.y || (corner.y === low.y && corner.x < low.x) ? corner : low));
}

function byTurn(a: Vector, b: Vector): number {
  return halfOf(a) - halfOf(b) || cross(b, a);
}

/** 0 for directions from rising x up to before falling x, 1 for the others. */
function halfOf({ x, y }: Vector): number {
  return y > 0 || (y === 0 && x > 0) ? 0 : 1;
}
