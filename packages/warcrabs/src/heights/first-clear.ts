import {
  type ConvexPolygon,
  containsPoint,
  discAt,
  distanceToPolygonWithin,
  firstWall,
  overlap,
  overlapsPolygon,
  type Vector,
  within,
} from '@tabletop/geometry';
import { isAlive } from '../find.js';
import { MAX_LENGTH } from '../limits.js';
import type { Fighter } from '../state.js';
import { footingAt, type Ground, standsClear } from '../table/ground.js';
import { toUnits } from '../units.js';

/** Further than from any place of a floor to any other, in units. */
export const LONGEST_WAY: number = /* @__PURE__ */ toUnits(2 * MAX_LENGTH);

/** A crab that looks for a place to come down. */
export interface Descent {
  readonly id: Fighter['id'];
  readonly crabs: readonly Pick<Fighter, 'id' | 'at' | 'hitPoints'>[];
  readonly ground: Ground;
  /** The height from which it comes. */
  readonly from: number;
}

/** Something that is in the way of a base. */
interface Hindrance {
  readonly isAt: (place: Vector) => boolean;
  /** Whether it is sure to be in the way all along a straight way, however the points of that are rounded. */
  readonly isAlong: (from: Vector, to: Vector) => boolean;
}

/** The shortest stretch of a way that is looked at as a whole, in units. */
const STRETCH = 16;
/** No point of a way is further, when it is rounded, from the straight line between two others, in units. */
const ROUNDED = 2;

/**
 * The first place on a way, after so many units and up or down to so many, where a crab that comes down stands clear.
 * What was in the way at one place is asked about first at the next, and for whole stretches: a way may lead across a
 * whole hall.
 */
export function firstClear(
  pointAt: (units: number) => Vector,
  first: number,
  last: number,
  descent: Descent,
): Vector | undefined {
  const { id, crabs, ground, from } = descent;
  const step = first <= last ? 1 : -1;
  let hindrance: Hindrance | undefined;
  let units = first;
  while ((last - units) * step >= 0) {
    const at = pointAt(units);
    if (hindrance?.isAt(at) === true) {
      units += step * hinderedFor(hindrance, units, last, pointAt);
      continue;
    }
    if (standsClear(at, id, crabs, ground, from)) return at;
    hindrance = hindranceAt(at, descent);
    units += step;
  }
  return undefined;
}

/** For how many units of a way, at least one, something is sure to be still in the way. */
function hinderedFor({ isAlong }: Hindrance, units: number, last: number, pointAt: (units: number) => Vector): number {
  if (units % STRETCH !== 0) return 1;
  const step = units <= last ? 1 : -1;
  let sure = 1;
  for (let next = STRETCH; next <= Math.abs(last - units); next *= 2) {
    if (!isAlong(pointAt(units), pointAt(units + step * next))) break;
    sure = next;
  }
  return sure;
}

/** Something that keeps a crab from standing at a place, if it is no wall round the floor. */
function hindranceAt(at: Vector, { id, crabs, ground, from }: Descent): Hindrance | undefined {
  const { blocks, radius, crabHeight } = ground;
  const reaching = (height: number) => blocks.filter(({ top }) => top >= height).map(({ polygon }) => polygon);
  for (const { polygon, top } of blocks) {
    const piece = hindrance(
      (place) => overlapsPolygon(discAt(place, radius), polygon),
      (place) => distanceToPolygonWithin(place, polygon, radius - ROUNDED),
      reaching(top),
    );
    if (piece.isAt(at)) return piece;
  }
  for (const other of crabs) {
    const footing = footingAt(ground, other.at);
    if (other.id === id || !isAlive(other) || footing >= from + crabHeight) continue;
    const crab = hindrance(
      (place) => overlap(discAt(place, radius), discAt(other.at, radius)),
      (place) => within(place, other.at, 2 * radius - ROUNDED),
      reaching(footing + crabHeight),
    );
    if (crab.isAt(at)) return crab;
  }
  return undefined;
}

/**
 * Something convex that is in the way of a base that overlaps it, unless the base stands on one of the things that reach
 * as high. What a base overlaps deep enough at both ends of a straight way, it overlaps all along.
 */
function hindrance(
  isOverlapped: (place: Vector) => boolean,
  isDeep: (place: Vector) => boolean,
  footings: readonly ConvexPolygon[],
): Hindrance {
  return {
    isAt: (place) => isOverlapped(place) && !footings.some((footing) => containsPoint(footing, place)),
    isAlong: (...ends) => ends.every(isDeep) && firstWall(...ends, ROUNDED, footings) < 0,
  };
}
