import type { Chance } from '@tabletop/dice';
import type { Card } from './card.js';
import { checkCount } from './count.js';
import { MAX_HANDS } from './limits.js';

/** The hands that were dealt, in the order of the table, and the deck that is left. */
export interface Deal {
  readonly hands: readonly (readonly Card[])[];
  readonly deck: readonly Card[];
}

/** The same cards in another order, every order equally likely. */
export function shuffled(chance: Chance, cards: readonly Card[], rule?: string): readonly Card[] {
  return chance.shuffle(cards, rule);
}

/**
 * Deals `each` cards to each of `hands` hands from an ordered deck, whose top card is the first: one card to every
 * hand, round and round the table. Where the deck runs out the deal ends, and the hands last served have one card less.
 *
 * Throws `TabletopError` 'invalid-count' unless `hands` is a whole number from 0 to {@link MAX_HANDS} and `each` one
 * from 0.
 */
export function deal(deck: readonly Card[], hands: number, each: number): Deal {
  checkCount('hands', hands, 0, MAX_HANDS);
  checkCount('cards', each);
  const dealt: Card[][] = Array.from({ length: hands }, () => []);
  const top = deck.slice(0, hands * each);
  for (const [at, card] of top.entries()) dealt[at % hands]?.push(card);
  return { hands: dealt, deck: deck.slice(top.length) };
}
