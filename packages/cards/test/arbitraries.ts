import fc from 'fast-check';
import { type Card, cardOf, type Face, MAX_COPIES, RANKS, SUITS, standardDeck } from '../src/index.js';

/** All that can be printed on a card. */
export const FACES: readonly Face[] = [...SUITS.flatMap((suit) => RANKS.map((rank): Face => `${rank}${suit}`)), 'JK'];

export const anyCard: fc.Arbitrary<Card> = fc
  .tuple(
    fc.constantFrom(...FACES),
    fc.oneof(fc.constantFrom(1, 2, MAX_COPIES), fc.integer({ min: 1, max: MAX_COPIES })),
  )
  .map(([face, copy]) => cardOf(face, copy));

/** Some cards, no two of them the same; Jokers are likely to be among them. */
export const anyPile: fc.Arbitrary<readonly Card[]> = fc.uniqueArray(
  fc.oneof({ weight: 4, arbitrary: anyCard }, { weight: 1, arbitrary: fc.constantFrom<Card>('JK', 'JK.2', 'JK.3') }),
  { maxLength: 40 },
);

export const anyDeck: fc.Arbitrary<readonly Card[]> = fc
  .record({ decks: fc.integer({ min: 1, max: 3 }), jokersPerDeck: fc.integer({ min: 0, max: 4 }) })
  .map(standardDeck);

/** The names of players, some of which are those of properties that every object has. */
export const PLAYERS = ['__proto__', 'constructor', 'toString', 'deck', ''] as const;
