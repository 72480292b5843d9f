import { unitOf } from '../find.js';
import type { SpcfkrsState, UnitId } from '../state.js';

/** The Speeds of units, in their order. */
export function speedsOf(state: Pick<SpcfkrsState, 'units'>, ids: readonly UnitId[]): readonly number[] {
  return ids.map((id) => unitOf(state, id)?.profile.speed ?? 0);
}

/** Whether units are all of one Speed. */
export function areEqual(state: Pick<SpcfkrsState, 'units'>, ids: readonly UnitId[]): boolean {
  return new Set(speedsOf(state, ids)).size <= 1;
}

/** Whether no unit comes before a faster one. @rule S-SPEED */
export function isFastestFirst(state: Pick<SpcfkrsState, 'units'>, ids: readonly UnitId[]): boolean {
  const speeds = speedsOf(state, ids);
  return speeds.every((speed, at) => at === 0 || speed <= (speeds[at - 1] ?? 0));
}
