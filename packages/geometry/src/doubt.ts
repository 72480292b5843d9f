import type { ConvexPolygon } from './polygon.js';
import type { Vector } from './vector.js';
import type { WalkArea } from './walk-area.js';

/** A rounded end is off by no more than this: half a unit along either axis. */
const ASTRAY = Math.sqrt(0.5);
/** A depth in doubles is off by far less than this. */
const NEAR = 1e-6;
/** So many steps lead from the whole range to a hundredth of a unit, be it by thirds or by halves. */
const STEPS = 56;

/**
 * A length up to `limit` beyond which no straight way in a direction, its end rounded, can be legal in a walk area that
 * holds a single obstacle, wall or side of the area: that one is for sure in the way of all of them. The way begins at a
 * legal place. Only doubles are used, so that what is not longer is to be tried.
 *
 * Where the exact ray is deeper in the obstacle than an end is rounded by, no longer way gets past. Where it grazes it,
 * a way that is long enough does not either: the part before the obstacle goes astray by as much less.
 */
export function longestInDoubt(from: Vector, direction: Vector, limit: number, alone: WalkArea): number {
  if (limit <= 1) return limit;
  const { x, y } = direction;
  const size = Math.sqrt(x * x + y * y);
  const depthAt = (length: number): number =>
    depthIn(alone, { x: from.x + (x / size) * length, y: from.y + (y / size) * length }) - NEAR;
  // Along the axes and between them rounding keeps to the ray; it may then end a little short.
  const astray = x === 0 || y === 0 || Math.abs(x) === Math.abs(y) ? 0 : ASTRAY;
  const length = deepestFor(depthAt, limit);
  const depth = depthAt(length);
  if (depth <= 0) return limit;
  const bound = depth >= astray ? lengthUntil(depthAt, astray, length) : (astray * length) / depth;
  return Math.min(limit, Math.ceil(bound));
}

/** Where a ray is deepest for its length. Depths in a convex shape rise and fall once, and so do these quotients. */
function deepestFor(depthAt: (length: number) => number, limit: number): number {
  let [low, high] = [1, limit];
  for (let i = 0; i < STEPS; i++) {
    const third = (high - low) / 3;
    const [near, far] = [low + third, high - third];
    if (depthAt(near) * far < depthAt(far) * near) low = near;
    else high = far;
  }
  return high;
}

/** The length, up to one where it is that deep, from which a ray is at least so deep. */
function lengthUntil(depthAt: (length: number) => number, depth: number, limit: number): number {
  let [low, high] = [0, limit];
  for (let i = 0; i < STEPS; i++) {
    const middle = (low + high) / 2;
    if (depthAt(middle) < depth) low = middle;
    else high = middle;
  }
  return high;
}

/** How deep a disc with its centre at a place is in something that it may only touch; negative where it is clear of it. */
function depthIn({ area, radius, obstacles, walls = [] }: WalkArea, { x, y }: Vector): number {
  let depth = Number.NEGATIVE_INFINITY;
  for (const side of area?.halfPlanes ?? []) {
    depth = Math.max(depth, (side.least - side.x * x - side.y * y) / Math.sqrt(side.x * side.x + side.y * side.y));
  }
  for (const disc of obstacles) depth = Math.max(depth, disc.radius + radius - sizeOf(x - disc.x, y - disc.y));
  for (const wall of walls) depth = Math.max(depth, radius - distanceFrom(wall, x, y));
  return depth;
}

/** The distance from a polygon; inside, the distance from its outline, negative. */
function distanceFrom({ sides }: ConvexPolygon, x: number, y: number): number {
  let [inside, distance] = [true, Number.POSITIVE_INFINITY];
  for (const { from, along, square } of sides) {
    const [dx, dy] = [x - from.x, y - from.y];
    if (along.x * dy - along.y * dx < 0) inside = false;
    const part = Math.min(1, Math.max(0, (dx * along.x + dy * along.y) / square));
    distance = Math.min(distance, sizeOf(dx - along.x * part, dy - along.y * part));
  }
  return inside ? 0 - distance : distance;
}

function sizeOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
