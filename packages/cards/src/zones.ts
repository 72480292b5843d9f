import { show, TabletopError } from '@tabletop/dice';
import type { Card } from './card.js';
import type { Table } from './table.js';

/** A place where cards can be: the deck, the discards, the table, or the hand of a player. */
export type Zone = 'deck' | 'discards' | 'table' | { readonly hand: string };

/**
 * The cards in a zone. Throws `TabletopError` 'unknown-zone' where there is no such zone: no hand of that player, say.
 */
export function cardsIn(table: Table, zone: Zone): readonly Card[] {
  switch (zone) {
    case 'deck':
      return table.deck;
    case 'discards':
      return table.discards;
    case 'table':
      return table.table;
    default:
      return table.hands[seatOf(table, zone)]?.cards ?? [];
  }
}

/** The table with other cards in a zone. Throws `TabletopError` 'unknown-zone' where there is no such zone. */
export function withCardsIn(table: Table, zone: Zone, cards: readonly Card[]): Table {
  switch (zone) {
    case 'deck':
      return { ...table, deck: cards };
    case 'discards':
      return { ...table, discards: cards };
    case 'table':
      return { ...table, table: cards };
    default: {
      const seat = seatOf(table, zone);
      return { ...table, hands: table.hands.map((hand, at) => (at === seat ? { ...hand, cards } : hand)) };
    }
  }
}

function seatOf({ hands }: Table, zone: { readonly hand: string }): number {
  const seat = hands.findIndex(({ id }) => id === zone.hand);
  if (seat !== -1) return seat;
  const message = `There is no such place on the table: ${typeof zone === 'string' ? show(zone) : `the hand of ${show(zone.hand)}`}.`;
  throw new TabletopError('unknown-zone', [{ path: [], message }]);
}
