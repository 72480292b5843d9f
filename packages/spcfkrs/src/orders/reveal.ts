import type { Chance } from '@tabletop/dice';
import type { Step } from '@tabletop/game';
import { changed } from '../change.js';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { withOrders } from '../round/asking.js';
import { beginPhase, phaseAfter } from '../round/begin-phase.js';
import type { Phase, SpcfkrsState, Turn, UnitId } from '../state.js';
import { regrouped } from './battalion.js';
import type { Order } from './order.js';

/**
 * All orders are revealed together, by the numbers of their units, so that it makes no difference who gave them first.
 * Those that name several units form battalions. The round begins, or the turn goes on for which they were asked.
 *
 * @rule S-ORDERS
 * @rule S-BATTALION
 */
export function revealOrders(
  state: SpcfkrsState,
  _chance: Chance,
  { rules }: Context,
): Step<SpcfkrsState, SpcfkrsEvent> {
  const { stage } = state;
  if (stage.step !== 'orders') return { state, events: [] };
  const { ask, units } = stage;
  const given = stage.given.flatMap(({ orders }) => orders);
  const orders = [...given].sort((a, b) => leastOf(a) - leastOf(b));
  const log: SpcfkrsEvent[] = [{ type: 'orders-revealed', rule: 'S-ORDERS', ask, orders }];
  const battalions = regrouped(
    state.battalions,
    orders.map((order) => order.units),
  );
  if (ask === 'round')
    return { state: phaseAfter(changed(state, { orders, battalions }), null, rules, log), events: log };
  if (ask === 'declare') {
    // Who declares neither is asked for a path on its turn.
    const declared = changed(state, { orders: orders.filter(({ move }) => move !== null), battalions });
    return { state: beginPhase(declared, 'move', rules, log), events: log };
  }
  const known = changed(state, { orders: withOrders(state.orders, units, orders), battalions });
  const queue = orders.reduce((turns, order) => withBattalion(turns, order.units, ask), known.queue);
  return { state: changed(known, { queue, stage: { step: 'turn', phase: ask, done: 0 } }), events: log };
}

function leastOf({ units }: Order): UnitId {
  return Math.min(...units);
}

/**
 * The turns in which the members of a battalion have theirs one after another, at the first of them; in the Move phase they
 * move together, in one.
 *
 * @rule S-BATTALION
 */
function withBattalion(
  queue: readonly (readonly Turn[])[],
  members: readonly UnitId[],
  phase: Phase,
): readonly (readonly Turn[])[] {
  const [leader] = members;
  const [group = [], ...others] = queue;
  if (leader === undefined || members.length < 2) return queue;
  const isMember = ({ unit, does }: Turn) => does === 'order' && members.includes(unit);
  const rest = others.map((each) => each.filter((turn) => !isMember(turn))).filter((each) => each.length > 0);
  const turns = (phase === 'move' ? [leader] : members).map((unit): Turn => ({ unit, does: 'order' }));
  if (group.length > 1) return [[...group.filter((turn) => !isMember(turn)), ...turns], ...rest];
  return [...turns.map((turn) => [turn]), ...rest];
}
