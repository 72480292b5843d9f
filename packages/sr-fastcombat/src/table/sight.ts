import { crossesPolygon, crossesPolygonWithin, distanceSquared, lengthInside, type Vector } from '@tabletop/geometry';
import type { Rules } from '../rules.js';
import type { Board } from '../state.js';
import { toUnits, UNITS_PER_CM } from '../units.js';
import { groundOf } from './ground.js';

/**
 * How far two points are apart, in centimetres. The root of a square is exact, so that a whole distance is one.
 *
 * @rule F-MEASURE
 */
export function centimetresBetween(a: Vector, b: Vector): number {
  return Math.sqrt(distanceSquared(a, b)) / UNITS_PER_CM;
}

/**
 * Whether one point is seen from another: no wall lies between. A wall that the line touches at a corner or along a side
 * does not block it, but the seam of two walls does; figures never do.
 *
 * @rule F-TERRAIN
 */
export function canSee(board: Board, from: Vector, to: Vector, rules: Pick<Rules, 'figureRadius'>): boolean {
  const { walls } = groundOf(board, rules);
  if (walls.some((wall) => crossesPolygon(from, to, wall))) return false;
  return walls.length < 2 || lengthInside(from, to, walls) === 0;
}

/**
 * Whether a target has cover from where it is shot at: the shot crosses cover near the target.
 *
 * @rule F-TERRAIN
 */
export function hasCover(
  board: Board,
  target: Vector,
  from: Vector,
  rules: Pick<Rules, 'figureRadius' | 'coverReach'>,
): boolean {
  const reach = toUnits(rules.coverReach);
  return groundOf(board, rules).cover.some((cover) => crossesPolygonWithin(target, from, cover, reach));
}
