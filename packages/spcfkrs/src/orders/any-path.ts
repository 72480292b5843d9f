import type { Chance } from '@tabletop/dice';
import {
  type Cell,
  COMPASS,
  directionOf,
  type Ground,
  isOnGrid,
  neighbour,
  pathTo,
  reachable,
  sameCell,
} from '@tabletop/geometry/grid';
import { isOnMap, moveOf } from '../condition.js';
import { placeOf } from '../find.js';
import { MAX_PATH } from '../limits.js';
import { groundFor } from '../map/ground.js';
import type { Rules } from '../rules.js';
import type { Unit } from '../state.js';
import type { Situation } from './options.js';
import type { PathMove } from './order.js';

/**
 * Some way that a unit can go as things stand: towards any space that is near enough, and a little to the side where the
 * next space is closed. Undefined where it cannot go that way at all. Nothing is searched, so that it is soon found; but for
 * craft of several spaces, of which there are few.
 *
 * @rule S-MOVE
 */
export function anyPath(
  situation: Situation,
  unit: Unit,
  chance: Chance,
  rules: Pick<Rules, 'partialCoverCost'>,
): PathMove | undefined {
  if (!isOnMap(unit)) return undefined;
  const ground = groundFor(unit, situation, { rules });
  if (ground.footprint !== undefined || ground.fits !== undefined) return anyReached(situation, unit, ground, chance);
  const { columns, rows } = situation.map;
  const move = moveOf(situation.map, unit);
  const from = placeOf(unit);
  const goal = {
    column: anyWithin(from.column, move, columns, chance),
    row: anyWithin(from.row, move, rows, chance),
  };
  const sides = chance.index(2) === 0 ? [0, 1, 7] : [0, 7, 1];
  const path: Cell[] = [];
  let [at, left] = [from, move];
  while (left > 0 && !sameCell(at, goal)) {
    const next = stepTowards(at, goal, sides, ground, left);
    if (next === undefined || path.length >= columns + rows) break;
    path.push(next.cell);
    [at, left] = [next.cell, left - next.cost];
  }
  return path.length === 0 ? undefined : { type: 'path', path };
}

/** The cheapest way of a craft of several spaces to any place that it gets to. @rule S-HULL */
function anyReached({ map }: Situation, unit: Unit, ground: Ground, chance: Chance): PathMove | undefined {
  const places = reachable(placeOf(unit), Math.min(MAX_PATH, moveOf(map, unit)), ground);
  const place = places[chance.index(Math.max(1, places.length))];
  const path = place === undefined ? [] : pathTo(place).slice(1);
  return path.length === 0 ? undefined : { type: 'path', path };
}

/** Some number of those that are at most so far away. */
function anyWithin(from: number, range: number, length: number, chance: Chance): number {
  const [low, high] = [Math.max(0, from - range), Math.min(length - 1, from + range)];
  return low + chance.index(high - low + 1);
}

/** The next space towards another, or beside it, that can be entered. */
function stepTowards(
  at: Cell,
  goal: Cell,
  sides: readonly number[],
  { grid, costOf }: Ground,
  left: number,
): { readonly cell: Cell; readonly cost: number } | undefined {
  const straight = {
    column: at.column + Math.sign(goal.column - at.column),
    row: at.row + Math.sign(goal.row - at.row),
  };
  const way = COMPASS.indexOf(directionOf(at, straight) ?? 'N');
  for (const side of sides) {
    const direction = COMPASS[(way + side) % COMPASS.length] ?? 'N';
    const cell = neighbour(at, direction);
    const cost = isOnGrid(cell, grid) ? costOf(cell) : null;
    if (cost !== null && cost <= left) return { cell, cost };
  }
  return undefined;
}
