import { show, TabletopError } from '@tabletop/dice';
import type { Card } from './card.js';

/** The pile less that card; the others keep their order. Throws `TabletopError` 'card-not-there' where it is not in it. */
export function without(pile: readonly Card[], card: Card): readonly Card[] {
  const at = pile.indexOf(card);
  if (at === -1) throw notThere([card]);
  const rest = pile.slice();
  rest.splice(at, 1);
  return rest;
}

/**
 * The pile less those cards; the others keep their order. Throws `TabletopError` 'card-not-there' that names every card
 * which is not in it, and every card which is named a second time.
 */
export function withoutAll(pile: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const wanted = new Set<Card>();
  const lacking: Card[] = [];
  for (const card of cards) {
    if (wanted.has(card)) lacking.push(card);
    else wanted.add(card);
  }
  const rest = pile.filter((card) => !wanted.delete(card));
  if (lacking.length + wanted.size > 0) throw notThere([...lacking, ...wanted]);
  return rest;
}

/** The refusal of cards that are not where they are taken from; it tells nothing of the cards that are. */
function notThere(cards: readonly Card[]): TabletopError {
  return new TabletopError(
    'card-not-there',
    cards.map((card) => ({ path: [], message: `The card ${show(card)} is not there.` })),
  );
}
