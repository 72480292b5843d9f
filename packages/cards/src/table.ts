import { type Problem, show, TabletopError } from '@tabletop/dice';
import { type Card, isCard } from './card.js';
import { MAX_CARDS, MAX_HANDS } from './limits.js';

/** The cards in a player's hand. */
export interface Hand {
  /** Whose hand it is, whatever it is called. */
  readonly id: string;
  readonly cards: readonly Card[];
}

/** All cards of a game, each in exactly one place. Plain JSON. */
export interface Table {
  /** The draw pile, which has no order: a card is picked from it when it is drawn. */
  readonly deck: readonly Card[];
  /** What has been discarded, the last card last. */
  readonly discards: readonly Card[];
  /** What lies on the table, the last card last. */
  readonly table: readonly Card[];
  readonly hands: readonly Hand[];
}

/**
 * The table before the first card is drawn: all cards in the deck, and an empty hand for each player.
 *
 * Throws `TabletopError` 'invalid-table' that names every card which is none or is there twice, every player who is
 * there twice, and more than {@link MAX_CARDS} cards or {@link MAX_HANDS} players.
 */
export function tableOf(deck: readonly Card[], players: readonly string[]): Table {
  const problems = [
    ...eachOnce('deck', deck, MAX_CARDS, isCard, 'no card'),
    ...eachOnce('players', players, MAX_HANDS, (id) => typeof id === 'string', 'no text'),
  ];
  if (problems.length > 0) throw new TabletopError('invalid-table', problems);
  return { deck: deck.slice(), discards: [], table: [], hands: players.map((id) => ({ id, cards: [] })) };
}

function eachOnce(
  field: 'deck' | 'players',
  list: readonly unknown[],
  most: number,
  fits: (entry: unknown) => boolean,
  otherwise: string,
): readonly Problem[] {
  if (!Array.isArray(list)) return [{ path: [field], message: `${field} is a list, not ${show(list)}.` }];
  if (list.length > most) {
    const message = `${field} has ${list.length} entries; the limit is ${most}.`;
    return [{ path: [field], message, details: { amount: list.length, limit: most } }];
  }
  const met = new Set<unknown>();
  return list.flatMap((entry: unknown, at): readonly Problem[] => {
    const path = [field, at];
    if (!fits(entry)) return [{ path, message: `This is ${otherwise}: ${show(entry)}.` }];
    if (met.has(entry)) return [{ path, message: `${show(entry)} is there twice.` }];
    met.add(entry);
    return [];
  });
}
