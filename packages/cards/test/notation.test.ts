import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  copyOf,
  faceOf,
  formatCard,
  formatCards,
  isCard,
  MAX_CARDS,
  MAX_TEXT_LENGTH,
  parseCard,
  parseCards,
  standardDeck,
} from '../src/index.js';
import { anyCard, anyPile, FACES } from './arbitraries.js';
import { outside, refusal } from './refusal.js';

describe('a card that is read', () => {
  it.each<readonly [string, Card]>([
    ['AS', 'AS'],
    ['as', 'AS'],
    ['10h', '10H'],
    ['TH', '10H'],
    ['th', '10H'],
    ['T♥.2', '10H.2'],
    ['A♠', 'AS'],
    ['k♥', 'KH'],
    ['10♦', '10D'],
    ['q♣', 'QC'],
    ['A♤', 'AS'],
    ['A♡', 'AH'],
    ['A♢', 'AD'],
    ['A♧', 'AC'],
    ['A♥\ufe0f', 'AH'],
    ['A❤\ufe0f.2', 'AH.2'],
    ['A♠\ufe0e', 'AS'],
    ['JK', 'JK'],
    ['jk', 'JK'],
    ['joker', 'JK'],
    ['Joker.3', 'JK.3'],
    ['🃏', 'JK'],
    ['🃏.2', 'JK.2'],
    ['AS.1', 'AS'],
    ['as.1000', 'AS.1000'],
    ['  AS\t', 'AS'],
    ['\u00a0AS\u200b\ufeff', 'AS'],
    ['ＡＳ', 'AS'],
    ['１０ｈ．２', '10H.2'],
  ])('%j is %s', (text, card) => {
    expect(parseCard(text)).toBe(card);
    expect(parseCards(text)).toEqual([card]);
  });

  it.each([
    ['', 1],
    ['   ', 1],
    ['A', 1],
    ['S', 1],
    ['1H', 1],
    ['11H', 1],
    ['0S', 1],
    ['AK', 1],
    ['J', 1],
    ['JKS', 1],
    ['jokers', 1],
    ['AS.0', 1],
    ['AS.02', 1],
    ['AS.1001', 1],
    ['AS.1e1', 1],
    ['AS.', 1],
    ['AS-', 1],
    ['A S', 1],
    ['Aſ', 1],
    ['♠A', 1],
    ['  ASS', 3],
    ['AS 2C', 4],
    ['AS, 2C', 5],
    ['AS,', 4],
    [',AS', 1],
    ['\ud83c', 1],
    ['__proto__', 1],
  ])('%j is refused at character %i', (text, position) => {
    const { code, problems } = refusal(() => parseCard(text));
    expect(code).toBe('notation-syntax');
    expect(problems).toMatchObject([{ path: [], details: { position } }]);
  });

  it('is read from a text and nothing else', () => {
    for (const value of [undefined, null, 7, ['AS'], { toString: () => 'AS' }]) {
      expect(refusal(() => parseCard(outside(value))).code).toBe('notation-input');
      expect(refusal(() => parseCards(outside(value))).code).toBe('notation-input');
    }
  });

  it('is quoted and shortened where it is refused, as it was typed', () => {
    expect(refusal(() => parseCard(`a"♠${'x'.repeat(500)}`)).problems[0]?.message).toMatch(
      /^This is no card: "a\\"♠x{37}…"\.$/,
    );
  });

  it('is a card or refused, whatever the text', () => {
    const near = fc.string({ unit: fc.constantFrom(...'AKJ10TSHCD♠♥.2 ,okerjk\ufe0f\u3000'), maxLength: 8 });
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ unit: 'binary' })), (text) => {
        try {
          expect(isCard(parseCard(text))).toBe(true);
        } catch (error) {
          expect(
            refusal(() => {
              throw error;
            }).code,
          ).toBe('notation-syntax');
        }
      }),
    );
  });
});

describe('cards that are read', () => {
  it.each<readonly [string, readonly Card[]]>([
    ['AS 10H, JK', ['AS', '10H', 'JK']],
    ['AS,10H,JK', ['AS', '10H', 'JK']],
    ['as.2\nt♥ ,\tjoker', ['AS.2', '10H', 'JK']],
    ['AS; 2C、3D，4H', ['AS', '2C', '3D', '4H']],
    ['AS AS.2', ['AS', 'AS.2']],
    ['JK JK.2', ['JK', 'JK.2']],
    ['', []],
    [' \n ', []],
  ])('%j are %j', (text, cards) => {
    expect(parseCards(text)).toEqual(cards);
  });

  it.each([
    [
      'AS xx 10H yy',
      [
        [1, 4],
        [3, 11],
      ],
    ],
    ['AS,,10H', [[1, 4]]],
    ['AS,', [[1, 4]]],
    [
      ',',
      [
        [0, 1],
        [1, 2],
      ],
    ],
    [
      '10 H',
      [
        [0, 1],
        [1, 4],
      ],
    ],
    ['ASKH', [[0, 1]]],
    ['AS AS xx', [[2, 7]]],
  ])('%j is refused, with every place', (text, places) => {
    const { code, problems } = refusal(() => parseCards(text));
    expect(code).toBe('notation-syntax');
    expect(problems.map(({ path, details }) => [...path, details?.position])).toEqual(places);
  });

  it('are no card twice: the same rank and suit twice is two cards, and written so', () => {
    const { code, problems } = refusal(() => parseCards('AS JK, a♠ AS.2 joker'));
    expect(code).toBe('notation-doubled');
    expect(problems.map(({ path, details }) => [...path, details?.position])).toEqual([
      [2, 8],
      [4, 16],
    ]);
    expect(problems[0]?.message).toContain('"AS" is there twice');
  });

  it('have a limit, which a caller may lower', () => {
    const deck = standardDeck({ decks: 100, jokersPerDeck: 10 });
    expect(parseCards(formatCards(deck))).toEqual(deck);
    expect(refusal(() => parseCards(`${formatCards(deck)} AS`)).problems[0]?.details).toEqual({
      amount: MAX_CARDS + 1,
      limit: MAX_CARDS,
    });
    expect(parseCards('AS KS', { maxCards: 2 })).toHaveLength(2);
    expect(refusal(() => parseCards('AS KS QS', { maxCards: 2 })).code).toBe('notation-limit');
    for (const maxCards of [-1, 0.5, Number.NaN, MAX_CARDS + 1, Number.POSITIVE_INFINITY]) {
      expect(refusal(() => parseCards('AS', { maxCards })).code).toBe('invalid-count');
    }
  });

  it.each(['A', ' ', ',', '♠', 'AS ', '\ufe0f'])(
    'are refused before any work where a text of %j is too long',
    (unit) => {
      const text = unit.repeat(1_000_000);
      expect(refusal(() => parseCards(text)).code).toBe('notation-limit');
      expect(refusal(() => parseCard(text)).problems[0]?.details).toEqual({
        amount: text.length,
        limit: MAX_TEXT_LENGTH,
      });
    },
  );
});

describe('a card that is written', () => {
  it.each<readonly [Card, string, string, string]>([
    ['AS', 'AS', 'A♠', 'AS'],
    ['10H.2', '10H.2', '10♥.2', '10H'],
    ['KD', 'KD', 'K♦', 'KD'],
    ['2C.10', '2C.10', '2♣.10', '2C'],
    ['JK', 'JK', 'JK', 'JK'],
    ['JK.3', 'JK.3', 'JK.3', 'JK'],
  ])('%s', (card, plain, symbols, face) => {
    expect(formatCard(card)).toBe(plain);
    expect(formatCard(card, { symbols: true })).toBe(symbols);
    expect(formatCard(card, { copies: false })).toBe(face);
  });

  it('is read as the same card again', () => {
    fc.assert(
      fc.property(anyCard, fc.boolean(), (card, symbols) => {
        expect(formatCard(card)).toBe(card);
        expect(parseCard(formatCard(card, { symbols }))).toBe(card);
        expect(parseCard(formatCard(card, { symbols }).toLowerCase())).toBe(card);
      }),
    );
    fc.assert(
      fc.property(anyPile, fc.boolean(), (pile, symbols) => {
        expect(parseCards(formatCards(pile, { symbols }))).toEqual(pile);
      }),
    );
    expect(formatCards([])).toBe('');
    expect(formatCards(['AS', 'JK.2'], { symbols: true, copies: false })).toBe('A♠ JK');
  });

  it('is of its face and copy, also where it is typed with symbols and a T', () => {
    for (const face of FACES) {
      const typed = formatCard(face, { symbols: true }).replace('10', 't');
      expect([faceOf(parseCard(typed)), copyOf(parseCard(`${typed}.2`))]).toEqual([face, 2]);
    }
  });
});
