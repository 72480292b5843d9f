import { add, displacement, firstStop, same, standsFree, type Vector, type WalkArea } from '@tabletop/geometry';
import type { Rules } from '../rules.js';
import type { Fighter, WarcrabsState } from '../state.js';
import { footingAt, groundOf, standsClear, walkAreaOf } from '../table/ground.js';

/** Where a crab that was moved comes to stand, and how much lower, in units. */
export interface Landing {
  readonly to: Vector;
  readonly drop: number;
}

/**
 * Where a crab comes to stand that is pushed or thrown straight in a direction. The wall, and everything higher than it
 * stood, stops it on contact; so do other crabs, unless it flies over them. It then stands on the footing where it came
 * to. If its base would overlap something there it goes on in the same direction to the first clear point; where the
 * wall or something higher ends that way, it stands on the last clear point before.
 *
 * @rule W-BLAST
 * @rule W-THROW
 * @rule T-ROUND
 */
export function landingOf(
  state: Pick<WarcrabsState, 'board' | 'crabs'>,
  crab: Pick<Fighter, 'id' | 'at'>,
  direction: Vector,
  distance: number,
  over: 'pushed' | 'flying',
  rules: Pick<Rules, 'crabRadius' | 'crabHeight'>,
): Landing {
  const ground = groundOf(state.board, rules);
  const start = footingAt(ground, crab.at);
  const walkArea = walkAreaOf(state, crab, rules);
  const way: WalkArea = over === 'flying' ? { ...walkArea, obstacles: [] } : walkArea;
  const { length } = firstStop(crab.at, direction, distance, way);
  const pointAt = (units: number) => add(crab.at, displacement(direction, units));
  const isClear = (at: Vector) => standsClear(at, crab.id, state.crabs, ground, start);
  const landing = (at: Vector): Landing => ({ to: at, drop: start - footingAt(ground, at) });

  const beyond: WalkArea = { ...walkArea, obstacles: [] };
  for (let units = length; ; units++) {
    const at = pointAt(units);
    if (isClear(at)) return landing(at);
    if (units > length && (same(at, crab.at) || !standsFree(at, beyond))) break;
  }
  for (let units = length - 1; units > 0; units--) {
    const at = pointAt(units);
    if (isClear(at)) return landing(at);
  }
  return landing(crab.at);
}
