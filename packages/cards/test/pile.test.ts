import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, without, withoutAll } from '../src/index.js';
import { anyPile } from './arbitraries.js';
import { outside, refusal } from './refusal.js';

describe('a pile less some cards', () => {
  it.each<readonly [readonly Card[], readonly Card[], readonly Card[]]>([
    [['AS'], ['AS'], []],
    [['AS', 'AS.2'], ['AS'], ['AS.2']],
    [['AS', 'AS.2'], ['AS.2'], ['AS']],
    [
      ['KH', 'JK', '2C', 'JK.2'],
      ['JK.2', 'KH'],
      ['JK', '2C'],
    ],
    [['KH', 'JK'], [], ['KH', 'JK']],
    [[], [], []],
  ])('%j less %j is %j', (pile, cards, rest) => {
    expect(withoutAll(pile, cards)).toEqual(rest);
    expect(cards.reduce(without, pile)).toEqual(rest);
  });

  it('keeps the order of the others, and leaves the pile as it is', () => {
    fc.assert(
      fc.property(anyPile, fc.func(fc.boolean()), (pile, isTaken) => {
        const before = [...pile];
        const taken = pile.filter((card) => isTaken(card));
        const left = pile.filter((card) => !isTaken(card));
        expect(withoutAll(pile, taken.toReversed())).toEqual(left);
        expect(taken.reduce(without, pile)).toEqual(left);
        expect(pile).toEqual(before);
      }),
    );
  });

  it.each<readonly [readonly Card[], readonly Card[], readonly Card[]]>([
    [['AS'], ['AS.2'], ['AS.2']],
    [['AS'], ['AS', 'AS'], ['AS']],
    [
      ['AS', 'JK'],
      ['KH', 'JK', 'JK.2'],
      ['KH', 'JK.2'],
    ],
    [[], ['JK'], ['JK']],
  ])('%j less %j is refused, and names %j and no other', (pile, cards, named) => {
    const error = refusal(() => withoutAll(pile, cards));
    expect(error.code).toBe('card-not-there');
    expect(error.problems.map(({ message }) => message)).toEqual(
      named.map((card) => `The card "${card}" is not there.`),
    );
  });

  it('is refused for a single card, too, without a word of what the pile holds', () => {
    const error = refusal(() => without(['KH', 'QD'], 'AS'));
    expect(error.code).toBe('card-not-there');
    expect(JSON.stringify([error.message, error.problems])).not.toMatch(/KH|QD/);
    expect(refusal(() => without(['KH'], outside('__proto__'))).problems[0]?.message).toContain('"__proto__"');
    expect(refusal(() => without(['KH'], outside(undefined))).code).toBe('card-not-there');
  });
});
