import { type Card, draw } from '@tabletop/cards';
import type { Chance } from '@tabletop/dice';
import type { Using } from '../resolvers.js';
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
 * Turns cards up from the deck until one has a value; all of them are discarded. It ends at the latest when the deck,
 * once reshuffled, has run out again: nothing but Jokers, or no card at all, is worth 0.
 *
 * @rule F-DRAWN-JOKER
 */
export function turnUp(
  chance: Chance,
  stock: Stock,
  rule: string = 'F-DAMAGE',
  using: Using<'dealCard' | 'cardValue'> = { rules: DEFAULT_RULES, dealCard, cardValue },
): TurnUp {
  const cards: Card[] = [];
  let left = stock;
  let reshuffled = 0;
  while (reshuffled === 0 || left.deck.length > 0) {
    const dealt = using.dealCard(chance, left, rule, using);
    if (dealt.card === null) break;
    cards.push(dealt.card);
    reshuffled += dealt.reshuffled;
    left = { deck: dealt.stock.deck, discards: [...dealt.stock.discards, dealt.card] };
    const value = using.cardValue(dealt.card, using);
    if (value !== null) return { cards, value, stock: left, reshuffled };
    if (using.rules.drawnJoker === 'zero') break;
  }
  return { cards, value: 0, stock: left, reshuffled };
}
