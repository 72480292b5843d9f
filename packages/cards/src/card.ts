import { show, TabletopError } from '@tabletop/dice';
import { MAX_COPIES } from './limits.js';

/** The ranks of a suit, in the order of a deck. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** Clubs, diamonds, hearts and spades, in the order of a deck. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;

/** Ace, 2 to 10, Jack, Queen or King. */
export type Rank = (typeof RANKS)[number];

/** Clubs, diamonds, hearts or spades. */
export type Suit = (typeof SUITS)[number];

/** What is printed on a card: its rank and suit, or 'JK' for a Joker. */
export type Face = `${Rank}${Suit}` | 'JK';

/**
 * One physical card, as a text. The first copy of a face is the face alone ('AS', 'JK'); the others are numbered from 2
 * ('AS.2', 'JK.3'), so that two decks hold two different aces of spades.
 */
export type Card = Face | `${Face}.${number}`;

const CARD = /^(?:(?:[A2-9JQK]|10)[CDHS]|JK)(?:\.([2-9]|[1-9]\d{1,3}))?$/;

/** Whether a value is a card, exactly as these libraries write it. Copies run to {@link MAX_COPIES}. */
export function isCard(value: unknown): value is Card {
  if (typeof value !== 'string') return false;
  const match = CARD.exec(value);
  return match !== null && Number(match[1] ?? 1) <= MAX_COPIES;
}

/**
 * The card of that face and copy: 'AS.2' for 'AS' and 2. Throws `TabletopError` 'invalid-card' unless `copy` is a whole
 * number from 1 to {@link MAX_COPIES}.
 */
export function cardOf(face: Face, copy: number = 1): Card {
  const card: Card = copy === 1 ? face : `${face}.${copy}`;
  if (isCard(card)) return card;
  throw new TabletopError('invalid-card', [
    {
      path: [],
      message: `A card has a face and a copy from 1 to ${MAX_COPIES}: not ${show(face)} and ${show(copy)}.`,
    },
  ]);
}

/** What is printed on a card: 'AS' on 'AS.2'. */
export function faceOf(card: Card): Face {
  const dot = card.indexOf('.');
  // What stands before the dot of a card is a face; that is in its type, but the compiler does not follow a slice.
  return (dot === -1 ? card : card.slice(0, dot)) as Face;
}

/** The rank of a card; null for a Joker, which has none. */
export function rankOf(card: Card): Rank | null {
  if (isJoker(card)) return null;
  const first = card[0];
  // The first character of a card is its rank, but for the 10's.
  return first === '1' ? '10' : (first as Rank);
}

/** The suit of a card; null for a Joker, which has none. */
export function suitOf(card: Card): Suit | null {
  if (isJoker(card)) return null;
  // The suit follows the rank, and only the 10 has two characters.
  return card[card[0] === '1' ? 2 : 1] as Suit;
}

/** Which copy of its face a card is, from 1. */
export function copyOf(card: Card): number {
  const dot = card.indexOf('.');
  return dot === -1 ? 1 : Number(card.slice(dot + 1));
}

/** Whether a card is a Joker, of whichever copy. */
export function isJoker(card: Card): boolean {
  // No other card has a K there: the Jack of a suit is 'JC', 'JD', 'JH' or 'JS'.
  return card[1] === 'K';
}
