import { exactly, recording, scripted, seed, seeded, uniform } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, draw, drawMany, standardDeck } from '../src/index.js';
import { anyPile } from './arbitraries.js';
import { outside, refusal } from './refusal.js';

const PILE: readonly Card[] = Object.freeze<Card[]>(['KH', 'JK', '2C', 'JK.2', 'KH.2']);

describe('draw', () => {
  it('picks the card at an index of chance, and leaves the others in their order', () => {
    const chance = recording(scripted([3, 0]));
    expect(draw(chance, PILE, 'F-DRAW')).toEqual({ card: 'JK.2', pile: ['KH', 'JK', '2C', 'KH.2'] });
    expect(draw(chance, ['AS'])).toEqual({ card: 'AS', pile: [] });
    expect(chance.draws()).toEqual([
      { index: 5, value: 3, rule: 'F-DRAW' },
      { index: 1, value: 0 },
    ]);
  });

  it('picks every card with the same chance, Jokers too', () => {
    expect(exactly((chance) => draw(chance, PILE)?.card ?? null).toJSON()).toEqual(uniform(PILE).toJSON());
    expect(exactly((chance) => draw(chance, standardDeck())?.card ?? null).outcomes).toHaveLength(54);
  });

  it('gives nothing from an empty pile, and asks nothing of chance', () => {
    expect(draw(scripted([]), [])).toBeNull();
  });
});

describe('drawMany', () => {
  it.each<readonly [string, readonly Card[], number, readonly number[], readonly Card[], readonly Card[]]>([
    ['some', ['KH', 'JK', '2C'], 2, [1, 1], ['JK', '2C'], ['KH']],
    ['all', ['KH', 'JK'], 2, [0, 0], ['KH', 'JK'], []],
    ['more than there are', ['KH', 'JK'], 5, [1, 0], ['JK', 'KH'], []],
    ['as many as can be counted', ['KH'], Number.MAX_SAFE_INTEGER, [0], ['KH'], []],
    ['none', ['KH', 'JK'], 0, [], [], ['KH', 'JK']],
    ['from an empty pile', [], 3, [], [], []],
    ['none from an empty pile', [], 0, [], [], []],
  ])('draws %s', (_title, pile, count, indices, cards, rest) => {
    const chance = scripted(indices);
    expect(drawMany(chance, pile, count)).toEqual({ cards, pile: rest });
    chance.finish();
  });

  it('is draw, again and again', () => {
    fc.assert(
      fc.property(anyPile, fc.nat(45), fc.integer(), (pile, count, from) => {
        const before = [...pile];
        const one = recording(seeded(seed(from)));
        const many = recording(seeded(seed(from)));
        const cards: Card[] = [];
        let rest = pile;
        for (let at = 0; at < count; at++) {
          const drawn = draw(one, rest, 'R');
          if (drawn === null) break;
          cards.push(drawn.card);
          rest = drawn.pile;
        }
        expect(drawMany(many, pile, count, 'R')).toEqual({ cards, pile: rest });
        expect(many.draws()).toEqual(one.draws());
        expect([...cards, ...rest].sort()).toEqual([...pile].sort());
        expect(pile).toEqual(before);
      }),
    );
  });

  it('draws every order of every choice equally often', () => {
    const orders = exactly((chance) => drawMany(chance, PILE, 3).cards.join(' '));
    expect(orders.outcomes).toHaveLength(5 * 4 * 3);
    expect(orders.outcomes.every(([, weight]) => weight === 1n)).toBe(true);
  });

  it('of all cards is a shuffle', () => {
    const four = PILE.slice(0, 4);
    const drawn = exactly((chance) => drawMany(chance, four, 4).cards.join(' '));
    const shuffles = exactly((chance) => chance.shuffle(four).join(' '));
    expect(new Map(drawn.outcomes)).toEqual(new Map(shuffles.outcomes));
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21, '2', null, undefined])(
    'refuses %s cards, before a draw',
    (count) => {
      const { code, problems } = refusal(() => drawMany(scripted([]), PILE, outside(count)));
      expect([code, problems[0]?.path]).toEqual(['invalid-count', ['cards']]);
    },
  );
});
