import type { PlayerId } from '@tabletop/game';
import type { Order } from './orders/order.js';

/**
 * Gives the orders of a player's units, all in one. In the secret and the open mode for the round; phase by phase, for the
 * units whose turn it is. Units that are not named do nothing.
 *
 * @rule S-ORDERS
 */
export interface GiveOrders {
  readonly type: 'orders';
  readonly player: PlayerId;
  readonly decision?: number;
  readonly orders: readonly Order[];
}

/** Everything that a player can do, by the action's type. A fork extends this interface. */
export interface Actions {
  readonly orders: GiveOrders;
}

export type SpcfkrsAction = Actions[keyof Actions];
