import { describe, expect, it } from 'vitest';
import {
  faceOf,
  isCard,
  isJoker,
  MAX_CARDS,
  MAX_COPIES,
  MAX_DECKS,
  MAX_JOKERS_PER_DECK,
  standardDeck,
} from '../src/index.js';
import { FACES } from './arbitraries.js';
import { outside, refusal } from './refusal.js';

describe('a standard deck', () => {
  it('has 52 cards and 2 Jokers unless it is said otherwise', () => {
    expect(standardDeck().join(' ')).toBe(
      'AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD ' +
        'AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS JK JK.2',
    );
    expect(standardDeck({})).toEqual(standardDeck({ decks: 1, jokersPerDeck: 2 }));
  });

  it.each([
    [1, 0, 52],
    [1, 1, 53],
    [2, 2, 108],
    [8, 0, 416],
    [MAX_DECKS, MAX_JOKERS_PER_DECK, MAX_CARDS],
  ])('of %i packs with %i Jokers each has %i different cards', (decks, jokersPerDeck, size) => {
    const deck = standardDeck({ decks, jokersPerDeck });
    expect(deck).toHaveLength(size);
    expect(new Set(deck).size).toBe(size);
    expect(deck.every(isCard)).toBe(true);
    for (const face of FACES.filter((one) => !isJoker(one))) {
      expect(deck.filter((card) => faceOf(card) === face)).toHaveLength(decks);
    }
    expect(deck.filter(isJoker)).toHaveLength(decks * jokersPerDeck);
  });

  it('twice holds two different aces of spades, and Jokers to the fourth', () => {
    const deck = standardDeck({ decks: 2 });
    expect(deck.filter((card) => faceOf(card) === 'AS')).toEqual(['AS', 'AS.2']);
    expect(deck.filter(isJoker)).toEqual(['JK', 'JK.2', 'JK.3', 'JK.4']);
  });

  it('has no more copies of a face than there can be', () => {
    expect(MAX_COPIES).toBe(Math.max(MAX_DECKS, MAX_DECKS * MAX_JOKERS_PER_DECK));
  });

  it.each([0, -1, 1.5, MAX_DECKS + 1, Number.NaN, Number.POSITIVE_INFINITY, '2', null])(
    'of %s packs is refused',
    (decks) => {
      const { code, problems } = refusal(() => standardDeck({ decks: outside(decks) }));
      expect([code, problems.length, problems[0]?.path]).toEqual(['invalid-deck', 1, ['decks']]);
    },
  );

  it('names every number that is out of range', () => {
    const { problems } = refusal(() => standardDeck({ decks: 1e9, jokersPerDeck: MAX_JOKERS_PER_DECK + 1 }));
    expect(problems.map(({ path }) => path)).toEqual([['decks'], ['jokersPerDeck']]);
    expect(problems[0]?.details).toEqual({ least: 1, most: MAX_DECKS });
  });
});
