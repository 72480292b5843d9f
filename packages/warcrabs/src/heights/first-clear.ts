import { containsPoint, discAt, overlap, overlapsPolygon, type Vector } from '@tabletop/geometry';
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

/** Whether something is in the way of a base at a place. */
type Hindrance = (at: Vector) => boolean;

/**
 * The first place on a way, after so many units and up or down to so many, where a crab that comes down stands clear.
 * What was in the way at one place is asked about first at the next: a way may lead across a whole hall.
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
  for (let units = first; units !== last + step; units += step) {
    const at = pointAt(units);
    if (hindrance?.(at) === true) continue;
    if (standsClear(at, id, crabs, ground, from)) return at;
    hindrance = hindranceAt(at, descent);
  }
  return undefined;
}

/** Something that keeps a crab from standing at a place, if it is no wall round the floor. */
function hindranceAt(at: Vector, { id, crabs, ground, from }: Descent): Hindrance | undefined {
  const { blocks, radius, crabHeight } = ground;
  for (const { polygon, top } of blocks) {
    const footings = blocks.filter((block) => block.top >= top);
    const isInTheWay: Hindrance = (place) =>
      overlapsPolygon(discAt(place, radius), polygon) && !footings.some((block) => containsPoint(block.polygon, place));
    if (isInTheWay(at)) return isInTheWay;
  }
  for (const other of crabs) {
    if (other.id === id || !isAlive(other)) continue;
    const footing = footingAt(ground, other.at);
    const isInTheWay: Hindrance = (place) =>
      overlap(discAt(place, radius), discAt(other.at, radius)) &&
      footing + crabHeight > footingAt(ground, place) &&
      footing < from + crabHeight;
    if (isInTheWay(at)) return isInTheWay;
  }
  return undefined;
}
