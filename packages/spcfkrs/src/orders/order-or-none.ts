import type { Unit } from '../state.js';
import type { Act, CrewOrder, Move, Order } from './order.js';

/** An order, or none where it would be for nothing. */
export function orderOrNone(
  units: readonly Unit['id'][],
  act: Act | null,
  move: Move | null,
  crew: readonly CrewOrder[],
): readonly Order[] {
  if (crew.length > 0) return [{ units, act, move, crew }];
  return act === null && move === null && units.length === 1 ? [] : [{ units, act, move }];
}
