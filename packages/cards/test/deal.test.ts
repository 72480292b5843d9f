import { exactly, recording, seed, seeded } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, deal, MAX_HANDS, shuffled, standardDeck } from '../src/index.js';
import { anyPile } from './arbitraries.js';
import { refusal } from './refusal.js';

describe('a shuffle', () => {
  it.each<readonly [readonly Card[], number]>([
    [[], 1],
    [['JK'], 1],
    [['AS', 'AS.2'], 2],
    [['AS', 'AS.2', 'JK'], 6],
    [['AS', 'JK', 'JK.2', '10H'], 24],
  ])('of %j makes each of %i orders equally likely', (cards, count) => {
    const orders = exactly((chance) => shuffled(chance, cards).join(' '));
    expect(orders.outcomes).toHaveLength(count);
    expect(orders.outcomes.every(([, weight]) => weight === 1n)).toBe(true);
  });

  it('is that of chance, under the rule that asks, and leaves the cards as they are', () => {
    const deck = Object.freeze([...standardDeck()]);
    const chance = recording(seeded(seed('shuffle')));
    const order = shuffled(chance, deck, 'MY-SHUFFLE');
    expect(order).toEqual(seeded(seed('shuffle')).shuffle(deck));
    expect(order).not.toEqual(deck);
    expect(order.toSorted()).toEqual(deck.toSorted());
    expect(chance.draws()).toHaveLength(53);
    expect(chance.draws().every(({ rule }) => rule === 'MY-SHUFFLE')).toBe(true);
  });
});

describe('a deal', () => {
  const SEVEN: readonly Card[] = ['AC', '2C', '3C', 'JK', '5C', '6C', '7C'];

  it.each<readonly [string, number, number, readonly (readonly Card[])[], readonly Card[]]>([
    [
      'goes round the table',
      2,
      3,
      [
        ['AC', '3C', '5C'],
        ['2C', 'JK', '6C'],
      ],
      ['7C'],
    ],
    ['may use up the deck', 7, 1, SEVEN.map((card) => [card]), []],
    [
      'ends where the deck runs out',
      3,
      3,
      [
        ['AC', 'JK', '7C'],
        ['2C', '5C'],
        ['3C', '6C'],
      ],
      [],
    ],
    ['may leave hands empty', 9, 2, [...SEVEN.map((card) => [card]), [], []], []],
    ['of no cards', 3, 0, [[], [], []], SEVEN],
    ['to nobody', 0, 3, [], SEVEN],
    ['of no cards to nobody', 0, 0, [], SEVEN],
    [
      'of as many as can be counted',
      2,
      Number.MAX_SAFE_INTEGER,
      [
        ['AC', '3C', '5C', '7C'],
        ['2C', 'JK', '6C'],
      ],
      [],
    ],
  ])('%s', (_title, hands, each, dealt, deck) => {
    expect(deal(SEVEN, hands, each)).toEqual({ hands: dealt, deck });
  });

  it('from an empty deck leaves everybody without', () => {
    expect(deal([], 2, 3)).toEqual({ hands: [[], []], deck: [] });
  });

  it('keeps every card once, and no hand is ahead by more than one', () => {
    fc.assert(
      fc.property(anyPile, fc.nat(6), fc.nat(9), (deck, hands, each) => {
        const before = [...deck];
        const dealt = deal(deck, hands, each);
        expect([...dealt.hands.flat(), ...dealt.deck].sort()).toEqual([...deck].sort());
        expect(dealt.deck).toEqual(deck.slice(hands * each));
        const sizes = dealt.hands.map(({ length }) => length);
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
        if (hands > 0) expect((sizes[0] ?? 0) - (sizes.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        expect(deck).toEqual(before);
      }),
    );
  });

  it.each([
    [-1, 3, 'hands'],
    [1.5, 3, 'hands'],
    [MAX_HANDS + 1, 0, 'hands'],
    [2 ** 32, 3, 'hands'],
    [2, -1, 'cards'],
    [2, Number.NaN, 'cards'],
    [2, Number.POSITIVE_INFINITY, 'cards'],
  ])('to %s hands of %s cards is refused', (hands, each, field) => {
    const { code, problems } = refusal(() => deal(SEVEN, hands, each));
    expect([code, problems[0]?.path]).toEqual(['invalid-count', [field]]);
  });
});
