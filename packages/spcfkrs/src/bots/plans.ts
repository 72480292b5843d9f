import type { Order } from '../orders/order.js';
import { phaseOf } from '../orders/phase-of.js';
import { bestActs } from './acts.js';
import type { Mind } from './mind.js';
import { bestMoves } from './moves.js';

/** The orders of a player: what each of its units does, as far as that is asked for now, and where it goes. */
export function bestOrders(mind: Mind): readonly Order[] {
  const { ask } = mind;
  const acts = bestActs(mind);
  const asksForMoves = ask === 'round' || ask === 'move' || ask === 'declare';
  const moves = asksForMoves ? bestMoves(mind) : undefined;
  return mind.units.flatMap(({ id }): readonly Order[] => {
    const wanted = acts.get(id);
    const act = wanted !== undefined && (ask === 'round' || phaseOf(wanted) === ask) ? wanted : null;
    const move = moves?.get(id) ?? null;
    return act === null && move === null ? [] : [{ units: [id], act, move }];
  });
}
