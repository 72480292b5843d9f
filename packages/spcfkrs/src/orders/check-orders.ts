import type { Problem } from '@tabletop/dice';
import type { Order } from './order.js';

/** An order that was refused. @rule S-ORDERS */
export interface RefusedOrder {
  readonly order: Order;
  readonly problem: Problem;
}

/** Orders that were checked one by one: those that stand, and those that do not. @rule S-ORDERS */
export interface CheckedOrders {
  readonly orders: readonly Order[];
  readonly refused: readonly RefusedOrder[];
}
