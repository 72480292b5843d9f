import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ranks, splitTie, tiedRank } from '../src/index.js';

const rolled: Readonly<Record<string, number>> = { ann: 6, bob: 2, cid: 6, dee: 4, eve: 2 };
const roll = (id: string): number => rolled[id] ?? 0;

describe('a tie', () => {
  it.each<[string, Ranks<string>, readonly string[] | undefined]>([
    ['none', [], undefined],
    ['all settled', [['ann'], ['bob']], undefined],
    ['the only rank', [['ann', 'bob']], ['ann', 'bob']],
    ['the first of two', [['ann'], ['bob', 'cid'], ['dee', 'eve']], ['bob', 'cid']],
  ])('is found in the first shared rank: %s', (_name, ranks, tied) => {
    expect(tiedRank(ranks)).toEqual(tied);
  });

  it.each<[string, Ranks<string>, Ranks<string>]>([
    ['nothing to split', [['bob'], ['ann']], [['bob'], ['ann']]],
    ['highest first', [['bob', 'dee', 'ann']], [['ann'], ['dee'], ['bob']]],
    [
      'equal again',
      [['bob', 'ann', 'eve', 'cid']],
      [
        ['ann', 'cid'],
        ['bob', 'eve'],
      ],
    ],
    ['for the same places', [['dee'], ['bob', 'ann'], ['eve', 'cid']], [['dee'], ['ann'], ['bob'], ['eve', 'cid']]],
  ])('is split by value: %s', (_name, ranks, split) => {
    expect(splitTie(ranks, roll)).toEqual(split);
  });

  it('asks each of those who are tied once, and nobody else', () => {
    const asked: number[] = [];
    splitTie([[7], [3, 1, 2], [5, 4]], (id) => asked.push(id));
    expect(asked).toEqual([3, 1, 2]);
  });

  it('keeps everyone, and who was ranked before whom, however often it is split', () => {
    const values = fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 8 });
    fc.assert(
      fc.property(values, values, (first, second) => {
        const everyone = first.map((_, id) => id);
        const once = splitTie([everyone], (id) => first[id] ?? 0);
        const twice = splitTie(once, (id) => second[id] ?? 0);
        expect(twice.flat().toSorted((a, b) => a - b)).toEqual(everyone);
        const places = twice.flat().map((id) => first[id] ?? 0);
        expect(places).toEqual(first.toSorted((a, b) => b - a));
      }),
    );
  });
});
