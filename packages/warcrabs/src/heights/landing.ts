import { add, displacement, firstStop, type Vector, type WalkArea } from '@tabletop/geometry';
import type { Rules } from '../rules.js';
import type { Fighter, WarcrabsState } from '../state.js';
import { footingAt, groundOf, standsClear, walkAreaOf } from '../table/ground.js';
import { type Descent, firstClear, LONGEST_WAY } from './first-clear.js';

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
  const area = walkAreaOf(state, crab, rules);
  const overCrabs: WalkArea = { ...area, obstacles: [] };
  const { length } = firstStop(crab.at, direction, distance, over === 'flying' ? overCrabs : area);
  const descent: Descent = { id: crab.id, crabs: state.crabs, ground, from: start };
  const pointAt = (units: number) => add(crab.at, displacement(direction, units));
  const landing = (at: Vector): Landing => ({ to: at, drop: start - footingAt(ground, at) });

  const there = pointAt(length);
  if (standsClear(there, crab.id, state.crabs, ground, start)) return landing(there);
  const { length: furthest } = firstStop(crab.at, direction, LONGEST_WAY, overCrabs);
  const beyond = furthest > length ? firstClear(pointAt, length + 1, furthest, descent) : undefined;
  const before = beyond === undefined && length > 1 ? firstClear(pointAt, length - 1, 1, descent) : undefined;
  return landing(beyond ?? before ?? crab.at);
}
