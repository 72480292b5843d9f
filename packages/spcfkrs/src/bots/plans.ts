import type { CrewOrder, Order } from '../orders/order.js';
import { phaseOf } from '../orders/phase-of.js';
import { bestActs } from './acts.js';
import { crewOf } from './crews.js';
import type { Mind } from './mind.js';
import { bestMoves } from './moves.js';

/**
 * The orders of a player: what each of its units does, as far as that is asked for now, and where it goes. Craft come first:
 * whoever is let out of them is ordered after that.
 */
export function bestOrders(mind: Mind): readonly Order[] {
  const { ask, landed } = mind;
  const { acts, hacks } = bestActs(mind);
  const asksForMoves = ask === 'round' || ask === 'move' || ask === 'declare';
  const moves = asksForMoves ? bestMoves(mind) : undefined;
  const asksForCrews = ask === 'round' || ask === 'special';
  const units = [...mind.units].sort((a, b) => Number(landed.has(a.id)) - Number(landed.has(b.id)));
  return units.flatMap((unit): readonly Order[] => {
    const { id } = unit;
    const wanted = acts.get(id);
    const act = wanted !== undefined && (ask === 'round' || phaseOf(wanted) === ask) ? wanted : null;
    const move = moves?.get(id) ?? null;
    const crew: readonly CrewOrder[] = asksForCrews ? crewOf(mind, unit, hacks.get(id)) : [];
    if (act === null && move === null && crew.length === 0) return [];
    return [{ units: [id], act, move, ...(crew.length === 0 ? {} : { crew }) }];
  });
}
