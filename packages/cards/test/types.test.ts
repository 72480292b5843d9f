import type { Distribution } from '@tabletop/dice';
import { describe, expectTypeOf, it } from 'vitest';
import {
  bestOfOdds,
  type Card,
  type Drawn,
  drawAnyOdds,
  drawCountOdds,
  type Face,
  isCard,
  type Rank,
  rankOf,
  type Suit,
  standardDeck,
  suitOf,
  type Table,
  type Zone,
} from '../src/index.js';

describe('types', () => {
  it('a card is a face or a numbered copy of one', () => {
    expectTypeOf<'AS'>().toExtend<Card>();
    expectTypeOf<'10H.2'>().toExtend<Card>();
    expectTypeOf<'JK'>().toExtend<Face>();
    expectTypeOf<'JK.3'>().toExtend<Card>();
    expectTypeOf<'TH'>().not.toExtend<Card>();
    expectTypeOf<'as'>().not.toExtend<Card>();
    expectTypeOf<'AS.2'>().not.toExtend<Face>();
    expectTypeOf<string>().not.toExtend<Card>();
  });

  it('rank and suit are unions to switch over', () => {
    expectTypeOf(rankOf).returns.toEqualTypeOf<Rank | null>();
    expectTypeOf(suitOf).returns.toEqualTypeOf<Suit | null>();
    expectTypeOf<Suit>().toEqualTypeOf<'C' | 'D' | 'H' | 'S'>();
    expectTypeOf<'10'>().toExtend<Rank>();
  });

  it('isCard makes a card of a value from outside', () => {
    const value: unknown = 'AS';
    if (isCard(value)) expectTypeOf(value).toEqualTypeOf<Card>();
  });

  it('piles are read-only', () => {
    expectTypeOf(standardDeck).returns.toEqualTypeOf<readonly Card[]>();
    expectTypeOf<Drawn['pile']>().toEqualTypeOf<readonly Card[]>();
    expectTypeOf<Table['deck']>().toEqualTypeOf<readonly Card[]>();
    expectTypeOf<Zone>().toEqualTypeOf<'deck' | 'discards' | 'table' | { readonly hand: string }>();
  });

  it('odds are distributions', () => {
    expectTypeOf(drawCountOdds).returns.toEqualTypeOf<Distribution<number>>();
    expectTypeOf(drawAnyOdds).returns.toEqualTypeOf<Distribution<boolean>>();
    expectTypeOf(bestOfOdds).returns.toEqualTypeOf<Distribution<number | null>>();
  });
});
