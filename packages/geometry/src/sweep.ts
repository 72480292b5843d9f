import { type Disc, discAt } from './disc.js';
import { displacement } from './displace.js';
import { compareSquares } from './exact.js';
import { lengthInRange } from './range.js';
import { add, type Vector } from './vector.js';
import { checkLength } from './whole.js';

/** How far a disc came on a straight way. */
export interface Travel {
  /** The length of the way in whole units. */
  readonly length: number;
  /** The centre at the end of it. */
  readonly at: Vector;
}

/**
 * Whether a disc of `radius` units that moves straight from one centre to another would overlap any of some discs on
 * its way, its start and its end included. Touching is allowed. Without any length it is blocked where it stands on
 * another. Exact for coordinates and radii up to `MAX_COORDINATE`; which end is the start does not matter.
 */
export function isBlocked(from: Vector, to: Vector, radius: number, obstacles: readonly Disc[]): boolean {
  return firstBlocker(from, to, radius, obstacles) >= 0;
}

/** The index of the first disc in the list that {@link isBlocked} is about, or −1. */
export function firstBlocker(from: Vector, to: Vector, radius: number, obstacles: readonly Disc[]): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  for (let i = 0; i < obstacles.length; i++) {
    const obstacle = obstacles[i];
    if (obstacle !== undefined && blocks(from, dx, dy, square, obstacle, obstacle.radius + radius)) return i;
  }
  return -1;
}

/** Whether a point comes nearer than `reach` to the way (dx, dy) from `from`, whose length squared is `square`. */
export function blocks(from: Vector, dx: number, dy: number, square: number, point: Vector, reach: number): boolean {
  const x = point.x - from.x;
  const y = point.y - from.y;
  const along = x * dx + y * dy;
  if (along <= 0) return x * x + y * y < reach * reach;
  if (along >= square) return (x - dx) * (x - dx) + (y - dy) * (y - dy) < reach * reach;
  const aside = x * dy - y * dx;
  const left = aside * aside;
  const right = reach * reach * square;
  if (left <= Number.MAX_SAFE_INTEGER && right <= Number.MAX_SAFE_INTEGER) return left < right;
  return compareSquares(aside, 1, reach, square) < 0;
}

/**
 * How far a disc gets that moves straight in a direction, up to `limit` whole units, before it would overlap one of
 * some discs: the greatest whole length whose way is free, shortened unit by unit until the rounded end and the
 * straight way there are free too. Not at all where it starts on another disc. It stops where its centre would come
 * further than `MAX_COORDINATE` from zero.
 *
 * Exact up to `MAX_COORDINATE`; never blocked in the sense of {@link isBlocked}. Throws `TabletopError`
 * 'invalid-length' where `limit` is no whole number of units.
 *
 * @rule T-ROUND
 */
export function firstContact(
  from: Vector,
  direction: Vector,
  limit: number,
  radius: number,
  obstacles: readonly Disc[],
): Travel {
  checkLength('limit', limit);
  const free = freeLengthAmong(from, direction, lengthInRange(from, direction, limit), radius, obstacles);
  return travel(from, direction, free, radius, obstacles, () => true);
}

/**
 * The way of at most `limit` units in a direction, shortened unit by unit until the disc `mayEnd` at its rounded end
 * and the straight way there is free.
 */
export function travel(
  from: Vector,
  direction: Vector,
  limit: number,
  radius: number,
  obstacles: readonly Disc[],
  mayEnd: (end: Disc) => boolean,
): Travel {
  for (let length = limit; length > 0; length--) {
    const at = add(from, displacement(direction, length));
    if (mayEnd(discAt(at, radius)) && !isBlocked(from, at, radius, obstacles)) return { length, at };
  }
  return { length: 0, at: { x: from.x, y: from.y } };
}

/** The greatest whole length up to `limit` for which the exact ray in a direction is free of some discs. */
export function freeLengthAmong(
  from: Vector,
  direction: Vector,
  limit: number,
  radius: number,
  obstacles: readonly Disc[],
): number {
  let length = limit;
  for (const obstacle of obstacles) length = freeLength(from, direction, length, obstacle, obstacle.radius + radius);
  return length;
}

/** The greatest whole length up to `limit` on which a point stays at least `reach` from another on an exact ray. */
function freeLength(from: Vector, direction: Vector, limit: number, point: Vector, reach: number): number {
  const x = point.x - from.x;
  const y = point.y - from.y;
  const { x: dx, y: dy } = direction;
  const square = dx * dx + dy * dy;
  const along = x * dx + y * dy;
  const away = x * x + y * y;
  if (away < reach * reach) return 0;
  if (square === 0 || along <= 0 || compareSquares(x * dy - y * dx, 1, reach, square) >= 0) return limit;
  const isFree = (length: number): boolean => {
    // Before the point is passed, the end is nearest: |w − L·u|² = away − 2·L·along/√square + L² ≥ reach².
    if (compareSquares(length, square, along, 1) >= 0) return false;
    const rest = away + length * length - reach * reach;
    return rest >= 0 && compareSquares(rest, square, along, 4 * length * length) >= 0;
  };
  const aside = (x * dy - y * dx) / Math.sqrt(square);
  const contact = along / Math.sqrt(square) - Math.sqrt(Math.max(0, reach * reach - aside * aside));
  if (contact > limit + 1) return limit;
  let length = Math.min(limit, Math.max(0, Math.floor(contact)));
  while (length < limit && isFree(length + 1)) length++;
  while (length > 0 && !isFree(length)) length--;
  return length;
}
