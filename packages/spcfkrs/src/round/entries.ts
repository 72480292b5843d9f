import { bladeReach } from '../attacks/blade-reach.js';
import { canFire, isOnMap, moveOf } from '../condition.js';
import { isIdle } from '../find.js';
import { bladeOf } from '../force/guns-of.js';
import { gapBetween } from '../map/spaces.js';
import { leaderOf } from '../orders/battalion.js';
import { deedsOf } from '../orders/deeds.js';
import type { Order } from '../orders/order.js';
import type { Rules } from '../rules.js';
import type { Phase, SpcfkrsState, Unit, UnitId } from '../state.js';
import { rollingStage } from '../wrecks/settle-malfunction.js';
import { orderOf } from './order-of.js';

/** Whether an order has something to be carried out in a phase. */
function isFor(order: Order, phase: Phase): boolean {
  return phase === 'move' ? order.move !== null : deedsOf(order, phase).length > 0;
}

/**
 * Who does something in a phase: living units, or the first of battalions, by their numbers. Phase by phase, that is
 * whoever may be asked.
 *
 * @rule S-PHASES
 * @rule S-MODE
 * @rule S-OVERDOSE
 */
export function entriesOf(
  state: SpcfkrsState,
  phase: Phase,
  rules: Pick<Rules, 'mode' | 'friendlyFire'>,
): readonly UnitId[] {
  const living = state.units.filter(({ alive }) => alive);
  const active = living.filter(
    (unit) =>
      (phase === 'special' && rollsOf(unit).length > 0) ||
      (rules.mode === 'phased' ? mayBeAsked(state, unit, phase, rules) : hasOrder(state, unit.id, phase)),
  );
  const leaders = [...new Set(active.map(({ id }) => leaderOf(state, id)))];
  // Who rams was settled as it moved, whether or not it lives to see it.
  return phase === 'ram' ? state.rams.map(({ unit }) => unit).sort((a, b) => a - b) : leaders;
}

/** The rolls that come of themselves at the start of the Special phase. */
export type AutomaticRoll = 'overdose' | 'malfunction' | 'pilot';

/** What a unit rolls for of itself in a Special phase: on foot an overdose; a craft as a wreck, and for its pilot's. */
export function rollsOf(unit: Unit): readonly AutomaticRoll[] {
  const isDosed = unit.profile.powers.includes('overdose');
  if (unit.craft === null) return isDosed ? ['overdose'] : [];
  const rolls: AutomaticRoll[] = rollingStage(unit) === undefined ? [] : ['malfunction'];
  return isDosed && unit.craft.pilot ? [...rolls, 'pilot'] : rolls;
}

/** Whether a unit, or its battalion, was ordered something for a phase, and has not lost its orders since. @rule S-TRANSPORT */
export function hasOrder(state: SpcfkrsState, id: UnitId, phase: Phase): boolean {
  const order = orderOf(state, id);
  return order !== undefined && isFor(order, phase) && !isIdle(state, id);
}

/** Whether a unit may be asked in a phase of a match that is played phase by phase. @rule S-MODE @rule S-TRANSPORT */
export function mayBeAsked(
  { map, units, idle }: SpcfkrsState,
  unit: Unit,
  phase: Phase,
  { friendlyFire }: Pick<Rules, 'friendlyFire'>,
): boolean {
  const { id, profile, acted, side } = unit;
  if (!isOnMap(unit) || isIdle({ idle }, id)) return false;
  switch (phase) {
    case 'special':
      return unit.craft === null ? profile.powers.includes('hacking') && !acted : hasCrew(unit);
    case 'stab': {
      const blade = bladeOf(profile);
      if (blade === undefined || acted) return false;
      // Nobody moves in this phase: whom it could reach then stands near it now.
      const reach = bladeReach(blade, true);
      const isTarget = (other: Unit) => isOnMap(other) && other.id !== id && (friendlyFire || other.side !== side);
      return units.some((other) => isTarget(other) && gapBetween(map, unit, other, 'chebyshev') <= reach);
    }
    case 'shoot':
      return !acted && canFire(unit);
    case 'move':
      return moveOf(map, unit) > 0;
    case 'ram':
      return false;
  }
}

/** Whether a craft has anything that it could do in a Special phase. @rule S-CREW */
function hasCrew({ profile }: Unit): boolean {
  if (profile.class === 'on-foot') return false;
  const { powers, bays } = profile;
  return bays.length > 0 || powers.some((power) => power === 'hacking' || power === 'technician' || power === 'slag');
}

/** Whether a unit was ordered to go after another: to follow it, or to keep a distance from it. @rule S-FOLLOW @rule S-KEEP */
export function isFollowing(state: Pick<SpcfkrsState, 'orders'>, id: UnitId): boolean {
  const type = orderOf(state, id)?.move?.type;
  return type === 'follow' || type === 'keep';
}
