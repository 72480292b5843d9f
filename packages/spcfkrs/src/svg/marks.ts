import { type SeatMark, seatMark } from '@tabletop/game/svg';
import type { SideId, Unit } from '../state.js';
import type { SpcfkrsView } from '../view.js';

/** The mark of a unit's side: sides are told apart, not players, as one player may have several. */
export function markOf({ sides }: Pick<SpcfkrsView, 'sides'>, { side }: Pick<Unit, 'side'>): SeatMark {
  return sideMark({ sides }, side);
}

/** The mark of a side. */
export function sideMark({ sides }: Pick<SpcfkrsView, 'sides'>, side: SideId): SeatMark {
  return seatMark(sides.findIndex(({ id }) => id === side));
}
