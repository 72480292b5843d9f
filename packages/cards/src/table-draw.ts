import type { Chance } from '@tabletop/dice';
import type { Card } from './card.js';
import { drawMany } from './draw.js';
import { discard, reshuffle } from './moves.js';
import type { Table } from './table.js';
import { cardsIn, withCardsIn, type Zone } from './zones.js';

/** How cards are drawn from the deck of a table. */
export interface DrawOptions {
  /** The id of the rule that draws. */
  readonly rule?: string;
  /** Whether the discards are put back into the deck when a card is wanted and there is none; not unless it is said. */
  readonly reshuffle?: boolean;
}

/** What came of drawing from the deck of a table. */
export interface DrawnTo {
  readonly table: Table;
  /** The cards drawn, in the order in which they came. */
  readonly cards: readonly Card[];
  /** How many of them were drawn before the discards were put back; null where they were not. */
  readonly reshuffledAfter: number | null;
}

/**
 * Draws `count` cards from the deck and then moves them to a zone: fewer where there are not enough. Where `reshuffle`
 * is true, the discards are put back into the deck at the moment when another card is wanted and the deck is empty, not
 * before; that happens once at most, since cards just drawn are not yet among the discards.
 *
 * Throws `TabletopError` 'invalid-count' unless `count` is a whole number from 0, and 'unknown-zone' before a draw.
 */
export function drawTo(chance: Chance, table: Table, to: Zone, count: number, options: DrawOptions = {}): DrawnTo {
  // An unknown zone is refused before anything is drawn.
  cardsIn(table, to);
  const first = drawFrom(chance, table, count, options.rule);
  const wanted = count - first.cards.length;
  if (options.reshuffle !== true || wanted === 0 || table.discards.length === 0) {
    return { table: added(first.table, to, first.cards), cards: first.cards, reshuffledAfter: null };
  }
  const second = drawFrom(chance, reshuffle(first.table), wanted, options.rule);
  const cards = [...first.cards, ...second.cards];
  return { table: added(second.table, to, cards), cards, reshuffledAfter: first.cards.length };
}

/**
 * Trades a card of a player's hand for one from the deck: the card is discarded, then another drawn into the hand as by
 * {@link drawTo}. With `reshuffle` and an empty deck, the card discarded is among those that may be drawn.
 *
 * Throws `TabletopError` 'card-not-there' and 'unknown-zone' before a draw.
 */
export function trade(chance: Chance, table: Table, player: string, card: Card, options: DrawOptions = {}): DrawnTo {
  return drawTo(chance, discard(table, player, [card]), { hand: player }, 1, options);
}

function drawFrom(
  chance: Chance,
  table: Table,
  count: number,
  rule: string | undefined,
): Omit<DrawnTo, 'reshuffledAfter'> {
  const { cards, pile } = drawMany(chance, table.deck, count, rule);
  return { table: { ...table, deck: pile }, cards };
}

function added(table: Table, to: Zone, cards: readonly Card[]): Table {
  return withCardsIn(table, to, [...cardsIn(table, to), ...cards]);
}
