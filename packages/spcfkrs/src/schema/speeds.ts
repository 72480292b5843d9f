import { speedOf } from '../condition.js';
import { unitOf } from '../find.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, UnitId } from '../state.js';

type Units = Pick<SpcfkrsState, 'units'>;

/** The Speeds of units as they are, in their order. */
function speedsOf(state: Units, ids: readonly UnitId[]): readonly number[] {
  return ids.map((id) => {
    const unit = unitOf(state, id);
    return unit === undefined ? 0 : speedOf(unit);
  });
}

/** Whether units are all of one Speed, as they are. */
export function areEqual(state: Units, ids: readonly UnitId[]): boolean {
  return new Set(speedsOf(state, ids)).size <= 1;
}

/** Whether no unit comes before a faster one, as they are. @rule S-SPEED */
export function isFastestFirst(state: Units, ids: readonly UnitId[]): boolean {
  const speeds = speedsOf(state, ids);
  return speeds.every((speed, at) => at === 0 || speed <= (speeds[at - 1] ?? 0));
}

/**
 * The Speeds that a unit may have had when the phase began: a craft that malfunctions may have begun to since then, and one
 * of a battalion of craft goes with its fellows.
 *
 * @rule S-SPEED
 * @rule S-PARTS
 */
export function speedsBefore(
  state: Units,
  id: UnitId,
  { craftBattalions }: Pick<Rules, 'craftBattalions'>,
): readonly number[] {
  const unit = unitOf(state, id);
  if (unit === undefined) return [0];
  const { profile, craft } = unit;
  if (craft === null || (!craft.malfunctioning && !craftBattalions)) return [profile.speed];
  return [profile.speed, speedOf({ profile, craft: { ...craft, malfunctioning: true } })];
}

/**
 * Whether groups of units, each of one Speed, come in an order in which the fastest go first, by Speeds that they may have had
 * when the phase began: each group no faster than the one before it or, where `apart`, slower.
 *
 * @rule S-SPEED
 */
export function mayBeFastestFirst(
  state: Units,
  groups: readonly (readonly UnitId[])[],
  rules: Pick<Rules, 'craftBattalions'>,
  apart = false,
): boolean {
  let most = Number.POSITIVE_INFINITY;
  for (const [first, ...others] of groups.map((group) => group.map((id) => speedsBefore(state, id, rules)))) {
    const shared = (first ?? []).filter(
      (speed) => (apart ? speed < most : speed <= most) && others.every((speeds) => speeds.includes(speed)),
    );
    if (shared.length === 0) return false;
    // The fastest that they may have been leaves the most to those after them.
    most = Math.max(...shared);
  }
  return true;
}
