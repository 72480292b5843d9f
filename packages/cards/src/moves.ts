import type { Card } from './card.js';
import { compareCards } from './order.js';
import { withoutAll } from './pile.js';
import type { Table } from './table.js';
import { cardsIn, withCardsIn, type Zone } from './zones.js';

/**
 * Moves cards from one zone to another, behind those that are there, in the order named. To the same zone it brings
 * them to the back.
 *
 * Throws `TabletopError` 'card-not-there' that names every card not in `from` or named twice, and 'unknown-zone'; then
 * nothing has moved.
 */
export function moveCards(table: Table, cards: readonly Card[], from: Zone, to: Zone): Table {
  const taken = withCardsIn(table, from, withoutAll(cardsIn(table, from), cards));
  return withCardsIn(taken, to, [...cardsIn(taken, to), ...cards]);
}

/** Moves one card, as {@link moveCards} does. */
export function moveCard(table: Table, card: Card, from: Zone, to: Zone): Table {
  return moveCards(table, [card], from, to);
}

/** Moves cards from a player's hand to the table, as {@link moveCards} does. */
export function play(table: Table, player: string, cards: readonly Card[]): Table {
  return moveCards(table, cards, { hand: player }, 'table');
}

/** Moves cards from a player's hand to the discards, as {@link moveCards} does. */
export function discard(table: Table, player: string, cards: readonly Card[]): Table {
  return moveCards(table, cards, { hand: player }, 'discards');
}

/** Moves all that lies on the table to the discards. */
export function clearTable(table: Table): Table {
  return moveCards(table, table.table, 'table', 'discards');
}

/**
 * Puts the discards back into the deck; what is on the table and in the hands stays there. It needs no chance, since the
 * deck has no order, and sorts the deck by {@link compareCards}, so that nothing tells how the cards were discarded.
 */
export function reshuffle(table: Table): Table {
  return { ...table, deck: [...table.deck, ...table.discards].sort(compareCards), discards: [] };
}
