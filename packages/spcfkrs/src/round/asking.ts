import { changed } from '../change.js';
import { canFire } from '../condition.js';
import type { Context } from '../context.js';
import { isIdle, unitOnMap } from '../find.js';
import { crewOptions } from '../orders/crew-options.js';
import { actOptions } from '../orders/options.js';
import type { Order } from '../orders/order.js';
import type { Phase, SpcfkrsState, UnitId } from '../state.js';
import { orderOf } from './order-of.js';

/**
 * Phase by phase, the state in which those are asked whose turn it is and who have not been; undefined where nobody is to be
 * asked. Who can do nothing is not.
 *
 * @rule S-MODE
 */
export function asking(state: SpcfkrsState, phase: Phase, context: Context): SpcfkrsState | undefined {
  const [group] = state.queue;
  if (context.rules.mode !== 'phased' || group === undefined || phase === 'ram') return undefined;
  const unasked = group.filter(({ unit, does }) => does === 'order' && isUnasked(state, unit)).map(({ unit }) => unit);
  if (unasked.length === 0) return undefined;
  const able = unasked.filter((id) => canDoAnything(state, id, phase, context));
  if (able.length > 0) return changed(state, { stage: { step: 'orders', ask: phase, units: able, given: [] } });
  return changed(state, { orders: withOrders(state.orders, unasked, []) });
}

/** Whether a unit has not been told what to do in this phase, or has delayed. @rule S-MODE @rule S-DELAY */
export function isUnasked(state: SpcfkrsState, id: UnitId): boolean {
  const order = orderOf(state, id);
  return order === undefined || order.move?.type === 'delay';
}

function canDoAnything(state: SpcfkrsState, id: UnitId, phase: Exclude<Phase, 'ram'>, { rules }: Context): boolean {
  const unit = unitOnMap(state, id);
  if (unit === undefined || isIdle(state, id)) return false;
  if (phase === 'shoot') return canFire(unit);
  if (phase === 'special' && unit.craft !== null) return crewOptions(state, unit, rules).length > 0;
  // There is nearly always cover to be shot at and, by house rules, a friend: whether it makes sense the player says.
  if (phase === 'move' || (phase === 'stab' && rules.friendlyFire)) return true;
  return actOptions(state, unit, phase, rules).length > 0;
}

/** The orders in which those who were asked have new ones: an empty one where they gave none. */
export function withOrders(
  orders: readonly Order[],
  asked: readonly UnitId[],
  given: readonly Order[],
): readonly Order[] {
  const ordered = given.flatMap(({ units }) => units);
  const idle = asked.filter((id) => !ordered.includes(id)).map((id): Order => ({ units: [id], act: null, move: null }));
  const renewed = [...asked, ...ordered];
  return [...orders.filter(({ units }) => !units.some((id) => renewed.includes(id))), ...given, ...idle];
}
