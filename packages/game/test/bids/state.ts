import type { GameAction, GameEvent, GameState, PlayerId } from '../../src/index.js';

/** A card is named by its value: 'c07'. */
export type Card = string;

export interface Rules {
  readonly handSize: number;
  /** How many cards there are, from 'c01' up. */
  readonly deck: number;
  /** The score that wins at once. */
  readonly goal: number;
  /** The last round; null for no limit. */
  readonly lastRound: number | null;
  readonly pressLimit: number;
}

export const DEFAULT_RULES: Rules = { handSize: 2, deck: 12, goal: 15, lastRound: 5, pressLimit: 3 };

export interface Seat {
  readonly id: PlayerId;
  readonly hand: readonly Card[];
  readonly bid: Card | null;
  readonly score: number;
}

export interface Shown {
  readonly player: PlayerId;
  readonly card: Card;
}

export type Stage =
  | { readonly phase: 'deal' }
  | { readonly phase: 'bid' }
  | { readonly phase: 'reveal' }
  | { readonly phase: 'tie'; readonly waiting: readonly number[]; readonly best: number; readonly leader: number }
  | { readonly phase: 'press'; readonly seat: number; readonly pot: number; readonly presses: number };

export interface BidsState extends GameState {
  readonly rules: Partial<Rules>;
  readonly seats: readonly Seat[];
  /** The cards that nobody holds: a set, kept in order of value. */
  readonly pile: readonly Card[];
  /** What was bid last, for all to see. */
  readonly revealed: readonly Shown[];
  readonly round: number;
  readonly stage: Stage;
}

export interface Setup {
  readonly players: readonly PlayerId[];
  readonly houseRules?: Partial<Rules>;
}

export interface Bid extends GameAction {
  readonly type: 'bid';
  readonly card: Card;
}
export interface Press extends GameAction {
  readonly type: 'press';
}
export interface Stop extends GameAction {
  readonly type: 'stop';
}

export interface Actions {
  bid: Bid;
  press: Press;
  stop: Stop;
}

interface Of<Type extends string> extends GameEvent {
  readonly type: Type;
}
export interface Dealt extends Of<'dealt'> {
  readonly player: PlayerId;
  /** Null for those who may not see it. */
  readonly card: Card | null;
}
export interface BidPlaced extends Of<'bid-placed'> {
  readonly player: PlayerId;
}
export interface Revealed extends Of<'revealed'> {
  readonly bids: readonly Shown[];
}
export interface TieRolled extends Of<'tie-rolled'> {
  readonly player: PlayerId;
}
export interface Pressed extends Of<'pressed'> {
  readonly player: PlayerId;
  readonly pot: number;
}
export interface Stopped extends Of<'stopped'> {
  readonly player: PlayerId;
  readonly score: number;
}

export type BidsEvent = Dealt | BidPlaced | Revealed | TieRolled | Pressed | Stopped;

export interface BidsView {
  readonly round: number;
  readonly phase: Stage['phase'];
  readonly pot: number | null;
  readonly revealed: readonly Shown[];
  readonly seats: readonly {
    readonly id: PlayerId;
    readonly score: number;
    readonly cards: number;
    readonly hasBid: boolean;
    /** Null for those who may not see it. */
    readonly hand: readonly Card[] | null;
  }[];
}
