import type { GameEvent, PlayerId } from '@tabletop/game';
import type { Order } from './orders/order.js';
import { type Rules, rulesFor } from './rules.js';
import type { Given, SpcfkrsState, Stage } from './state.js';

/** The orders of a player as somebody sees them: null while they are sealed, unless they are one's own. @rule S-ORDERS */
export interface GivenView extends Omit<Given, 'orders'> {
  readonly orders: readonly Order[] | null;
}

type Seen<Of extends Stage> = Of extends { readonly step: 'orders' }
  ? Omit<Of, 'given'> & { readonly given: readonly GivenView[] }
  : Of;

/** What is going on, as somebody sees it. */
export type StageView = Seen<Stage>;

/** What anyone may know of a match: all but orders that are sealed, and the random state. @rule S-ORDERS */
export interface SpcfkrsView extends Omit<SpcfkrsState, 'chance' | 'stage'> {
  readonly stage: StageView;
}

/**
 * The state as a viewer sees it; null is a spectator. Field by field, so that nothing is shown that is not named; a spread
 * would take many times as long.
 *
 * @rule S-ORDERS
 */
export function viewOf(state: SpcfkrsState, viewer: PlayerId | null): SpcfkrsView {
  return {
    game: state.game,
    version: state.version,
    rules: state.rules,
    decision: state.decision,
    map: state.map,
    players: state.players,
    sides: state.sides,
    units: state.units,
    round: state.round,
    orders: state.orders,
    battalions: state.battalions,
    queue: state.queue,
    pending: state.pending,
    idle: state.idle,
    slag: state.slag,
    rams: state.rams,
    stage: stageOf(state, viewer),
  };
}

function stageOf({ stage, rules }: SpcfkrsState, viewer: PlayerId | null): StageView {
  if (stage.step !== 'orders') return stage;
  const given = stage.given.map(({ player, orders }) => ({
    player,
    orders: isOpen(rulesFor(rules)) || player === viewer ? orders : null,
  }));
  return { ...stage, given };
}

/** Whether orders are seen as soon as they are given. @rule S-MODE */
export function isOpen({ mode }: Pick<Rules, 'mode'>): boolean {
  return mode === 'open';
}

/**
 * What a viewer may know of what happened; null is a spectator. Sealed orders, and what was wrong with them, are told to
 * their own player alone.
 *
 * @rule S-ORDERS
 */
export function viewEventsOf<Event extends GameEvent>(
  events: readonly Event[],
  viewer: PlayerId | null,
): readonly Event[] {
  return events.map((event) => (isSealedFrom(event, viewer) ? { ...event, orders: null, refused: null } : event));
}

function isSealedFrom(event: GameEvent, viewer: PlayerId | null): boolean {
  return (
    event.type === 'orders-given' &&
    !('open' in event && event.open === true) &&
    !('player' in event && event.player === viewer)
  );
}
