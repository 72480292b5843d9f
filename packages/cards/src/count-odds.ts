import { type Distribution, fromWeights } from '@tabletop/dice';
import { choose } from './binomials.js';
import type { Card } from './card.js';
import { checkCount } from './count.js';
import { MAX_CARDS } from './limits.js';

/** How many cards a pile has, and how many of them are wanted. */
export interface Wanted {
  /** All cards of the pile, the wanted ones among them: 0 to {@link MAX_CARDS}. */
  readonly cards: number;
  /** 0 to `cards`. */
  readonly wanted: number;
}

/** How many cards of a pile are wanted. */
export function wantedIn(pile: readonly Card[], isWanted: (card: Card) => boolean): Wanted {
  return { cards: pile.length, wanted: pile.filter(isWanted).length };
}

/**
 * The distribution of how many of `draws` cards drawn from a pile, without putting any back, are wanted: the
 * hypergeometric one. All cards are drawn where there are no more than that, as by {@link drawMany}.
 *
 * Throws `TabletopError` 'invalid-count' for numbers out of range.
 */
export function drawCountOdds(pile: Wanted, draws: number): Distribution<number> {
  const { wanted, others, drawn } = checked(pile, draws);
  const least = Math.max(0, drawn - others);
  const most = Math.min(wanted, drawn);
  const entries: (readonly [number, bigint])[] = [];
  let ways = choose(wanted, least) * choose(others, drawn - least);
  for (let count = least; count <= most; count++) {
    entries.push([count, ways]);
    // From this number to the next: one wanted card more, one other less.
    const [more, less] = [(wanted - count) * (drawn - count), (count + 1) * (others - drawn + count + 1)];
    ways = (ways * BigInt(more)) / BigInt(less);
  }
  return fromWeights(entries);
}

/**
 * Whether at least one of `draws` cards drawn from a pile is wanted: what {@link drawCountOdds} says of more than 0, and
 * quicker. Throws `TabletopError` 'invalid-count' for numbers out of range.
 */
export function drawAnyOdds(pile: Wanted, draws: number): Distribution<boolean> {
  const { wanted, others, drawn } = checked(pile, draws);
  const none = choose(others, drawn);
  return fromWeights([
    [true, choose(wanted + others, drawn) - none],
    [false, none],
  ]);
}

function checked({ cards, wanted }: Wanted, draws: number): { wanted: number; others: number; drawn: number } {
  checkCount('cards', cards, 0, MAX_CARDS);
  checkCount('wanted', wanted, 0, cards);
  checkCount('draws', draws);
  return { wanted, others: cards - wanted, drawn: Math.min(draws, cards) };
}
