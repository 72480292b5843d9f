import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  cardOf,
  compareCards,
  copyOf,
  faceOf,
  isCard,
  isJoker,
  MAX_COPIES,
  RANKS,
  rankOf,
  SUITS,
  standardDeck,
  suitOf,
} from '../src/index.js';
import { anyCard, anyPile, FACES } from './arbitraries.js';
import { outside, refusal } from './refusal.js';

describe('a card', () => {
  it.each([
    ['AS', 'AS', 'A', 'S', 1],
    ['AS.2', 'AS', 'A', 'S', 2],
    ['10H', '10H', '10', 'H', 1],
    ['10D.37', '10D', '10', 'D', 37],
    ['2C', '2C', '2', 'C', 1],
    ['JC', 'JC', 'J', 'C', 1],
    ['JS.10', 'JS', 'J', 'S', 10],
    ['KD', 'KD', 'K', 'D', 1],
    ['QH.1000', 'QH', 'Q', 'H', 1000],
    ['JK', 'JK', null, null, 1],
    ['JK.4', 'JK', null, null, 4],
  ] as const)('%s has the face %s, the rank %s, the suit %s and is copy %i', (card, face, rank, suit, copy) => {
    expect(isCard(card)).toBe(true);
    expect([faceOf(card), rankOf(card), suitOf(card), copyOf(card)]).toEqual([face, rank, suit, copy]);
    expect(isJoker(card)).toBe(rank === null);
    expect(cardOf(face, copy)).toBe(card);
  });

  it('of every face and copy is one, and is what it is made of', () => {
    for (const face of FACES) {
      for (const copy of [1, 2, 9, 10, 99, 100, 999, MAX_COPIES]) {
        const card = cardOf(face, copy);
        expect([isCard(card), faceOf(card), copyOf(card)]).toEqual([true, face, copy]);
      }
    }
  });

  it('is a Joker or has a rank and a suit', () => {
    const ranked = FACES.filter((face) => !isJoker(face));
    expect(ranked.map((face) => `${rankOf(face)}${suitOf(face)}`)).toEqual(ranked);
    expect(ranked).toHaveLength(RANKS.length * SUITS.length);
  });

  it.each([
    ...[
      '',
      'A',
      'S',
      'as',
      'aS',
      'TH',
      '1H',
      '11H',
      '0H',
      'AX',
      'A♠',
      'ASS',
      ' AS',
      'AS ',
      'AS\n',
      'SA',
      'KK',
      'joker',
    ],
    ...['AS.', 'AS.0', 'AS.1', 'AS.01', 'AS.02', 'AS.-2', 'AS.1e1', 'AS.2.2', 'AS.1001', 'AS.9999', 'AS.10000', 'JK2'],
    ...['__proto__', 'constructor', 7, null, undefined, ['AS'], { card: 'AS' }, new String('AS')],
  ])('%j is none', (value) => {
    expect(isCard(value)).toBe(false);
  });

  it.each([0, -1, 1.5, MAX_COPIES + 1, Number.NaN, Number.POSITIVE_INFINITY, 1e21, null])('has no copy %s', (copy) => {
    expect(refusal(() => cardOf('AS', outside(copy))).code).toBe('invalid-card');
  });

  it('is not made of what is no face', () => {
    expect(refusal(() => cardOf(outside('A'), 1)).code).toBe('invalid-card');
    expect(refusal(() => cardOf(outside('as'), 2)).problems[0]?.message).toContain('"as"');
  });
});

describe('the order of cards', () => {
  it('is clubs, diamonds, hearts, spades, each from ace to king, then Jokers; copies side by side', () => {
    const cards: readonly Card[] = [
      'AC',
      'AC.2',
      'AC.10',
      '2C',
      '10C',
      'JC',
      'QC',
      'KC',
      'AD',
      'KH',
      'AS',
      'KS',
      'KS.3',
      'JK',
      'JK.2',
    ];
    expect([...cards].reverse().sort(compareCards)).toEqual(cards);
  });

  it('is total: any order of the same cards sorts to one', () => {
    fc.assert(
      fc.property(anyPile, (pile) => {
        expect(pile.toSorted(compareCards)).toEqual(pile.toReversed().sort(compareCards));
      }),
    );
    fc.assert(
      fc.property(anyCard, anyCard, (one, other) => {
        expect(compareCards(one, other) === 0).toBe(one === other);
        expect(Math.sign(compareCards(one, other)) + Math.sign(compareCards(other, one))).toBe(0);
      }),
    );
  });

  it('is that of a deck', () => {
    const deck = standardDeck({ decks: 3, jokersPerDeck: 3 });
    expect(deck.toReversed().sort(compareCards)).toEqual(deck);
  });
});
