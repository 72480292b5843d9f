import type { Chance } from '@tabletop/dice';
import type { Card } from './card.js';
import { checkCount } from './count.js';

/** A card drawn, and the pile less that card. */
export interface Drawn {
  readonly card: Card;
  readonly pile: readonly Card[];
}

/** The cards drawn, in the order in which they came, and the pile less those cards. */
export interface DrawnMany {
  readonly cards: readonly Card[];
  readonly pile: readonly Card[];
}

/**
 * One card of an unordered pile, each equally likely: the one at `chance.index(pile.length, rule)`. The others keep
 * their order. From an empty pile nothing is drawn, of the cards or of chance: null.
 */
export function draw(chance: Chance, pile: readonly Card[], rule?: string): Drawn | null {
  if (pile.length === 0) return null;
  const rest = pile.slice();
  const [card] = rest.splice(chance.index(rest.length, rule), 1);
  return card === undefined ? null : { card, pile: rest };
}

/**
 * `count` cards of an unordered pile, one after another as by {@link draw}; all of them where there are no more than
 * that. To draw none draws nothing of chance.
 *
 * Throws `TabletopError` 'invalid-count' unless `count` is a whole number from 0.
 */
export function drawMany(chance: Chance, pile: readonly Card[], count: number, rule?: string): DrawnMany {
  checkCount('cards', count);
  const rest = pile.slice();
  const cards: Card[] = [];
  while (cards.length < count && rest.length > 0) cards.push(...rest.splice(chance.index(rest.length, rule), 1));
  return { cards, pile: rest };
}
