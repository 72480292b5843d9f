import {
  ceilDistance,
  contains,
  containsPoint,
  discAt,
  firstWall,
  isBlocked,
  lengthInside,
  type Vector,
} from '@tabletop/geometry';
import type { MovedLeg } from '../events.js';
import { isAlive } from '../find.js';
import type { Rules } from '../rules.js';
import type { Fighter, WarcrabsState } from '../state.js';
import { footingAt, type Ground, groundOf, standsClear } from '../table/ground.js';

/** Why a crab cannot go straight from one place to another. */
export type LegFault = 'outside' | 'no-room';

/**
 * What it takes a crab to go straight from one footing to another. It walks, or steps down, where nothing rises in its
 * way; else it jumps, over whatever its base would sweep: onto it or across it, and over crabs, which are one crab
 * height tall. So does it across a gap. It ends standing, clear of everything.
 *
 * @rule W-MOVE
 * @rule W-JUMP
 */
export function legBetween(
  state: Pick<WarcrabsState, 'board' | 'crabs'>,
  crab: Pick<Fighter, 'id'>,
  from: Vector,
  to: Vector,
  rules: Pick<Rules, 'crabRadius' | 'crabHeight'>,
): MovedLeg | LegFault {
  const ground = groundOf(state.board, rules);
  if (!contains(ground.area, to)) return 'outside';
  const [start, end] = [footingAt(ground, from), footingAt(ground, to)];
  const others = state.crabs.filter((other) => other.id !== crab.id && isAlive(other));
  const flight = flightHeight(from, to, Math.max(start, end), others, ground);
  if (!standsClear(to, crab.id, others, ground, flight)) return 'no-room';
  const length = ceilDistance(from, to);
  const rise = flight - start;
  return {
    to: { x: to.x, y: to.y },
    length,
    rise,
    drop: Math.max(0, start - end),
    jumped: rise > 0 || crossesGap(from, to, Math.min(start, end), length, ground),
  };
}

/** The least height at which a base clears everything on a straight way, crabs from the lowest to the highest. */
function flightHeight(from: Vector, to: Vector, least: number, others: readonly Fighter[], ground: Ground): number {
  const { radius, crabHeight, blocks } = ground;
  let height = least;
  for (const { polygon, top } of blocks) if (top > height && firstWall(from, to, radius, [polygon]) === 0) height = top;
  const inTheWay = others
    .filter(({ at }) => isBlocked(from, to, radius, [discAt(at, radius)]))
    .map(({ at }) => footingAt(ground, at))
    .sort((a, b) => a - b);
  for (const footing of inTheWay)
    if (footing + crabHeight > height && footing < height + crabHeight) height = footing + crabHeight;
  return height;
}

/** Whether the ground falls away, on a straight way, below both of its ends. */
function crossesGap(from: Vector, to: Vector, lower: number, length: number, { blocks }: Ground): boolean {
  if (lower === 0) return false;
  const footings = blocks.filter(({ top }) => top >= lower).map(({ polygon }) => polygon);
  // Who walks along an edge stands on it.
  if (footings.some((footing) => containsPoint(footing, from) && containsPoint(footing, to))) return false;
  return lengthInside(from, to, footings) < length;
}
