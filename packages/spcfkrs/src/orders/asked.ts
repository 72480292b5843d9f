import type { PlayerId } from '@tabletop/game';
import { ownerOf, unitOf } from '../find.js';
import type { SpcfkrsState, Unit } from '../state.js';
import type { SpcfkrsView } from '../view.js';

/** Who has still to give orders, in the order of seats. A view says as much. @rule S-ORDERS */
export function askedPlayers(state: SpcfkrsState | SpcfkrsView): readonly PlayerId[] {
  const { stage, players } = state;
  if (stage.step !== 'orders') return [];
  return players
    .map(({ id }) => id)
    .filter((player) => askedUnits(state, player).length > 0 && !stage.given.some((each) => each.player === player));
}

/** The units of a player for which orders are asked. @rule S-ORDERS */
export function askedUnits(state: Pick<SpcfkrsView, 'stage' | 'units' | 'sides'>, player: PlayerId): readonly Unit[] {
  if (state.stage.step !== 'orders') return [];
  return state.stage.units
    .flatMap((id) => unitOf(state, id) ?? [])
    .filter((unit) => unit.alive && ownerOf(state, unit) === player);
}
