import { contains, type Inset } from './inset.js';
import { type Grown, type Neck, neckAtEdge, neckBetween } from './neck.js';
import { blocks } from './sweep.js';
import type { Vector } from './vector.js';
import { neckBesideWall, neckOfWallAtEdge } from './wall-neck.js';
import { hitsWall } from './walls.js';

/** Points in whole units are looked for so far around the one that was aimed at. */
const AROUND: readonly Vector[] = [0, 1, -1].flatMap((x) => [0, 1, -1].map((y) => ({ x, y })));

/**
 * The ends of straight ways through the narrow places beside an obstacle, between it and others or the edge of the
 * area, that leave a way, but none by the corners of their rings. One is left out where no points in whole units fit.
 */
export function gatesOf(one: Grown, others: readonly Grown[], area: Inset | undefined): Vector[] {
  const gates: Vector[] = [];
  for (const other of others) {
    const neck = one.wall === null && other.wall === null ? neckBetween(one, other) : neckBesideWall(one, other);
    if (neck !== undefined) addGate(gates, neck, [one, other], undefined);
  }
  for (const edge of area?.halfPlanes ?? []) {
    const neck = one.wall === null ? neckAtEdge(one, edge) : neckOfWallAtEdge(one, edge);
    if (neck !== undefined) addGate(gates, neck, [one], area);
  }
  return gates;
}

function addGate(gates: Vector[], neck: Neck, beside: readonly Grown[], area: Inset | undefined): void {
  const before = { x: Math.round(neck.x - neck.alongX * neck.depth), y: Math.round(neck.y - neck.alongY * neck.depth) };
  const behind = { x: Math.round(neck.x + neck.alongX * neck.depth), y: Math.round(neck.y + neck.alongY * neck.depth) };
  for (const a of AROUND) {
    for (const b of AROUND) {
      const from = { x: before.x + a.x, y: before.y + a.y };
      const to = { x: behind.x + b.x, y: behind.y + b.y };
      if (area !== undefined && !(contains(area, from) && contains(area, to))) continue;
      if (beside.some((obstacle) => isWayBlocked(from, to, obstacle))) continue;
      gates.push(from, to);
      return;
    }
  }
}

function isWayBlocked(from: Vector, to: Vector, obstacle: Grown): boolean {
  if (obstacle.wall !== null) return hitsWall(from, to, obstacle.reach, obstacle.wall);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return blocks(from, dx, dy, dx * dx + dy * dy, obstacle, obstacle.reach);
}
