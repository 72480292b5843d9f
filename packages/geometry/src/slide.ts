import { type Disc, discAt, overlapsAny } from './disc.js';
import { ceilDistance, compareDistance, within } from './distance.js';
import { type Contact, nearestOnOutline, positionOf, sideOf, touchingAt } from './outline.js';
import type { ConvexPolygon } from './polygon.js';
import { isInRange, roomInRange } from './range.js';
import type { Travel } from './sweep.js';
import { cross, scale, subtract, type Vector } from './vector.js';
import { checkLength } from './whole.js';

/**
 * While its contact moves some units, the centre moves no more than those and so many units of rounding, and, where the
 * contact turns corners, the diameter.
 */
const ROUNDINGS = 5;

/** A way round an outline: with the order of its corners or against it. */
export type Way = 1 | -1;

/** The shorter way from one point of an outline to another. */
export interface WayRound {
  readonly way: Way;
  readonly length: number;
}

/**
 * Which way round the outline of a polygon is the shorter one from one point to another, and how long it is in units.
 * Of two equal ways it is the one that begins with rising x, else with rising y.
 */
export function wayRound(polygon: ConvexPolygon, from: Contact, to: Contact): WayRound {
  const ahead = positionOf(polygon, to) - positionOf(polygon, from);
  const forwards = ahead < 0 ? ahead + polygon.perimeter : ahead;
  const backwards = forwards === 0 ? 0 : polygon.perimeter - forwards;
  if (forwards !== backwards)
    return forwards < backwards ? { way: 1, length: forwards } : { way: -1, length: backwards };
  return { way: rises(heading(polygon, from, 1), heading(polygon, from, -1)) ? 1 : -1, length: forwards };
}

/**
 * Where a disc comes to that slides along a polygon that it touches from outside, up to `limit` units, towards the
 * nearest of some points of the outline, and stops there.
 *
 * Its way is measured along the outline by the point of contact; turning a corner costs nothing, and of two ways it
 * goes the shorter (see {@link wayRound}; of two points as near, to the one whose way begins with rising x, else rising
 * y). It goes unit by unit, its centre square to the side of the contact (see {@link touchingAt}), and stops before the
 * unit on which it would overlap one of some discs, also while it turns a corner, and before the unit on which its
 * centre would come further than `MAX_COORDINATE` from zero.
 *
 * Throws `TabletopError` 'invalid-length' where `limit` or `radius` is no whole number of units.
 *
 * @rule T-ROUND
 */
export function slide(
  from: Vector,
  radius: number,
  polygon: ConvexPolygon,
  targets: readonly Contact[],
  limit: number,
  obstacles: readonly Disc[],
): Travel {
  checkLength('limit', limit);
  checkLength('radius', radius);
  const stay = { length: 0, at: { x: from.x, y: from.y } };
  const [start] = nearestOnOutline(from, polygon);
  const round = start && nearestTarget(polygon, start, targets);
  if (start === undefined || round === undefined) return stay;
  const { way } = round;
  const goal = Math.min(limit, round.length);
  const near = obstacles.filter((obstacle) => within(from, obstacle, goal + 3 * radius + obstacle.radius + ROUNDINGS));
  let end: Travel = stay;
  let contact = start;
  while (end.length < goal) {
    const free = clearance(end.at, radius, near);
    const straight = Math.min(free, roomOnSide(polygon, contact, way));
    const units = Math.min(goal - end.length, Math.max(1, straight, free - 2 * radius));
    const next = onwards(polygon, contact, way, units);
    if (units === 1 && isTurnBlocked(polygon, contact, next, end.at, way, radius, near)) break;
    const at = touchingAt(next, polygon, radius, from);
    if (!isInRange(at) || overlapsAny(discAt(at, radius), near)) break;
    contact = next;
    end = { length: end.length + units, at };
  }
  return end;
}

/** How many units a disc can be moved for sure before it touches one of some others or its centre is out of range. */
function clearance(at: Vector, radius: number, obstacles: readonly Disc[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const obstacle of obstacles) least = Math.min(least, ceilDistance(at, obstacle) - obstacle.radius);
  return Math.min(least - radius, roomInRange(at)) - ROUNDINGS;
}

/** How many units are left of the side that a contact is on; none at a corner, where the centre may have to turn. */
function roomOnSide(polygon: ConvexPolygon, { side, offset }: Contact, way: Way): number {
  if (offset === 0) return 0;
  const left = sideOf(polygon, side).length - offset;
  return way === 1 || left === 0 ? left : offset;
}

function nearestTarget(polygon: ConvexPolygon, start: Contact, targets: readonly Contact[]): WayRound | undefined {
  let nearest: WayRound | undefined;
  for (const target of targets) {
    const round = wayRound(polygon, start, target);
    const isNearer = nearest === undefined || round.length < nearest.length;
    const isTie = round.length === nearest?.length && round.way !== nearest.way;
    if (
      isNearer ||
      (isTie && rises(heading(polygon, start, round.way), heading(polygon, start, round.way === 1 ? -1 : 1)))
    ) {
      nearest = round;
    }
  }
  return nearest;
}

/** The direction in which a way round begins. */
function heading(polygon: ConvexPolygon, contact: Contact, way: Way): Vector {
  return scale(sideOf(polygon, onwards(polygon, contact, way, 1).side).along, way);
}

/** Whether a direction, rather than another, is the one with rising x, else the one with rising y. */
function rises(one: Vector, other: Vector): boolean {
  const [x, y] = [Math.sign(one.x) - Math.sign(other.x), Math.sign(one.y) - Math.sign(other.y)];
  return x === 0 ? y >= 0 : x > 0;
}

/** The point of the outline so many units further on, at least one. At a corner, it is on the side it came along. */
function onwards(polygon: ConvexPolygon, contact: Contact, way: Way, units: number): Contact {
  let { side, offset } = contact;
  let left = units;
  for (;;) {
    const room = way === 1 ? sideOf(polygon, side).length - offset : offset;
    if (left <= room) return { side, offset: offset + way * left };
    left -= room;
    side = (side + way + polygon.sides.length) % polygon.sides.length;
    offset = way === 1 ? 0 : sideOf(polygon, side).length;
  }
}

/**
 * Whether a disc at a corner cannot turn onto the side of the next contact: its centre goes round the corner at its
 * radius, and on the arc would come too near to a disc that lies within the angle of the turn.
 */
function isTurnBlocked(
  polygon: ConvexPolygon,
  contact: Contact,
  next: Contact,
  centre: Vector,
  way: Way,
  radius: number,
  obstacles: readonly Disc[],
): boolean {
  const { from, along } = sideOf(polygon, contact.side);
  const atEnd = contact.offset === sideOf(polygon, contact.side).length;
  if (obstacles.length === 0 || (contact.offset !== 0 && !atEnd)) return false;
  const corner = atEnd ? { x: from.x + along.x, y: from.y + along.y } : from;
  const onwards = sideOf(polygon, next.side).along;
  const [before, after] = [subtract(centre, corner), { x: onwards.y, y: 0 - onwards.x }];
  return obstacles.some((obstacle) => {
    const towards = subtract(obstacle, corner);
    const isWithin = cross(before, towards) * way > 0 && cross(towards, after) * way > 0;
    return isWithin && compareDistance(obstacle, corner, 2 * radius + obstacle.radius) < 0;
  });
}
