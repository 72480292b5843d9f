import { type Problem, show, TabletopError } from '@tabletop/dice';
import { type Card, cardOf, type Face, RANKS, SUITS } from './card.js';
import { MAX_DECKS, MAX_JOKERS_PER_DECK } from './limits.js';

/** What a deck is made of. */
export interface DeckOptions {
  /** How many packs of 52 are put together, from 1 to {@link MAX_DECKS}; 1 where it is left out. */
  readonly decks?: number;
  /** How many Jokers come with each, from 0 to {@link MAX_JOKERS_PER_DECK}; 2 where it is left out. */
  readonly jokersPerDeck?: number;
}

/**
 * All cards of one or more decks, each once, in the order of {@link compareCards}: clubs, diamonds, hearts and spades
 * from the ace to the king, then the Jokers, copies of a face side by side.
 *
 * Throws `TabletopError` 'invalid-deck' that names every number out of range.
 */
export function standardDeck(options: DeckOptions = {}): readonly Card[] {
  const { decks = 1, jokersPerDeck = 2 } = options;
  const problems = [
    ...outOfRange('decks', decks, 1, MAX_DECKS),
    ...outOfRange('jokersPerDeck', jokersPerDeck, 0, MAX_JOKERS_PER_DECK),
  ];
  if (problems.length > 0) throw new TabletopError('invalid-deck', problems);
  const ofSuits = SUITS.flatMap((suit) => RANKS.flatMap((rank) => copies(`${rank}${suit}`, decks)));
  return [...ofSuits, ...copies('JK', decks * jokersPerDeck)];
}

function copies(face: Face, count: number): Card[] {
  return Array.from({ length: count }, (_, at) => cardOf(face, at + 1));
}

function outOfRange(field: keyof DeckOptions, value: number, least: number, most: number): readonly Problem[] {
  if (Number.isInteger(value) && value >= least && value <= most) return [];
  const message = `${field} is a whole number from ${least} to ${most}, not ${show(value)}.`;
  return [{ path: [field], message, details: { least, most } }];
}
