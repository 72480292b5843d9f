import { contains, type HalfPlane, type Inset } from './inset.js';
import type { Ring } from './ring.js';
import { blocks } from './sweep.js';
import type { Vector } from './vector.js';

/** An obstacle, grown by the radius of the disc that moves, which is then a point. */
export interface Grown extends Vector {
  readonly reach: number;
  readonly ring: Ring;
}

/** Where a narrow place is at its narrowest, and the direction of the way through it, one unit long. */
interface Neck {
  readonly x: number;
  readonly y: number;
  readonly alongX: number;
  readonly alongY: number;
  /** How far before and behind it there is room for points in whole units. */
  readonly depth: number;
}

/** Points in whole units are looked for so far around the one that was aimed at. */
const AROUND: readonly Vector[] = [0, 1, -1].flatMap((x) => [0, 1, -1].map((y) => ({ x, y })));

/**
 * The ends of straight ways through the narrow places beside an obstacle, between it and others or the edge of the
 * area, that leave a way, but none by the corners of their rings. One is left out where no points in whole units fit.
 */
export function gatesOf(one: Grown, others: readonly Grown[], area: Inset | undefined): Vector[] {
  const gates: Vector[] = [];
  for (const other of others) {
    const neck = neckBetween(one, other);
    if (neck !== undefined) addGate(gates, neck, [one, other], undefined);
  }
  for (const edge of area?.halfPlanes ?? []) {
    const neck = neckAtEdge(one, edge);
    if (neck !== undefined) addGate(gates, neck, [one], area);
  }
  return gates;
}

function neckBetween(one: Grown, other: Grown): Neck | undefined {
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

function neckAtEdge(one: Grown, { x, y, least }: HalfPlane): Neck | undefined {
  const length = Math.sqrt(x * x + y * y);
  const height = (x * one.x + y * one.y - least) / length;
  if (height < one.reach || height >= one.ring.span) return undefined;
  const part = (one.reach + height) / 2 / length;
  const depth = Math.sqrt(10 * one.reach);
  return { x: one.x - x * part, y: one.y - y * part, alongX: y / length, alongY: -x / length, depth };
}

function addGate(gates: Vector[], neck: Neck, walls: readonly Grown[], area: Inset | undefined): void {
  const before = { x: Math.round(neck.x - neck.alongX * neck.depth), y: Math.round(neck.y - neck.alongY * neck.depth) };
  const behind = { x: Math.round(neck.x + neck.alongX * neck.depth), y: Math.round(neck.y + neck.alongY * neck.depth) };
  for (const a of AROUND) {
    for (const b of AROUND) {
      const from = { x: before.x + a.x, y: before.y + a.y };
      const to = { x: behind.x + b.x, y: behind.y + b.y };
      if (area !== undefined && !(contains(area, from) && contains(area, to))) continue;
      if (walls.some((wall) => isWayBlocked(from, to, wall))) continue;
      gates.push(from, to);
      return;
    }
  }
}

function isWayBlocked(from: Vector, to: Vector, wall: Grown): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return blocks(from, dx, dy, dx * dx + dy * dy, wall, wall.reach);
}
