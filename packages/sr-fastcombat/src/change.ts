import type { PlayerId } from '@tabletop/game';
import type { Stock } from './cards/stock.js';
import type { FigureId, ItemId } from './ids.js';
import type { Figure, Item, Player, SkirmishState } from './state.js';

/** The fields of a state that a step may change. */
export type Change = Partial<
  Pick<
    SkirmishState,
    | 'decision'
    | 'players'
    | 'figures'
    | 'items'
    | 'deck'
    | 'discards'
    | 'order'
    | 'turn'
    | 'mover'
    | 'moving'
    | 'leg'
    | 'queue'
    | 'deed'
    | 'stage'
  >
>;

/**
 * The state with some fields changed. Whole games wait for this: a literal of every field is made many times as fast
 * as a spread of the state. A fork's state has the same fields: what else it needs to know belongs into its events.
 */
export function changed(state: SkirmishState, change: Change): SkirmishState {
  return {
    game: state.game,
    version: state.version,
    rules: state.rules,
    chance: state.chance,
    decision: change.decision ?? state.decision,
    board: state.board,
    goal: state.goal,
    scenarioActions: state.scenarioActions,
    players: change.players ?? state.players,
    figures: change.figures ?? state.figures,
    items: change.items ?? state.items,
    deck: change.deck ?? state.deck,
    discards: change.discards ?? state.discards,
    order: change.order ?? state.order,
    turn: change.turn ?? state.turn,
    mover: change.mover ?? state.mover,
    moving: change.moving === undefined ? state.moving : change.moving,
    leg: change.leg === undefined ? state.leg : change.leg,
    queue: change.queue ?? state.queue,
    deed: change.deed === undefined ? state.deed : change.deed,
    stage: change.stage ?? state.stage,
  };
}

/** The state after cards were drawn: with the stock that is left. */
export function withStock(state: SkirmishState, { deck, discards }: Stock): SkirmishState {
  return changed(state, { deck, discards });
}

/** The players with some of one's fields changed. */
export function withPlayer(
  players: readonly Player[],
  id: PlayerId,
  change: Partial<Omit<Player, 'id'>>,
): readonly Player[] {
  return players.map((player) => (player.id === id ? changedPlayer(player, change) : player));
}

/** A player with some fields changed. */
export function changedPlayer(player: Player, change: Partial<Omit<Player, 'id'>>): Player {
  return {
    id: player.id,
    hand: change.hand ?? player.hand,
    owed: change.owed ?? player.owed,
    trading: change.trading === undefined ? player.trading : change.trading,
    trades: change.trades ?? player.trades,
    passing: change.passing ?? player.passing,
    held: change.held ?? player.held,
  };
}

type FigureChange = Partial<Omit<Figure, 'id' | 'owner' | 'profile'>>;

/** The figures with some of one's fields changed. */
export function withFigure(figures: readonly Figure[], id: FigureId, change: FigureChange): readonly Figure[] {
  return figures.map((figure) => (figure.id === id ? changedFigure(figure, change) : figure));
}

/** A figure with some fields changed. */
export function changedFigure(figure: Figure, change: FigureChange): Figure {
  return {
    id: figure.id,
    owner: figure.owner,
    profile: figure.profile,
    at: change.at ?? figure.at,
    posture: change.posture ?? figure.posture,
    status: change.status ?? figure.status,
    actions: change.actions ?? figure.actions,
    walked: change.walked ?? figure.walked,
    moved: change.moved ?? figure.moved,
    detectedBy: change.detectedBy ?? figure.detectedBy,
  };
}

type ItemChange = Partial<Omit<Item, 'id' | 'equipment'>>;

/** The items with some of one's fields changed. */
export function withItem(items: readonly Item[], id: ItemId, change: ItemChange): readonly Item[] {
  return items.map((item) => (item.id === id ? changedItem(item, change) : item));
}

/** An item with some fields changed. */
export function changedItem(item: Item, change: ItemChange): Item {
  return {
    id: item.id,
    equipment: item.equipment,
    holder: change.holder === undefined ? item.holder : change.holder,
    at: change.at === undefined ? item.at : change.at,
    ready: change.ready ?? item.ready,
    rounds: change.rounds ?? item.rounds,
    spare: change.spare ?? item.spare,
  };
}
