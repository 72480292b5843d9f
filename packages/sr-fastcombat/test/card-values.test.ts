import { type Card, standardDeck } from '@tabletop/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
import { decksNeeded, startingHand } from '../src/cards/decks.js';
import { cardValue, playProblem, playValue } from '../src/cards/values.js';
import { DEFAULT_RULES } from '../src/rules.js';

const chained = { rules: { ...DEFAULT_RULES, jokerChain: true }, cardValue };

describe('what cards are worth', () => {
  test.each([
    ['AS', 12],
    ['2C', 2],
    ['3D', 3],
    ['9H', 9],
    ['10H', 10],
    ['JS', 1],
    ['QD', 2],
    ['KC', 3],
    ['KC.2', 3],
    ['10S.12', 10],
    ['JK', null],
    ['JK.3', null],
  ] as const)('[F-VALUES] %s is worth %s', (card, value) => {
    expect(cardValue(card)).toBe(value);
  });

  test('[F-VALUES] house rules may value the cards without a number otherwise', () => {
    const rules = { ...DEFAULT_RULES, courtValues: { J: 11, Q: 12, K: 13, A: 1 } };
    const cards: readonly Card[] = ['JS', 'QS', 'KS', 'AS', '7S'];
    expect(cards.map((card) => cardValue(card, { rules }))).toEqual([11, 12, 13, 1, 7]);
    expect(playValue(['KS', 'JK', '7S'], { rules, cardValue })).toBe(20);
  });

  test('[F-VALUES] a deck is worth 288 in all', () => {
    expect(standardDeck({ decks: 1 }).reduce((sum, card) => sum + (cardValue(card) ?? 0), 0)).toBe(4 * (54 + 6 + 12));
  });
});

describe('what plays are worth', () => {
  test.each([
    [['8H'], 8],
    [['KS', 'JK', '8H'], 11],
    [['JK', 'KS', '8H'], 11],
    [['KS', '8H', 'JK'], 11],
    [['9H', 'JK', '6C'], 15],
    [['JK', 'AS'], 12],
    [['AS', 'JK.2', 'AS.2'], 24],
  ] as const)('[F-JOKER] %j are worth %i', (cards, value) => {
    expect(playValue(cards)).toBe(value);
    expect(playProblem(cards)).toBeUndefined();
  });

  test('[F-JOKER] skill 4 with a 9, a Joker and a 6 makes a total of 19', () => {
    expect(4 + playValue(['9H', 'JK', '6C'])).toBe(19);
  });

  test.each([
    [[], ''],
    [['JK'], ''],
    [['8H', '9H'], ''],
    [['JK', 'JK.2'], ''],
    [['JK', 'JK.2', '8H'], ''],
    [['JK', '2H', '3H', '4H'], ''],
    [['8H', 'JK', '8H'], '2'],
    [['JK', 'JK', '8H'], '1'],
  ] as const)('[F-JOKER] %j cannot be played', (cards, place) => {
    const { code, problems } = refusalOf(() => playValue(cards));
    expect(code).toBe('invalid-play');
    expect(places(problems)).toEqual([`F-JOKER ${place}`.trim()]);
    expect(playProblem(cards)).toEqual(problems[0]);
  });

  test.each([
    ['11H', 0],
    ['', 0],
    ['as', 0],
    ['JK.1', 0],
    ['__proto__', 0],
    ['<script>'.repeat(100_000), 0],
  ])('[F-JOKER] %s is no card', (text, at) => {
    const problem = playProblem([text]);
    expect(problem?.path).toEqual([at]);
    expect(problem?.message.length).toBeLessThan(100);
  });

  test('[F-JOKER] in a chain each Joker allows one card more', () => {
    expect(playValue(['JK', 'JK.2', '2H', '3H', '4H'], chained)).toBe(9);
    expect(playValue(['JK', 'JK.2', '2H'], chained)).toBe(2);
    expect(playProblem(['JK', 'JK.2', '2H', '3H', '4H', '5H'], chained)).toBeDefined();
    expect(playProblem(['JK', 'JK.2'], chained)).toBeDefined();
  });

  test('[F-JOKER] a replaced value of cards is felt in plays', () => {
    expect(playValue(['KS', 'JK', '8H'], { rules: DEFAULT_RULES, cardValue: () => 100 })).toBe(300);
  });

  test('[F-JOKER] a play has a value exactly where it has no problem, and never one of Jokers', () => {
    const deck = standardDeck({ decks: 2 });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...deck), { maxLength: 5 }), fc.boolean(), (cards, jokerChain) => {
        const using = { rules: { ...DEFAULT_RULES, jokerChain }, cardValue };
        const jokers = cards.filter((card) => cardValue(card) === null).length;
        const valued = cards.length - jokers;
        const distinct = new Set(cards).size === cards.length;
        const allowed = distinct && valued >= 1 && valued <= jokers + 1 && (jokerChain || jokers <= 1);
        expect(playProblem(cards, using) === undefined).toBe(allowed);
        if (allowed) expect(playValue(cards, using)).toBe(cards.reduce((sum, card) => sum + (cardValue(card) ?? 0), 0));
      }),
    );
  });
});

describe('how many decks are needed', () => {
  test.each([
    [[5, 5], 40, 2],
    [[4, 4], 34, 1],
    [[3, 5, 3], 48, 2],
    [[1, 10], 43, 2],
    [[5, 3], 34, 1],
    [[10, 10, 1], 78, 2],
    [[10, 10, 2], 81, 3],
    [[1], 8, 1],
    [[], 0, 1],
  ])('[F-DECKS] players with %j figures are dealt %i cards, from %i decks', (figures, dealt, decks) => {
    expect(figures.reduce((sum, count) => sum + startingHand(count), 0)).toBe(dealt);
    expect(decksNeeded(figures)).toBe(decks);
  });

  test('[F-DECKS] exactly 39 cards are dealt from one deck, 40 are not', () => {
    const rules = { ...DEFAULT_RULES, startHand: 39, startHandPerFigure: 1 };
    expect(decksNeeded([0], { rules })).toBe(1);
    expect(decksNeeded([1], { rules })).toBe(2);
  });

  test('[F-DECKS] Jokers make a deck no larger, house rules may', () => {
    const rules = { ...DEFAULT_RULES, jokersPerDeck: 10 };
    expect(decksNeeded([5, 5], { rules })).toBe(2);
    expect(decksNeeded([5, 5], { rules: { ...DEFAULT_RULES, dealtPerDeck: 40 } })).toBe(1);
  });

  test('[F-DECKS] what is no number of figures is named by its place', () => {
    const { code, problems } = refusalOf(() => decksNeeded([3, -1, 2.5, Number.NaN, 1001, 1000]));
    expect(code).toBe('invalid-figures');
    expect(places(problems)).toEqual([1, 2, 3, 4].map((at) => `F-DECKS ${at}`));
  });
});
