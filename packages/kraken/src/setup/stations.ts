import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { overlapsAny, type Vector } from '@tabletop/geometry';
import { sailorBase, tentacleBase } from '../bases.js';
import type { Rules } from '../rules.js';
import { isOnDeck } from '../standing.js';
import type { Tentacle, Vessel } from '../state.js';
import type { Places } from './placement.js';

/**
 * Where the sailors start: at the places that were chosen for them, which are checked, the others spread along the
 * vessel's middle, as near to it as there is room.
 *
 * @rule K-CREW
 * @rule K-MOVE-PATH
 */
export function placeCrew(
  wishes: readonly (Vector | undefined)[],
  vessel: Vessel,
  tentacles: readonly Tentacle[],
  rules: Rules,
): Places {
  const taken = [...vessel.obstacles, ...tentacles.map(({ at }) => tentacleBase(at, rules))];
  const isFree = (at: Vector) => isOnDeck(at, vessel, rules) && !overlapsAny(sailorBase(at, rules), taken);

  const problems: Problem[] = [];
  const refuse = (path: Problem['path'], message: string) => problems.push(problem(path, message, 'K-CREW'));
  for (const [index, wish] of wishes.entries()) {
    if (wish === undefined) continue;
    if (!isOnDeck(wish, vessel, rules)) refuse([index, 'at'], 'A sailor’s base stands on the vessel.');
    else if (!isFree(wish)) refuse([index, 'at'], 'A sailor’s base overlaps another base or an obstacle.');
    taken.push(sailorBase(wish, rules));
  }

  const places = wishes.map((wish, index) => {
    if (wish !== undefined) return wish;
    const place = nearestFree(alongMiddle(vessel, index, wishes.length), vessel, isFree);
    if (place === undefined) refuse([index], 'There is no room left on the vessel for this sailor.');
    else taken.push(sailorBase(place, rules));
    return place ?? { x: 0, y: 0 };
  });
  return { places, problems };
}

/** The point of the middle line opposite the k-th of `count` equal parts of the vessel's length. */
function alongMiddle(vessel: Vessel, index: number, count: number): Vector {
  const { west, east, north, south } = boundsOf(vessel);
  return {
    x: west + Math.round(((east - west) * (2 * index + 1)) / (2 * count)),
    y: Math.round((north + south) / 2),
  };
}

/** The free place nearest to `wish` on a grid of half centimetres around it; of equals, the one nearer stern and port. */
function nearestFree(wish: Vector, vessel: Vessel, isFree: (at: Vector) => boolean): Vector | undefined {
  const { west, east, north, south } = boundsOf(vessel);
  const columns = outward(wish.x, west, east);
  const rows = outward(wish.y, north, south);
  let best: Vector | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const x of columns) {
    const across = (x - wish.x) * (x - wish.x);
    if (across >= least) break;
    for (const y of rows) {
      const square = across + (y - wish.y) * (y - wish.y);
      if (square >= least) break;
      if (isFree({ x, y })) [best, least] = [{ x, y }, square];
    }
  }
  return best;
}

const GRID = 10;

/** The grid lines from `middle` outwards to both sides, the nearest first. */
function outward(middle: number, least: number, most: number): readonly number[] {
  const lines = [middle];
  for (let far = GRID; middle - far >= least || middle + far <= most; far += GRID)
    lines.push(middle - far, middle + far);
  return lines;
}

function boundsOf(vessel: Vessel) {
  const xs = vessel.hull.map(({ x }) => x);
  const ys = vessel.hull.map(({ y }) => y);
  return { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...ys), south: Math.max(...ys) };
}
