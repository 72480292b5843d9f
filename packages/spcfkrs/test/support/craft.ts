import { type CraftModification, checkOrders, defineCraftModification, type SpcfkrsState } from '../../src/index.js';
import { ordersOf, type Scenery, scene } from './scene.js';

/** A modification that costs nothing and makes a craft so much faster, or slower. */
export function swift(speed: number): CraftModification {
  return defineCraftModification({ name: `Speed ${speed}`, cost: 0, speed });
}

/** The rules under which ann's orders are refused when they are given: none where all of them stand. */
export function refusals(map: readonly string[], scenery: Scenery, orders: string): readonly (string | undefined)[] {
  return refusedIn(scene(map, scenery), orders);
}

/** The same in a match that has begun. */
export function refusedIn(state: SpcfkrsState, orders: string): readonly (string | undefined)[] {
  const given = ordersOf(state, orders.replaceAll(' / ', '\n')).find(({ player }) => player === 'ann');
  return checkOrders(state, 'ann', given?.orders ?? []).refused.map(({ problem }) => problem.rule);
}
