import { type Card, copyOf, RANKS, rankOf, SUITS, suitOf } from './card.js';

/**
 * The one order of cards, for `sort`: clubs, diamonds, hearts, spades, each from the ace to the king, then the Jokers;
 * copies of a face side by side, the first first. Below 0 where `first` comes before `second`, 0 for the same card.
 */
export function compareCards(first: Card, second: Card): number {
  return placeOf(first) - placeOf(second) || copyOf(first) - copyOf(second);
}

/** The place of a card's face among the 53 faces. */
function placeOf(card: Card): number {
  const rank = rankOf(card);
  const suit = suitOf(card);
  if (rank === null || suit === null) return RANKS.length * SUITS.length;
  return SUITS.indexOf(suit) * RANKS.length + RANKS.indexOf(rank);
}
