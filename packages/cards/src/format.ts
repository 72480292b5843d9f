import { type Card, copyOf, faceOf, rankOf, type Suit, suitOf } from './card.js';

/** How a card is written. */
export interface FormatOptions {
  /** Whether suits are written as ♣♦♥♠ rather than as letters; not unless it is said. */
  readonly symbols?: boolean;
  /** Whether the copies of a face are told apart, as 'AS' and 'AS.2'; they are unless it is denied. */
  readonly copies?: boolean;
}

const SYMBOLS: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** A card as a text. As long as copies are told apart, {@link parseCard} reads the same card from it. */
export function formatCard(card: Card, options: FormatOptions = {}): string {
  const { symbols = false, copies = true } = options;
  const suit = suitOf(card);
  const face = symbols && suit !== null ? `${rankOf(card)}${SYMBOLS[suit]}` : faceOf(card);
  const copy = copyOf(card);
  return copies && copy > 1 ? `${face}.${copy}` : face;
}

/** Cards as a text, with spaces between them. As long as copies are told apart, {@link parseCards} reads the same. */
export function formatCards(cards: readonly Card[], options: FormatOptions = {}): string {
  return cards.map((card) => formatCard(card, options)).join(' ');
}
