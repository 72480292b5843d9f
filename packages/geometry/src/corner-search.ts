import { TabletopError } from '@tabletop/dice';
import { type Corner, cornerOf, gatesBetween, isTaut, type Obstacle, obstaclesWithin, touchesFrom } from './corners.js';
import { ceilDistance } from './distance.js';
import { pop, push } from './heap.js';
import { MAX_OBSTACLES, MAX_SEARCH_LEGS, MAX_WALL_CORNERS } from './limits.js';
import { mayStay } from './path.js';
import { blocks } from './sweep.js';
import type { Vector } from './vector.js';
import type { WalkArea } from './walk-area.js';
import { hitsWall } from './walls.js';

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
interface Quest {
  readonly from: Vector;
  readonly to?: Vector;
  readonly bound: number;
  readonly maxLegs: number;
}

/** A place that ways lead on from. */
interface Turn {
  readonly place: Reached;
  readonly corner: Corner | null;
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
  readonly walkArea: WalkArea;
  readonly obstacles: readonly Obstacle[];
  /** The obstacles found in the way so far, and the gates beside them. */
  readonly met: Obstacle[];
  readonly gates: Corner[];
  readonly turns: Turn[];
  /** A heap: the most promising leg first. */
  readonly open: Leg[];
  legs: number;
}

/**
 * The corners that can be reached, nearest first, the start before them all. With `to`, the search is led there, and
 * what is reached ends with it if it can be reached; corners are then those of obstacles that were found in the way.
 * Only ways that go round obstacles like a taut string are followed, for the shortest are such.
 *
 * Legs are tried in the order of the length to their ends and from there, then of fewer legs, then of rising x and
 * rising y of their ends, then of their starts. The order of the obstacles does not matter.
 */
export function searchCorners(quest: Quest, walkArea: WalkArea): readonly Reached[] {
  checkCounts(walkArea);
  const { from, to, bound, maxLegs } = quest;
  const obstacles = obstaclesWithin(walkArea, from, to, bound);
  const search: Search = { ...quest, walkArea, obstacles, met: [], gates: [], turns: [], open: [], legs: 0 };
  const start: Reached = { at: from, length: 0, left: bound, legs: 0, previous: null };
  const reached = [start];
  if (maxLegs > 0) leadOn(search, { place: start, corner: null });
  if (to === undefined) for (const obstacle of obstacles) meet(search, obstacle);
  for (let leg = pop(search.open, isBefore); leg !== undefined; leg = pop(search.open, isBefore)) {
    const { corner } = leg;
    if (corner?.settled) continue;
    if (!mayStay(leg.to, walkArea)) {
      if (corner !== null) corner.settled = true;
      continue;
    }
    const blocker = blockerOf(leg, obstacles);
    if (blocker !== undefined) {
      if (!blocker.met) meet(search, blocker);
      continue;
    }
    const { length } = leg;
    const place: Reached = { at: leg.to, length, left: bound - length, legs: leg.from.legs + 1, previous: leg.from };
    reached.push(place);
    if (corner === null) break;
    corner.settled = true;
    if (place.legs < maxLegs) leadOn(search, { place, corner });
  }
  return reached;
}

function checkCounts({ obstacles, walls = [] }: WalkArea): void {
  const count = obstacles.length + walls.length;
  if (count > MAX_OBSTACLES) {
    throw tooMany(
      'obstacles',
      `A path leads around at most ${MAX_OBSTACLES} obstacles, not ${count}.`,
      count,
      MAX_OBSTACLES,
    );
  }
  const corners = walls.reduce((sum, { vertices }) => sum + vertices.length, 0);
  if (corners > MAX_WALL_CORNERS) {
    const message = `The walls that a path leads around have at most ${MAX_WALL_CORNERS} corners, not ${corners}.`;
    throw tooMany('walls', message, corners, MAX_WALL_CORNERS);
  }
}

function tooMany(path: 'obstacles' | 'walls', message: string, count: number, limit: number): TabletopError {
  return new TabletopError('too-many-obstacles', [{ path: [path], message, details: { count, limit } }]);
}

/** Opens the legs from a place that has been reached: to the goal, and round what has been met. */
function leadOn(search: Search, turn: Turn): void {
  search.turns.push(turn);
  if (search.to !== undefined) open(search, turn, search.to, null);
  for (const gate of search.gates) open(search, turn, gate.at, gate);
  for (const obstacle of search.met) goRound(search, turn, obstacle);
}

/** Opens the legs round an obstacle that is in the way, from every place that has been reached. */
function meet(search: Search, obstacle: Obstacle): void {
  const gates = gatesBetween(obstacle, search.met, search.walkArea);
  obstacle.met = true;
  search.met.push(obstacle);
  search.gates.push(...gates);
  for (const turn of search.turns) {
    for (const gate of gates) open(search, turn, gate.at, gate);
    goRound(search, turn, obstacle);
  }
}

function goRound(search: Search, turn: Turn, obstacle: Obstacle): void {
  const { at, left } = turn.place;
  const { span } = obstacle.ring;
  const [x, y] = [at.x - obstacle.x, at.y - obstacle.y];
  if (x * x + y * y > (left + span) * (left + span)) return;
  for (const k of touchesFrom(at, obstacle)) {
    const corner = cornerOf(obstacle, k);
    open(search, turn, corner.at, corner);
  }
}

function open(search: Search, turn: Turn, to: Vector, corner: Corner | null): void {
  if (corner?.settled || (turn.corner !== null && !isTaut(turn.corner, to))) return;
  const from = turn.place;
  const length = from.length + ceilDistance(from.at, to);
  const total = search.to === undefined || corner === null ? length : length + ceilDistance(to, search.to);
  if (total > search.bound || search.legs >= MAX_SEARCH_LEGS) return;
  search.legs++;
  push(search.open, { from, to, corner, length, total }, isBefore);
}

/** The first obstacle, in the order of their own, that is in the way of a leg. */
function blockerOf({ from, to }: Leg, obstacles: readonly Obstacle[]): Obstacle | undefined {
  const { at } = from;
  const dx = to.x - at.x;
  const dy = to.y - at.y;
  const square = dx * dx + dy * dy;
  for (const obstacle of obstacles) {
    const { wall, reach, ring } = obstacle;
    // A wall that stays out of the way with all its ring needs no closer look.
    if (!blocks(at, dx, dy, square, obstacle, wall === null ? reach : ring.span)) continue;
    if (wall === null || hitsWall(at, to, reach, wall)) return obstacle;
  }
  return undefined;
}

function isBefore(a: Leg, b: Leg): boolean {
  if (a.total !== b.total) return a.total < b.total;
  if (a.from.legs !== b.from.legs) return a.from.legs < b.from.legs;
  if (a.to.x !== b.to.x) return a.to.x < b.to.x;
  if (a.to.y !== b.to.y) return a.to.y < b.to.y;
  if (a.from.at.x !== b.from.at.x) return a.from.at.x < b.from.at.x;
  return a.from.at.y < b.from.at.y;
}
