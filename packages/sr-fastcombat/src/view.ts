import type { Card } from '@tabletop/cards';
import type { GameEvent, PlayerId } from '@tabletop/game';
import type { Answer, Bid, Player, SkirmishState, Stage } from './state.js';

/** A seat as somebody sees it. */
export interface PlayerView extends Omit<Player, 'hand'> {
  /** The cards, for their own player; null for anyone else. */
  readonly hand: readonly Card[] | null;
  readonly handSize: number;
}

/** An answer in a window as somebody sees it: null unless it is one's own. */
export interface AnswerView {
  readonly player: PlayerId;
  readonly answer: Answer | null;
}

type Seen<Of extends Stage> = Of extends { readonly phase: 'window' }
  ? Omit<Of, 'answers'> & { readonly answers: readonly AnswerView[] }
  : Of;

/** What is going on, as somebody sees it. A card that lies face down is null for anyone but its player. */
export type StageView = Seen<Stage>;

/**
 * What anyone may know of a game: no hand but one's own, no card that lies face down, no sealed answer, not which cards
 * are in the deck, nor the random state.
 *
 * @rule F-SECRET
 */
export interface SkirmishView extends Omit<SkirmishState, 'chance' | 'deck' | 'players' | 'stage'> {
  /** How many cards are in the deck. */
  readonly deck: number;
  readonly players: readonly PlayerView[];
  readonly stage: StageView;
}

/**
 * The state as a viewer sees it; null is a spectator. Field by field, so that nothing is shown that is not named; a spread
 * would take many times as long.
 *
 * @rule F-SECRET
 */
export function viewOf(state: SkirmishState, viewer: PlayerId | null): SkirmishView {
  return {
    game: state.game,
    version: state.version,
    rules: state.rules,
    decision: state.decision,
    board: state.board,
    goal: state.goal,
    scenarioActions: state.scenarioActions,
    players: state.players.map((player) => playerView(player, viewer)),
    figures: state.figures,
    items: state.items,
    deck: state.deck.length,
    discards: state.discards,
    order: state.order,
    turn: state.turn,
    mover: state.mover,
    moving: state.moving,
    leg: state.leg,
    queue: state.queue,
    deed: state.deed,
    stage: stageOf(state.stage, viewer),
  };
}

function playerView(player: Player, viewer: PlayerId | null): PlayerView {
  return {
    id: player.id,
    hand: player.id === viewer ? player.hand : null,
    handSize: player.hand.length,
    owed: player.owed,
    trading: player.trading,
    trades: player.trades,
    passing: player.passing,
    held: player.held,
  };
}

function stageOf(stage: Stage, viewer: PlayerId | null): StageView {
  if (stage.phase === 'window') {
    const answers = stage.answers.map((answer) => ({
      player: answer.player,
      answer: answer.player === viewer ? answer : null,
    }));
    return { ...stage, answers };
  }
  return 'bids' in stage ? { ...stage, bids: stage.bids.map((bid) => bidOf(bid, viewer)) } : stage;
}

/** A card that lies face down is its player's own knowledge; a Joker that was turned over is everyone's. */
function bidOf(bid: Bid, viewer: PlayerId | null): Bid {
  return bid.step === 'down' && bid.player !== viewer ? { ...bid, card: null } : bid;
}

/** The events that tell a secret, each with the field that only its player may know. */
const SECRETS: ReadonlyMap<string, string> = new Map([
  ['dealt', 'card'],
  ['committed', 'card'],
  ['answered', 'answer'],
]);

/** The events whose dice are places in the deck. */
const DRAWS: readonly string[] = ['dealt', 'turned-up', 'initiative-drawn'];

/**
 * What a viewer may know of what happened; null is a spectator. Which place of the deck a card was drawn from is told
 * to nobody: after the discards have become the deck, places could give away whose card is which.
 *
 * @rule F-SECRET
 */
export function viewEventsOf<Event extends GameEvent>(
  events: readonly Event[],
  viewer: PlayerId | null,
): readonly Event[] {
  return events.map((event) => {
    const secret = SECRETS.get(event.type);
    const seen = secret === undefined || ownerOf(event) === viewer ? event : { ...event, [secret]: null };
    return DRAWS.includes(event.type) ? withoutDice(seen) : seen;
  });
}

/** The player whom an event is about. */
function ownerOf(event: GameEvent): unknown {
  return 'player' in event ? event.player : undefined;
}

function withoutDice<Event extends GameEvent>(event: Event): Event {
  const { dice: _places, ...seen } = event;
  // Any event may do without its dice.
  return seen as Event;
}
