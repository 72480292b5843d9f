import { discAt, gapWithin, slantGapWithin } from '@tabletop/geometry';
import type { Rules } from '../rules.js';
import type { Fighter, WarcrabsState } from '../state.js';
import { toUnits } from '../units.js';
import { footingAt, groundOf } from './ground.js';
import { canSee } from './sight.js';

type Size = Pick<Rules, 'crabRadius' | 'crabHeight'>;
type Place = Pick<Fighter, 'at'>;

/** How much higher the second of two crabs stands than the first, in units. @rule W-ELEVATION */
export function riseBetween({ board }: Pick<WarcrabsState, 'board'>, from: Place, to: Place, rules: Size): number {
  const ground = groundOf(board, rules);
  return footingAt(ground, to.at) - footingAt(ground, from.at);
}

/**
 * Whether two crabs are near enough to fight claw-to-claw: bases at most an inch apart, and footings at most an inch
 * apart in height.
 *
 * @rule W-CLAW
 */
export function isClose(
  state: Pick<WarcrabsState, 'board'>,
  one: Place,
  other: Place,
  rules: Size & Pick<Rules, 'clawReach'>,
): boolean {
  const [radius, reach] = [toUnits(rules.crabRadius), toUnits(rules.clawReach)];
  if (!gapWithin(discAt(one.at, radius), discAt(other.at, radius), reach)) return false;
  return Math.abs(riseBetween(state, one, other, rules)) <= reach;
}

/**
 * Whether the straight line between the edges of two bases, up or down to the other footing, is at most so many inches
 * long.
 *
 * @rule W-RANGE
 */
export function isWithinRange(
  state: Pick<WarcrabsState, 'board'>,
  one: Place,
  other: Place,
  inches: number,
  rules: Size,
): boolean {
  const radius = toUnits(rules.crabRadius);
  const rise = riseBetween(state, one, other, rules);
  return slantGapWithin(discAt(one.at, radius), discAt(other.at, radius), rise, toUnits(inches));
}

/** Whether a crab can lay its claws on another: it is close, and in sight. @rule W-CLAW @rule W-THROW */
export function canGrasp(
  state: Pick<WarcrabsState, 'board'>,
  one: Place,
  other: Place,
  rules: Size & Pick<Rules, 'clawReach' | 'surfacesBlock'>,
): boolean {
  return isClose(state, one, other, rules) && canSee(state, one.at, other.at, rules);
}
