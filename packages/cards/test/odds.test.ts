import { exactly, fromJSON } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestOfOdds,
  type Card,
  draw,
  drawAnyOdds,
  drawCountOdds,
  drawMany,
  isJoker,
  MAX_CARDS,
  rankOf,
  standardDeck,
  suitOf,
  wantedIn,
} from '../src/index.js';
import { outside, refusal } from './refusal.js';

/** Seven cards: two aces of spades, two Jokers, a ten, a king and a two. */
const SEVEN: readonly Card[] = ['AS', 'AS.2', 'JK', '10H', 'KD', 'JK.2', '2C'];

/** What cards are worth in many a skirmish; a Joker has no value. */
function worth(card: Card): number | null {
  const rank = rankOf(card);
  if (rank === null) return null;
  return { A: 12, J: 1, Q: 2, K: 3 }[String(rank)] ?? Number(rank);
}

function best(cards: readonly Card[]): number | null {
  const values = cards.map(worth).filter((value) => value !== null);
  return values.length === 0 ? null : Math.max(...values);
}

const isAce = (card: Card): boolean => rankOf(card) === 'A';

describe('odds of a draw are those of drawing', () => {
  for (const pile of [SEVEN, SEVEN.slice(0, 3), SEVEN.slice(2, 3), []]) {
    for (const draws of [0, 1, 2, 3, 4, 5, 8]) {
      it(`${draws} of ${pile.join(' ') || 'an empty pile'}`, () => {
        const wanted = wantedIn(pile, isAce);
        const aces = exactly((chance) => drawMany(chance, pile, draws).cards.filter(isAce).length);
        expect(drawCountOdds(wanted, draws).toJSON()).toEqual(aces.toJSON());
        expect(drawAnyOdds(wanted, draws).probability((any) => any)).toEqual(aces.probability((count) => count > 0));

        const bests = exactly((chance) => best(drawMany(chance, pile, draws).cards));
        const odds = bestOfOdds(pile, worth, draws);
        expect(new Map(odds.outcomes)).toEqual(new Map(bests.outcomes));
        expect(odds.total).toBe(bests.total);
      });
    }
  }

  it('one card has the odds of its value', () => {
    const one = exactly((chance) => worth(draw(chance, SEVEN)?.card ?? 'JK'));
    expect(new Map(bestOfOdds(SEVEN, worth, 1).outcomes)).toEqual(new Map(one.outcomes));
  });
});

describe('how many wanted cards are drawn', () => {
  const deck = standardDeck({ jokersPerDeck: 0 });

  it.each([
    ['an ace among 5 of 52', wantedIn(deck, isAce), 5, 1, '18472/54145'],
    ['both Jokers among 10 of 54', wantedIn(standardDeck(), isJoker), 10, 2, '5/159'],
    ['all aces among 13 of 52', wantedIn(deck, isAce), 13, 4, '11/4165'],
    ['a spade, drawing one', wantedIn(deck, (card) => suitOf(card) === 'S'), 1, 1, '1/4'],
  ])('%s', (_title, pile, draws, least, odds) => {
    expect(
      drawCountOdds(pile, draws)
        .probability((count) => count >= least)
        .toFraction(),
    ).toBe(odds);
  });

  it('sums to 1 and has the mean of the wanted share, for any pile and any number of draws', () => {
    const anyPile = fc.nat(500).chain((cards) => fc.record({ cards: fc.constant(cards), wanted: fc.nat(cards) }));
    fc.assert(
      fc.property(anyPile, fc.nat(600), (pile, draws) => {
        const odds = drawCountOdds(pile, draws);
        const drawn = Math.min(draws, pile.cards);
        expect(odds.outcomes.reduce((sum, [, weight]) => sum + weight, 0n)).toBe(odds.total);
        expect(
          odds
            .mean()
            .mul(pile.cards)
            .equals(drawn * pile.wanted),
        ).toBe(true);
        expect(odds.minimum()).toBe(Math.max(0, drawn - (pile.cards - pile.wanted)));
        expect(odds.maximum()).toBe(Math.min(pile.wanted, drawn));
        expect(drawAnyOdds(pile, draws).probability((any) => any)).toEqual(odds.probability((count) => count > 0));
      }),
      { numRuns: 60 },
    );
  });

  it('is the same with draws and wanted cards exchanged', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (wanted, draws) => {
        const cards = Math.max(wanted, draws);
        expect(drawCountOdds({ cards, wanted }, draws).toJSON()).toEqual(
          drawCountOdds({ cards, wanted: draws }, wanted).toJSON(),
        );
      }),
    );
  });

  it.each([
    [{ cards: -1, wanted: 0 }, 1, 'cards'],
    [{ cards: MAX_CARDS + 1, wanted: 0 }, 1, 'cards'],
    [{ cards: 1.5, wanted: 0 }, 1, 'cards'],
    [{ cards: 5, wanted: 6 }, 1, 'wanted'],
    [{ cards: 5, wanted: -1 }, 1, 'wanted'],
    [{ cards: 5, wanted: Number.NaN }, 1, 'wanted'],
    [{ cards: 5, wanted: 2 }, -1, 'draws'],
    [{ cards: 5, wanted: 2 }, 0.5, 'draws'],
    [{ cards: 5, wanted: 2 }, Number.POSITIVE_INFINITY, 'draws'],
  ])('%j, %s: refused', (pile, draws, field) => {
    for (const odds of [drawCountOdds, drawAnyOdds]) {
      const { code, problems } = refusal(() => odds(pile, draws));
      expect([code, problems[0]?.path]).toEqual(['invalid-count', [field]]);
    }
  });
});

describe('the best of the cards drawn', () => {
  it('has null where none has a value, and no mean then', () => {
    const odds = bestOfOdds(SEVEN, worth, 2);
    expect(odds.outcomes).toEqual([
      [null, 1n],
      [2, 2n],
      [3, 3n],
      [10, 4n],
      [12, 11n],
    ]);
    expect(refusal(() => odds.mean()).code).toBe('not-numeric');
    expect(bestOfOdds(SEVEN, worth, 3).mean().toFraction()).toBe('53/5');
    expect(bestOfOdds(SEVEN, () => null, 3).outcomes).toEqual([[null, 1n]]);
  });

  it('takes values below 0 and parts of 1, and 0 for −0', () => {
    expect(bestOfOdds(SEVEN, (card) => (isJoker(card) ? -0 : -0.5), 1).outcomes).toEqual([
      [-0.5, 5n],
      [0, 2n],
    ]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, '3'])('refuses the value %s, with the card', (value) => {
    const { code, problems } = refusal(() => bestOfOdds(SEVEN, (card) => (card === '10H' ? outside(value) : 1), 1));
    expect([code, problems[0]?.path]).toEqual(['invalid-value', [3]]);
  });

  it.each([-1, 0.5, Number.NaN, '1'])('refuses %s draws', (draws) => {
    expect(refusal(() => bestOfOdds(SEVEN, worth, outside(draws))).code).toBe('invalid-count');
  });
});

describe('odds of many decks', () => {
  it('are exact for 8 decks and any number of draws', () => {
    const deck = standardDeck({ decks: 8 });
    const spades = wantedIn(deck, (card) => suitOf(card) === 'S');
    for (let draws = 0; draws <= deck.length + 1; draws += 31) {
      const odds = drawCountOdds(spades, draws);
      expect(odds.mean().equals(`${Math.min(draws, deck.length) * spades.wanted}/${deck.length}`)).toBe(true);
      const bests = bestOfOdds(deck, worth, draws);
      const none = drawAnyOdds(wantedIn(deck, isAce), draws).probability((any) => !any);
      expect(bests.probability((value) => value !== 12)).toEqual(none);
    }
    expect(fromJSON(drawCountOdds(spades, 200).toJSON()).toJSON()).toEqual(drawCountOdds(spades, 200).toJSON());
  });

  it('answer in well under a second at every limit', () => {
    const pile = standardDeck({ decks: 100, jokersPerDeck: 10 });
    const place = new Map(pile.map((card, at) => [card, at]));
    expect(
      drawCountOdds({ cards: MAX_CARDS, wanted: MAX_CARDS / 2 }, MAX_CARDS / 2)
        .mean()
        .toFraction(),
    ).toBe('1550');
    expect(bestOfOdds(pile, (card) => place.get(card) ?? null, MAX_CARDS / 2).maximum()).toBe(MAX_CARDS - 1);
    expect(refusal(() => bestOfOdds([...pile, 'AS.101'], () => 1, 1)).code).toBe('invalid-count');
  }, 2000);
});
