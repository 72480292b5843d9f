import { describe, expect, it } from 'vitest';
import { chanceFrom, exactly, recording, scripted, seed, seeded } from '../src/index.js';
import { chiSquare, countsOf, criticalValue } from './chi-square.js';

const FACTORIALS = [1, 1, 2, 6, 24, 120, 720];

describe('shuffle', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('makes every order of %i items equally likely, exactly', (count) => {
    const items = Array.from({ length: count }, (_, at) => `item ${at}`);
    const orders = exactly((chance) => chance.shuffle(items));
    expect(orders.outcomes).toHaveLength(FACTORIALS[count] ?? 0);
    expect(orders.outcomes.every(([, weight]) => weight === 1n)).toBe(true);
    for (const [order] of orders.outcomes) expect(order.toSorted()).toEqual(items);
  });

  it('swaps the item at i with the one at index(i + 1), from the last item to the second', () => {
    const chance = recording(scripted([0, 0, 1]));
    expect(chance.shuffle(['a', 'b', 'c', 'd'], 'DEAL')).toEqual(['c', 'b', 'd', 'a']);
    expect(chance.draws()).toEqual([
      { index: 4, value: 0, rule: 'DEAL' },
      { index: 3, value: 0, rule: 'DEAL' },
      { index: 2, value: 1, rule: 'DEAL' },
    ]);
  });

  it('is the same for every source of chance', () => {
    const items = Array.from({ length: 52 }, (_, at) => at);
    const source = seeded(seed('sources'));
    const order = seeded(seed('sources')).shuffle(items);
    const chance = recording(seeded(seed('sources')));
    expect(chance.shuffle(items)).toEqual(order);
    expect(scripted(chance.draws()).shuffle(items)).toEqual(order);
    expect(chanceFrom((size) => source.index(size)).shuffle(items)).toEqual(order);
  });

  it('returns a new array and leaves the one that it was given', () => {
    const items = Object.freeze(['a', 'b', 'c', 'a']);
    const order = seeded(seed('new')).shuffle(items);
    expect(order).not.toBe(items);
    expect(order.toSorted()).toEqual(['a', 'a', 'b', 'c']);
    order.push('mine');
    expect(items).toEqual(['a', 'b', 'c', 'a']);
  });

  it('puts each of 52 cards equally often on top and at the bottom (chi-square at 0.001)', () => {
    const deck = Array.from({ length: 52 }, (_, at) => at);
    const orders = Array.from({ length: 10_000 }, (_, game) => seeded(seed(`deck ${game}`)).shuffle(deck));
    for (const place of [0, 25, 51]) {
      expect(
        chiSquare(
          countsOf(
            orders.map((order) => order[place] ?? -1),
            52,
          ),
        ),
      ).toBeLessThan(criticalValue(52));
    }
  });
});
