import type { Order } from '../orders/order.js';
import type { SpcfkrsState, UnitId } from '../state.js';

/** The order that was given to a unit, or to its battalion. */
export function orderOf({ orders }: Pick<SpcfkrsState, 'orders'>, id: UnitId): Order | undefined {
  return orders.find(({ units }) => units.includes(id));
}
