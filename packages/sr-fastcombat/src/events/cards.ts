import type { Card } from '@tabletop/cards';
import type { PlayerId } from '@tabletop/game';
import type { Of } from './of.js';

/** A card was dealt. It is null in the view of anyone else. */
export interface Dealt extends Of<'dealt'> {
  readonly player: PlayerId;
  readonly card: Card | null;
}

/** There was no card left to deal or to turn up; `player` is null where it was for nobody's hand. */
export interface NothingLeft extends Of<'nothing-left'> {
  readonly player: PlayerId | null;
}

/** The discards became the deck. */
export interface Reshuffled extends Of<'reshuffled'> {
  readonly cards: number;
}

/** A Joker was put down to be traded; the card for it is dealt next. */
export interface Traded extends Of<'traded'> {
  readonly player: PlayerId;
  readonly joker: Card;
}

/** A card was committed face down. It is null in the view of anyone else, and where there was none. */
export interface Committed extends Of<'committed'> {
  readonly player: PlayerId;
  readonly card: Card | null;
}

/** A card that was committed was turned over. */
export interface TurnedOver extends Of<'turned-over'> {
  readonly player: PlayerId;
  readonly card: Card | null;
  /** What it is worth; null for a Joker, which has to be completed. */
  readonly value: number | null;
}

/** Cards were played face up; also those that complete a Joker. */
export interface Played extends Of<'played'> {
  readonly player: PlayerId;
  readonly cards: readonly Card[];
  readonly value: number;
}

/** A player does not resist. */
export interface Declined extends Of<'declined'> {
  readonly player: PlayerId;
}

/** Cards were turned up from the deck until one had a value: `value` is that of the last. */
export interface TurnedUp extends Of<'turned-up'> {
  readonly cards: readonly Card[];
  readonly value: number;
}
