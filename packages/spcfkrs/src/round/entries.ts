import { chebyshev } from '@tabletop/geometry/grid';
import { bladeReach } from '../attacks/blade-reach.js';
import { placeOf } from '../find.js';
import { leaderOf } from '../orders/battalion.js';
import type { Order } from '../orders/order.js';
import { phaseOf } from '../orders/phase-of.js';
import type { Rules } from '../rules.js';
import type { Phase, SpcfkrsState, Unit, UnitId } from '../state.js';
import { orderOf } from './turns.js';

/** Whether an order has something to be carried out in a phase. */
export function isFor({ act, move }: Order, phase: Phase): boolean {
  return phase === 'move' ? move !== null : act !== null && phaseOf(act) === phase;
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
      (phase === 'special' && unit.profile.powers.includes('overdose')) ||
      (rules.mode === 'phased' ? mayBeAsked(state, unit, phase, rules) : hasOrder(state, unit.id, phase)),
  );
  return [...new Set(active.map(({ id }) => leaderOf(state, id)))];
}

/** Whether a unit, or its battalion, was ordered something for a phase. */
export function hasOrder(state: SpcfkrsState, id: UnitId, phase: Phase): boolean {
  const order = orderOf(state, id);
  return order !== undefined && isFor(order, phase);
}

/** Whether a unit may be asked in a phase of a match that is played phase by phase. @rule S-MODE */
function mayBeAsked(
  { units }: SpcfkrsState,
  unit: Unit,
  phase: Phase,
  { friendlyFire }: Pick<Rules, 'friendlyFire'>,
): boolean {
  const { id, profile, acted, hacked, side } = unit;
  switch (phase) {
    case 'special':
      return profile.powers.includes('hacking') && !acted;
    case 'stab': {
      // Nobody moves in this phase: whom it could reach then stands near it now.
      const reach = bladeReach(profile.blade, true);
      const from = placeOf(unit);
      const isTarget = (other: Unit) => other.alive && other.id !== id && (friendlyFire || other.side !== side);
      return !acted && units.some((other) => isTarget(other) && chebyshev(from, placeOf(other)) <= reach);
    }
    case 'shoot':
      return !acted && !hacked;
    case 'move':
      return profile.move > 0;
  }
}

/** Whether a unit was ordered to follow another. @rule S-FOLLOW */
export function isFollowing(state: Pick<SpcfkrsState, 'orders'>, id: UnitId): boolean {
  return orderOf(state, id)?.move?.type === 'follow';
}
