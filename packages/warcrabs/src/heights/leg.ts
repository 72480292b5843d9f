import {
  add,
  ceilDistance,
  contains,
  containsPoint,
  discAt,
  displacement,
  firstStop,
  hitsWall,
  isBlocked,
  lengthInside,
  subtract,
  type Vector,
  type WalkArea,
} from '@tabletop/geometry';
import type { MovedLeg } from '../events.js';
import { isAlive } from '../find.js';
import type { Rules } from '../rules.js';
import type { Fighter, WarcrabsState } from '../state.js';
import { comesToBox } from '../table/box.js';
import { footingAt, type Ground, groundOf, standsClear, wallsAbove } from '../table/ground.js';
import { type Descent, firstClear, LONGEST_WAY } from './first-clear.js';
import { isFall } from './is-fall.js';

/** Why a crab cannot go straight from one place to another. */
export type LegFault = 'outside' | 'no-room';

/**
 * What it takes a crab to go straight from one footing to another. It walks, or steps down, where nothing rises in its
 * way; else it jumps, over whatever its base would sweep: onto it or across it, and over crabs, which are one crab
 * height tall. So does it across a gap. It ends standing, clear of everything; who falls goes on until it does.
 *
 * @rule W-MOVE
 * @rule W-JUMP
 * @rule W-FALL
 */
export function legBetween(
  state: Pick<WarcrabsState, 'board' | 'crabs'>,
  crab: Pick<Fighter, 'id'>,
  from: Vector,
  to: Vector,
  rules: Pick<Rules, 'crabRadius' | 'crabHeight' | 'stepDown'>,
): MovedLeg | LegFault {
  const ground = groundOf(state.board, rules);
  if (!contains(ground.area, to)) return 'outside';
  const [start, end] = [footingAt(ground, from), footingAt(ground, to)];
  const others = state.crabs.filter((other) => other.id !== crab.id && isAlive(other));
  const flight = flightHeight(from, to, Math.max(start, end), others, ground);
  const length = ceilDistance(from, to);
  const descent: Descent = { id: crab.id, crabs: others, ground, from: flight };
  const landing = standsClear(to, crab.id, others, ground, flight) ? to : fallsTo(from, to, length, descent, rules);
  if (landing === undefined) return 'no-room';
  const rise = flight - start;
  return {
    to: { x: landing.x, y: landing.y },
    length,
    rise,
    drop: Math.max(0, start - footingAt(ground, landing)),
    jumped: rise > 0 || crossesGap(from, to, Math.min(start, end), length, ground),
  };
}

/**
 * Where a crab comes down that walks off an edge to where there is no room for its base: it goes on in the same direction
 * to the first clear point, as one does that is pushed. Undefined where it would not fall, or finds none.
 *
 * @rule W-FALL
 * @rule W-BLAST
 */
function fallsTo(
  from: Vector,
  to: Vector,
  length: number,
  descent: Descent,
  rules: Pick<Rules, 'stepDown'>,
): Vector | undefined {
  const { ground } = descent;
  const start = footingAt(ground, from);
  const falls = (at: Vector) => isFall({ drop: start - footingAt(ground, at) }, rules);
  if (!falls(to)) return undefined;
  const direction = subtract(to, from);
  const way: WalkArea = {
    radius: ground.radius,
    area: ground.area,
    obstacles: [],
    walls: wallsAbove(ground, descent.from),
  };
  const { length: furthest } = firstStop(from, direction, LONGEST_WAY, way);
  if (furthest <= length) return undefined;
  const landing = firstClear((units) => add(from, displacement(direction, units)), length + 1, furthest, descent);
  return landing !== undefined && falls(landing) ? landing : undefined;
}

/** The least height at which a base clears everything on a straight way, crabs from the lowest to the highest. */
function flightHeight(from: Vector, to: Vector, least: number, others: readonly Fighter[], ground: Ground): number {
  const { radius, crabHeight, fromTop } = ground;
  let height = least;
  for (const { polygon, top, box } of fromTop) {
    if (top <= height) break;
    if (comesToBox(box, from, to, radius) && hitsWall(from, to, radius, polygon)) height = top;
  }
  const footings: number[] = [];
  for (const { at } of others)
    if (mayMeet(from, to, at, 2 * radius) && isBlocked(from, to, radius, [discAt(at, radius)]))
      footings.push(footingAt(ground, at));
  for (const footing of footings.sort((a, b) => a - b))
    if (footing + crabHeight > height && footing < height + crabHeight) height = footing + crabHeight;
  return height;
}

/** Whether a way could come within a distance of a point: a quick no for most that it does not. */
function mayMeet(from: Vector, to: Vector, point: Vector, distance: number): boolean {
  return (
    point.x > Math.min(from.x, to.x) - distance &&
    point.x < Math.max(from.x, to.x) + distance &&
    point.y > Math.min(from.y, to.y) - distance &&
    point.y < Math.max(from.y, to.y) + distance
  );
}

/** Whether the ground falls away, on a straight way, below both of its ends. */
function crossesGap(from: Vector, to: Vector, lower: number, length: number, { blocks }: Ground): boolean {
  if (lower === 0) return false;
  const footings = blocks.filter(({ top }) => top >= lower).map(({ polygon }) => polygon);
  // Who walks along an edge stands on it.
  if (footings.some((footing) => containsPoint(footing, from) && containsPoint(footing, to))) return false;
  return lengthInside(from, to, footings) < length;
}
