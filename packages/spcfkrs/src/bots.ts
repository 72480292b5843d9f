import { type Policy, randomPolicy } from '@tabletop/game';
import type { SpcfkrsAction } from './actions.js';
import { mindOf } from './bots/mind.js';
import { bestOrders } from './bots/plans.js';
import type { SpcfkrsView } from './view.js';

/** A way of fighting. */
export type SpcfkrsPolicy = Policy<SpcfkrsView, SpcfkrsAction>;

/** Gives any orders. */
export const randomBot: SpcfkrsPolicy = randomPolicy;

/**
 * Plays with sense, from what its player sees: attacks where the exact odds promise most, several units at one enemy
 * as long as that is worth it; hacks the guns that would do most harm; and goes where its next attacks are worth more than
 * what enemies can do to it there, past cover that it can shoot over and they cannot.
 *
 * Craft fire every gun that has a target, each at the part on which most depends: what brings a craft to a quarter, a half, or
 * its end, what carries guns, and what carries passengers. They keep their distance, ram where that is worth the risk, hack
 * and lay slag, recharge their shields, and let passengers out where there is somebody to fight. With very many guns it
 * thinks less about each. What it chooses is legal: where it can think of nothing that is, it gives any orders.
 */
export const sensibleBot: SpcfkrsPolicy = (turn) => {
  const mind = mindOf(turn);
  if (mind === undefined) return turn.sample();
  const wish: SpcfkrsAction = { type: 'orders', player: mind.me, orders: bestOrders(mind) };
  return turn.check(wish) === undefined ? wish : turn.sample();
};
