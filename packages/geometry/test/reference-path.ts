import type { Disc, Inset, Vector } from '../src/index.js';

const CORNERS = 32;

/**
 * The length of the shortest way from corner to corner of regular polygons around the discs, none nearer to a disc than
 * the two radii and `more`: a plain visibility graph in floating point, all its edges tried. Nothing in it is shared
 * with the code under test. `undefined` where there is no way.
 */
export function referenceLength(
  from: Vector,
  to: Vector,
  radius: number,
  area: Inset,
  discs: readonly Disc[],
  more = 0,
): number | undefined {
  const grown = discs.map((disc) => ({ x: disc.x, y: disc.y, reach: disc.radius + radius + more }));
  const isInside = (p: Vector): boolean => area.halfPlanes.every((h) => h.x * p.x + h.y * p.y >= h.least);
  const nodes: Vector[] = [to, from];
  for (const disc of grown) {
    const far = (disc.reach / Math.cos(Math.PI / CORNERS)) * (1 + 1e-9);
    for (let k = 0; k < CORNERS; k++) {
      const angle = (2 * Math.PI * k) / CORNERS;
      const corner = { x: disc.x + far * Math.cos(angle), y: disc.y + far * Math.sin(angle) };
      if (isInside(corner) && grown.every((o) => Math.hypot(corner.x - o.x, corner.y - o.y) >= o.reach))
        nodes.push(corner);
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
    return true;
  };
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
