import type { PlayerId } from '@tabletop/game';
import type { FigureId, ItemId } from './ids.js';
import type { Figure, Item, Player, SkirmishState } from './state.js';

/** The figure with an id. */
export function figureOf(state: Pick<SkirmishState, 'figures'>, id: FigureId): Figure | undefined {
  return state.figures.find((figure) => figure.id === id);
}

/** The item with an id. */
export function itemOf(state: Pick<SkirmishState, 'items'>, id: ItemId): Item | undefined {
  return state.items.find((item) => item.id === id);
}

/** The player with an id. */
export function playerOf<Seat extends Pick<Player, 'id'>>(
  state: { readonly players: readonly Seat[] },
  id: PlayerId,
): Seat | undefined {
  return state.players.find((player) => player.id === id);
}

/** The active figures of a player. */
export function activeOf(state: Pick<SkirmishState, 'figures'>, player: PlayerId): readonly Figure[] {
  return state.figures.filter(({ owner, status }) => owner === player && status === 'active');
}
