import type { Card } from '@tabletop/cards';
import type { Rules } from '../rules.js';

/** Where cards are drawn from: the draw pile, and the discards that become it. */
export interface Stock {
  /** A set, in no order that means anything. @rule F-DRAW-PILE */
  readonly deck: readonly Card[];
  readonly discards: readonly Card[];
}

/** A card dealt, null where there was none, and what is left. */
export interface Deal {
  readonly card: Card | null;
  readonly stock: Stock;
  /** How many discards became the deck for it; 0 where it had not run out. */
  readonly reshuffled: number;
}

/** Cards turned up for a value, and what is left. */
export interface TurnUp {
  /** In the order in which they came: Jokers, and the card that counts last. */
  readonly cards: readonly Card[];
  /** The value of the card that counts; 0 where there was none to be had. */
  readonly value: number;
  readonly stock: Stock;
  /** How many discards became the deck for it; 0 where it had not run out. */
  readonly reshuffled: number;
}

/**
 * Whether there is a card to be drawn.
 *
 * @rule F-RESHUFFLE
 */
export function canDraw({ deck, discards }: Stock, { reshuffle }: Pick<Rules, 'reshuffle'>): boolean {
  return deck.length > 0 || (reshuffle && discards.length > 0);
}
