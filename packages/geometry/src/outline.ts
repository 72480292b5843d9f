import { TabletopError } from '@tabletop/dice';
import { compareSquares, roundWithRoot } from './exact.js';
import type { ConvexPolygon, Side } from './polygon.js';
import { compareDistanceToPolygon, heightOver, nearestOnPolygon } from './polygon-distance.js';
import { add, dot, subtract, type Vector } from './vector.js';
import { checkLength, isLength, show } from './whole.js';

/**
 * A point of a polygon's outline: so many whole units along one of its sides, from 0 to the side's length. A corner is
 * the end of one side and the start of the next. A side is as long as its length rounded up, so that a unit of an
 * oblique side is a little shorter than elsewhere.
 */
export interface Contact {
  readonly side: number;
  readonly offset: number;
}

/** Doubles decide where a point is so far from being half-way between two whole units. */
const NEAR = 1e-6;

/**
 * The point at a position of the outline: whole units from the first corner on, round and round, so that any whole
 * number names a point. At a corner, it is the start of a side.
 *
 * Throws `TabletopError` 'invalid-contact' where the position is no whole number.
 */
export function outlineAt(polygon: ConvexPolygon, position: number): Contact {
  if (!Number.isSafeInteger(position)) throw invalid(`A position is a whole number of units, not ${show(position)}.`);
  const around = position - Math.floor(position / polygon.perimeter) * polygon.perimeter;
  let side = polygon.sides.length - 1;
  while (side > 0 && startOf(polygon, side) > around) side--;
  return { side, offset: around - startOf(polygon, side) };
}

/** The position of a point of the outline: from 0 to less than the perimeter. */
export function positionOf(polygon: ConvexPolygon, { side, offset }: Contact): number {
  const position = startOf(polygon, side) + offset;
  return position === polygon.perimeter ? 0 : position;
}

/**
 * The points of the outline that are nearest to a point inside or outside: one, or several of a point inside that is as
 * near to several sides. Which sides is exact; the point is then the nearest that is whole units along: of two as near
 * the one nearer to an end of the side, of two in the middle the one with greater x, then greater y.
 */
export function nearestOnOutline(point: Vector, polygon: ConvexPolygon): readonly Contact[] {
  const nearest = nearestOnPolygon(point, polygon);
  if (nearest?.on === 'vertex') return [{ side: nearest.vertex, offset: 0 }];
  const sides = nearest === undefined ? nearestSides(point, polygon) : [nearest.side];
  const contacts: Contact[] = [];
  for (const side of sides) {
    const contact = { side, offset: offsetOf(point, sideOf(polygon, side)) };
    const position = positionOf(polygon, contact);
    // A point on a corner is on both its sides.
    if (contacts.every((other) => positionOf(polygon, other) !== position)) contacts.push(contact);
  }
  return contacts;
}

/**
 * The centre of a disc of `radius` units that touches a polygon from outside at a point of its outline, square to the
 * side of the contact. The step there from `from` is what is rounded; where the disc would then overlap the polygon, it
 * is moved outwards a unit at a time until it does not. Beside a polygon at the edge of the range, it may lie beyond.
 *
 * Throws `TabletopError` 'invalid-contact' where the polygon has no such point, 'invalid-length' where the radius is no
 * whole number of units.
 *
 * @rule T-ROUND
 */
export function touchingAt(contact: Contact, polygon: ConvexPolygon, radius: number, from: Vector): Vector {
  checkLength('radius', radius);
  const side = sideOf(polygon, contact.side);
  if (!isLength(contact.offset) || contact.offset > side.length) {
    throw invalid(`A side of ${side.length} units has no point at ${show(contact.offset)}.`);
  }
  for (let out = radius; ; out++) {
    const centre = add(from, stepTo(contact, side, out, from));
    if (compareDistanceToPolygon(centre, polygon, radius) >= 0) return centre;
  }
}

/** The side of a polygon with an index. Throws 'invalid-contact' where there is none. */
export function sideOf(polygon: ConvexPolygon, index: number): Side {
  const side = polygon.sides[index];
  if (side === undefined) throw invalid(`A polygon of ${polygon.sides.length} sides has no side ${show(index)}.`);
  return side;
}

function invalid(message: string): TabletopError {
  return new TabletopError('invalid-contact', [{ path: [], message }]);
}

/** The step from `from` to the point `out` units square out from a point of a side, rounded. */
function stepTo({ offset }: Contact, { from: start, along, length, square }: Side, out: number, from: Vector): Vector {
  const x = (start.x - from.x) * length + along.x * offset;
  const y = (start.y - from.y) * length + along.y * offset;
  return {
    x: roundWithRoot(x, length, out * along.y, square),
    y: roundWithRoot(y, length, 0 - out * along.x, square),
  };
}

/** The sides that a point inside is nearest to. */
function nearestSides(point: Vector, polygon: ConvexPolygon): readonly number[] {
  let nearest: number[] = [];
  let least: { height: number; square: number } | undefined;
  for (const [i, side] of polygon.sides.entries()) {
    const found = { height: heightOver(side, point), square: side.square };
    const order = least === undefined ? -1 : compareSquares(found.height, least.square, least.height, found.square);
    if (order < 0) [nearest, least] = [[i], found];
    else if (order === 0) nearest.push(i);
  }
  return nearest;
}

/** How far along a side the point of it lies that is nearest to a point beside it. */
function offsetOf(point: Vector, { from, along, square, length }: Side): number {
  const part = dot(subtract(point, from), along);
  const value = (part / square) * length;
  const low = Math.floor(value);
  if (Math.abs(value - low - 0.5) > NEAR) return Math.min(length, Math.max(0, Math.round(value)));
  const beyond = 2n * BigInt(part) * BigInt(length) - (2n * BigInt(low) + 1n) * BigInt(square);
  if (beyond !== 0n) return beyond > 0n ? low + 1 : low;
  if (2 * low + 1 !== length) return 2 * low + 1 < length ? low : low + 1;
  return along.x > 0 || (along.x === 0 && along.y > 0) ? low + 1 : low;
}

function startOf(polygon: ConvexPolygon, side: number): number {
  return polygon.sides[side]?.start ?? 0;
}
