import { type Card, draw } from '@tabletop/cards';
import type { Chance } from '@tabletop/dice';
import type { Using, UsingCards } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { canDraw, type Deal, type Stock, type TurnUp } from './stock.js';
import { cardValue } from './values.js';

/**
 * One card from the deck, each equally likely. When the deck has run out, the discards become it at the moment that a
 * card is wanted; where both are empty there is none.
 *
 * @rule F-RESHUFFLE
 * @rule F-DRAW-PILE
 */
export function dealCard(
  chance: Chance,
  stock: Stock,
  rule: string = 'F-DRAW',
  using: Using = { rules: DEFAULT_RULES },
): Deal {
  const { deck, discards } = stock;
  if (deck.length === 0 && canDraw(stock, using.rules)) {
    return { ...dealCard(chance, { deck: discards, discards: [] }, rule, using), reshuffled: discards.length };
  }
  const drawn = draw(chance, deck, rule);
  return drawn === null
    ? { card: null, stock, reshuffled: 0 }
    : { card: drawn.card, stock: { deck: drawn.pile, discards }, reshuffled: 0 };
}

/**
 * Turns cards up from the deck until one has a value. They lie on the table until then, so that the discards become the
 * deck without them, and each is turned up once at most; then all are discarded. Nothing but Jokers, or no card at all,
 * is worth 0.
 *
 * @rule F-DRAWN-JOKER
 * @rule F-RESHUFFLE
 */
export function turnUp(
  chance: Chance,
  stock: Stock,
  rule: string = 'F-DAMAGE',
  using: Using<'dealCard' | 'cardValue'> = { rules: DEFAULT_RULES, dealCard, cardValue },
): TurnUp {
  const cards: Card[] = [];
  let left = stock;
  let value: number | null = null;
  let reshuffled = 0;
  while (value === null) {
    const dealt = using.dealCard(chance, left, rule, using);
    if (dealt.card === null) break;
    cards.push(dealt.card);
    reshuffled += dealt.reshuffled;
    left = dealt.stock;
    value = using.cardValue(dealt.card, using);
    if (using.rules.drawnJoker === 'zero') break;
  }
  return { cards, value: value ?? 0, stock: discarded(left, cards), reshuffled };
}

/** How the printed game turns cards up. */
export const PRINTED_CARDS: UsingCards = { rules: DEFAULT_RULES, turnUp, dealCard, cardValue };

/** A stock with more cards on its discards. */
function discarded({ deck, discards }: Stock, cards: readonly Card[]): Stock {
  return { deck, discards: [...discards, ...cards] };
}

/**
 * Turns cards up from the deck for two values, one after the other: those for the first still lie on the table while
 * those for the second are drawn.
 *
 * @rule F-BLAST
 * @rule F-RESHUFFLE
 */
export function turnUpTwo(
  chance: Chance,
  stock: Stock,
  rule: string,
  using: UsingCards,
): { readonly first: TurnUp; readonly second: TurnUp } {
  const first = using.turnUp(chance, stock, rule, using);
  const { deck, discards } = first.stock;
  const others = { deck, discards: discards.filter((card) => !first.cards.includes(card)) };
  const second = using.turnUp(chance, others, rule, using);
  return { first, second: { ...second, stock: discarded(second.stock, first.cards) } };
}
