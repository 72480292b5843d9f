import type { ConvexPolygon, Disc, Inset, Vector } from '../src/index.js';
import { distanceToWay } from './by-the-book.js';

const CORNERS = 32;

/**
 * The length of the shortest way from corner to corner of regular polygons around the discs and the corners of walls, none
 * nearer to a disc than the two radii and `more`, or to a wall than the radius and `more`: a plain visibility graph in floating point, all its edges tried. Nothing in it is shared
 * with the code under test. `undefined` where there is no way.
 */
export function referenceLength(
  from: Vector,
  to: Vector,
  radius: number,
  area: Inset,
  discs: readonly Disc[],
  more = 0,
  walls: readonly ConvexPolygon[] = [],
): number | undefined {
  const grown = discs.map((disc) => ({ x: disc.x, y: disc.y, reach: disc.radius + radius + more }));
  const posts = walls.flatMap(({ vertices }) => vertices.map(({ x, y }) => ({ x, y, reach: radius + more })));
  const isInside = (p: Vector): boolean => area.halfPlanes.every((h) => h.x * p.x + h.y * p.y >= h.least);
  const candidates: Vector[] = [];
  for (const disc of [...grown, ...posts]) {
    const far = (disc.reach / Math.cos(Math.PI / CORNERS)) * (1 + 1e-9);
    for (let k = 0; k < CORNERS; k++) {
      const angle = (2 * Math.PI * k) / CORNERS;
      const corner = { x: disc.x + far * Math.cos(angle), y: disc.y + far * Math.sin(angle) };
      if (isInside(corner) && grown.every((o) => Math.hypot(corner.x - o.x, corner.y - o.y) >= o.reach))
        candidates.push(corner);
    }
  }
  const isClear = (a: Vector, b: Vector): boolean => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const square = dx * dx + dy * dy || 1;
    for (const disc of grown) {
      const t = Math.min(1, Math.max(0, ((disc.x - a.x) * dx + (disc.y - a.y) * dy) / square));
      const [x, y] = [a.x + t * dx - disc.x, a.y + t * dy - disc.y];
      if (x * x + y * y < disc.reach * disc.reach - 1e-6) return false;
    }
    const reach = radius + more - 1e-6;
    return walls.every((wall) => isBeyondSide(a, b, wall, reach) || gapInDoubles(a, b, wall) > reach);
  };
  const nodes = [to, from, ...candidates.filter((node) => isClear(node, node))];
  if (!isClear(from, from) || !isClear(to, to)) return undefined;
  const best = nodes.map(() => Number.POSITIVE_INFINITY);
  const done = nodes.map(() => false);
  best[1] = 0;
  for (;;) {
    let [next, promise] = [-1, Number.POSITIVE_INFINITY];
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i];
      const length = best[i];
      if (done[i] || node === undefined || length === undefined) continue;
      const total = length + Math.hypot(node.x - to.x, node.y - to.y);
      if (total < promise) [next, promise] = [i, total];
    }
    const at = nodes[next];
    const length = best[next];
    if (at === undefined || length === undefined) return undefined;
    if (next === 0) return length;
    done[next] = true;
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i];
      if (done[i] || node === undefined) continue;
      const longer = length + Math.hypot(node.x - at.x, node.y - at.y);
      if (longer < (best[i] ?? 0) && isClear(at, node)) best[i] = longer;
    }
  }
}

/** About how far a way is from a wall; 0 where it goes through. */
function gapInDoubles(a: Vector, b: Vector, { sides, vertices }: ConvexPolygon): number {
  let [first, last] = [0, 1];
  for (const { from, along } of sides) {
    const height = (p: Vector): number => along.x * (p.y - from.y) - along.y * (p.x - from.x);
    const [start, rise] = [height(a), height(b) - height(a)];
    if (rise > 0) first = Math.max(first, -start / rise);
    else if (rise < 0) last = Math.min(last, -start / rise);
    else if (start < 0) last = -1;
  }
  if (first < last) return 0;
  const ends = sides.flatMap(({ from, along }) => {
    const to = { x: from.x + along.x, y: from.y + along.y };
    return [distanceToWay(from, to, a), distanceToWay(from, to, b)];
  });
  return Math.min(...ends, ...vertices.map((vertex) => distanceToWay(a, b, vertex)));
}

/** Whether a way stays so far outside the line through a side of a wall, which is quick to tell. */
function isBeyondSide(a: Vector, b: Vector, { sides }: ConvexPolygon, reach: number): boolean {
  return sides.some(({ from, along, square }) => {
    const height = (p: Vector): number => along.x * (p.y - from.y) - along.y * (p.x - from.x);
    return Math.max(height(a), height(b)) < -reach * Math.sqrt(square);
  });
}
