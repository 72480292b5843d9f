import type { PlayerId, Step } from '@tabletop/game';
import type { GiveOrders } from '../actions.js';
import { changed } from '../change.js';
import type { Context, Entry } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import type { SpcfkrsState } from '../state.js';
import { isOpen } from '../view.js';
import { anyOrders } from './any-orders.js';
import { askedPlayers } from './asked.js';
import { checkOrders } from './check-orders.js';
import { ordersField } from './order-field.js';
import { ordersSpread } from './spread.js';

/**
 * Gives the orders of a player's units. They are kept as they are until everyone has given theirs; those that are illegal
 * are refused one by one, with the reason, and the others stand.
 *
 * @rule S-ORDERS
 */
export const giveOrders: Entry<GiveOrders> = {
  rule: 'S-ORDERS',
  fields: { orders: ordersField },
  awaits: askedPlayers,
  legal: (state, player, { rules }) =>
    ordersSpread(state, player, rules).map((orders): GiveOrders => ({ type: 'orders', player, orders })),
  sample: (state, player, chance, { rules }) => ({
    type: 'orders',
    player,
    orders: anyOrders(state, player, chance, rules),
  }),
  check: () => undefined,
  apply: (state, { player, orders }, _chance, context) => give(state, player, orders, context),
};

function give(
  state: SpcfkrsState,
  player: PlayerId,
  given: GiveOrders['orders'],
  { rules }: Context,
): Step<SpcfkrsState, SpcfkrsEvent> {
  const { stage } = state;
  if (stage.step !== 'orders') return { state, events: [] };
  const { orders, refused } = checkOrders(state, player, given, { rules });
  const all = [...stage.given, { player, orders }];
  const bySeat = state.players.flatMap(({ id }) => all.filter((each) => each.player === id));
  const isLast = askedPlayers(state).length === 1;
  return {
    state: changed(state, {
      decision: state.decision + (isLast ? 1 : 0),
      stage: { step: 'orders', ask: stage.ask, units: stage.units, given: bySeat },
    }),
    events: [{ type: 'orders-given', rule: 'S-ORDERS', player, open: isOpen(rules), orders, refused }],
  };
}
