import { type Problem, show } from '@tabletop/dice';
import { type Card, isCard } from './card.js';
import type { Table } from './table.js';

/** Cards that lie together, and the way to them in a state: property names and indices from the outside in. */
export interface Pile {
  readonly path: Problem['path'];
  readonly cards: readonly Card[];
}

/** A card, and the way to each place where it is: one, where all is well. */
export interface Whereabouts {
  readonly card: Card;
  readonly places: readonly Problem['path'][];
}

/** The piles of a table: deck, discards, table, and each hand. */
export function pilesOf({ deck, discards, table, hands }: Table): readonly Pile[] {
  return [
    { path: ['deck'], cards: deck },
    { path: ['discards'], cards: discards },
    { path: ['table'], cards: table },
    ...hands.map(({ cards }, seat) => ({ path: ['hands', seat, 'cards'], cards })),
  ];
}

/** Where every card of a table, or of other piles, is; in the order in which they are met. */
export function censusOf(of: Table | readonly Pile[]): readonly Whereabouts[] {
  const placesOf = new Map<Card, Problem['path'][]>();
  for (const { path, cards } of 'deck' in of ? pilesOf(of) : of) {
    cards.forEach((card, at) => {
      const places = placesOf.get(card);
      if (places === undefined) placesOf.set(card, [[...path, at]]);
      else places.push([...path, at]);
    });
  }
  return Array.from(placesOf, ([card, places]) => ({ card, places }));
}

/**
 * What is wrong with a table that should hold every card of a deck exactly once, and no other: a problem for each card
 * that is doubled or strange, at its path, and for each that is missing. Empty where all is well. It is for who may see
 * all cards.
 *
 * A game that keeps cards elsewhere too, such as face down before a player, names all its piles instead.
 */
export function checkPartition(of: Table | readonly Pile[], deck: readonly Card[]): readonly Problem[] {
  const expected = new Set(deck);
  const missing = new Set(deck);
  const problems: Problem[] = [];
  for (const { card, places } of censusOf(of)) {
    missing.delete(card);
    const [path = [], second] = places;
    if (!expected.has(card)) {
      problems.push({
        path,
        message: isCard(card) ? `${show(card)} is not of this deck.` : `This is no card: ${show(card)}.`,
      });
    } else if (second !== undefined) {
      problems.push({
        path: second,
        message: `${show(card)} is in ${places.length} places.`,
        details: { places: places.length },
      });
    }
  }
  for (const card of missing) problems.push({ path: [], message: `${show(card)} is missing.` });
  return problems;
}
