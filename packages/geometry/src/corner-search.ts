import { TabletopError } from '@tabletop/dice';
import { ceilDistance } from './distance.js';
import { type Grown, gatesOf } from './gates.js';
import { pop, push } from './heap.js';
import { contains } from './inset.js';
import { MAX_OBSTACLES, MAX_SEARCH_STEPS } from './limits.js';
import type { Field } from './path.js';
import { type Ring, ringOf } from './ring.js';
import { blocks } from './sweep.js';
import { cross, subtract, type Vector } from './vector.js';

/** A place that can be reached, and the way there. */
export interface Reached {
  readonly at: Vector;
  /** The length of the way there in units. */
  readonly length: number;
  /** What is left of the allowance. */
  readonly left: number;
  readonly legs: number;
  /** The place before it on the way; null where the way begins. */
  readonly previous: Reached | null;
}

/** What is looked for: every place no further than `bound`, or the way to `to` alone. */
export interface Quest {
  readonly from: Vector;
  readonly to?: Vector;
  readonly bound: number;
  readonly maxLegs: number;
}

interface Obstacle extends Grown {
  /** The corners of the ring that have been thought of. */
  readonly corners: (Corner | undefined)[];
}

/** A point where ways may turn: a corner of the ring around an obstacle, or the end of a gate. */
interface Corner {
  readonly at: Vector;
  readonly ring: { readonly around: Grown; readonly before: Vector; readonly after: Vector } | null;
  /** Whether the shortest way to it has been found, or that it is no place to stand. */
  settled: boolean;
}

/** A leg that may turn out to be blocked. */
interface Leg {
  readonly from: Reached;
  readonly to: Vector;
  /** The corner where it ends; null at the goal. */
  readonly corner: Corner | null;
  /** The length of the way to its end. */
  readonly length: number;
  /** That, and what is at least left to go from there. */
  readonly total: number;
}

interface Search extends Quest {
  readonly grown: readonly Obstacle[];
  readonly gates: readonly Corner[];
  /** A heap: the most promising leg first. */
  readonly open: Leg[];
}

/**
 * The corners that can be reached, nearest first, the start before them all. With `to`, the search is led there, and
 * what is reached ends with it if it can be reached. Only ways that go round obstacles like a taut string are
 * followed, for the shortest are such.
 *
 * Legs are tried in the order of the length to their ends and from there, then of fewer legs, then of rising x and
 * rising y of their ends, then of their starts. The order of the obstacles does not matter.
 */
export function searchCorners(quest: Quest, field: Field): readonly Reached[] {
  if (field.obstacles.length > MAX_OBSTACLES) throw tooMany(field.obstacles.length);
  const grown = grow(quest, field);
  const gates = gatesOf(grown, field.area).map((at): Corner => ({ at, ring: null, settled: false }));
  const search: Search = { ...quest, grown, gates, open: [] };
  const start: Reached = { at: quest.from, length: 0, left: quest.bound, legs: 0, previous: null };
  const reached = [start];
  if (quest.maxLegs > 0) spread(search, start, null);
  for (let step = 0; step < MAX_SEARCH_STEPS; step++) {
    const leg = pop(search.open, isBefore);
    if (leg === undefined) break;
    const { corner, from, to, length } = leg;
    if (corner !== null) {
      if (corner.settled) continue;
      corner.settled = field.area !== undefined && !contains(field.area, to);
      if (corner.settled) continue;
    }
    if (isBlocked(from.at, to, search.grown)) continue;
    const place: Reached = { at: to, length, left: quest.bound - length, legs: from.legs + 1, previous: from };
    reached.push(place);
    if (corner === null) break;
    corner.settled = true;
    if (place.legs < quest.maxLegs) spread(search, place, corner);
  }
  return reached;
}

function tooMany(count: number): TabletopError {
  const message = `A path leads around at most ${MAX_OBSTACLES} obstacles, not ${count}.`;
  const details = { count, limit: MAX_OBSTACLES };
  return new TabletopError('too-many-obstacles', [{ path: ['obstacles'], message, details }]);
}

/** The obstacles that can matter, in an order of their own. */
function grow({ from, to, bound }: Quest, { radius, obstacles }: Field): readonly Obstacle[] {
  const grown: Obstacle[] = [];
  for (const obstacle of obstacles) {
    const { x, y } = obstacle;
    const reach = obstacle.radius + radius;
    if (reach === 0) continue;
    // A way of length `bound` comes nowhere that is further than that from both its ends together.
    const detour = ceilDistance(from, obstacle) + (to === undefined ? 0 : ceilDistance(to, obstacle));
    if (detour > bound + (to === undefined ? 1 : 2) * (reach + 1)) continue;
    grown.push({ x, y, reach, ring: ringOf(reach), corners: [] });
  }
  grown.sort((a, b) => a.x - b.x || a.y - b.y || a.reach - b.reach);
  return grown.filter((one, i) => !isSame(one, grown[i - 1]));
}

function isSame(a: Grown, b: Grown | undefined): boolean {
  return b !== undefined && a.x === b.x && a.y === b.y && a.reach === b.reach;
}

/** Opens the legs that lead on from a place: to the goal, and to where a taut string from there touches a ring. */
function spread(search: Search, place: Reached, corner: Corner | null): void {
  const { at } = place;
  if (search.to !== undefined) open(search, place, corner, search.to, null);
  for (const gate of search.gates) if (!gate.settled) open(search, place, corner, gate.at, gate);
  const { left } = place;
  for (const around of search.grown) {
    const x = at.x - around.x;
    const y = at.y - around.y;
    const { sides, span } = around.ring;
    if (x * x + y * y > (left + span) * (left + span)) continue;
    let seen = 0;
    let before = sees(sides[sides.length - 1], x, y);
    for (let k = 0; k < sides.length; k++) {
      const after = sees(sides[k], x, y);
      if (after) seen++;
      if (after !== before) openCorner(search, place, corner, around, k);
      before = after;
    }
    // Within the ring, close to the obstacle, there is no such touch: any corner may be the way out.
    if (seen === 0) for (let k = 0; k < sides.length; k++) openCorner(search, place, corner, around, k);
  }
}

function sees(side: Ring['sides'][number] | undefined, x: number, y: number): boolean {
  return side !== undefined && side.x * x + side.y * y >= side.least;
}

function openCorner(search: Search, place: Reached, from: Corner | null, around: Obstacle, k: number): void {
  let corner = around.corners[k];
  if (corner === undefined) {
    corner = cornerOf(around, k);
    around.corners[k] = corner;
  }
  if (!corner.settled) open(search, place, from, corner.at, corner);
}

function open(search: Search, place: Reached, from: Corner | null, to: Vector, corner: Corner | null): void {
  if (from !== null && !isTaut(from, to)) return;
  const length = place.length + ceilDistance(place.at, to);
  const total = search.to === undefined || corner === null ? length : length + ceilDistance(to, search.to);
  if (total <= search.bound) push(search.open, { from: place, to, corner, length, total }, isBefore);
}

/** Whether a string pulled tight could lead on from a corner to a point: with the whole ring to one side of it. */
function isTaut({ at, ring }: Corner, to: Vector): boolean {
  if (ring === null) return true;
  const way = subtract(to, at);
  const [a, b] = [cross(way, ring.before), cross(way, ring.after)];
  if ((a >= 0 && b >= 0) || (a <= 0 && b <= 0)) return true;
  const { around } = ring;
  const { span } = around.ring;
  return (to.x - around.x) * (to.x - around.x) + (to.y - around.y) * (to.y - around.y) < span * span;
}

function cornerOf(around: Grown, k: number): Corner {
  const { corners } = around.ring;
  const own = corners[k] ?? around;
  const before = subtract(corners[(k + corners.length - 1) % corners.length] ?? own, own);
  const after = subtract(corners[(k + 1) % corners.length] ?? own, own);
  return { at: { x: around.x + own.x, y: around.y + own.y }, ring: { around, before, after }, settled: false };
}

function isBlocked(from: Vector, to: Vector, grown: readonly Grown[]): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  for (const obstacle of grown) if (blocks(from, dx, dy, square, obstacle, obstacle.reach)) return true;
  return false;
}

function isBefore(a: Leg, b: Leg): boolean {
  if (a.total !== b.total) return a.total < b.total;
  if (a.from.legs !== b.from.legs) return a.from.legs < b.from.legs;
  if (a.to.x !== b.to.x) return a.to.x < b.to.x;
  if (a.to.y !== b.to.y) return a.to.y < b.to.y;
  if (a.from.at.x !== b.from.at.x) return a.from.at.x < b.from.at.x;
  return a.from.at.y < b.from.at.y;
}
