import { type Distribution, fromWeights, show, TabletopError } from '@tabletop/dice';
import { choose, chooseMore } from './binomials.js';
import type { Card } from './card.js';
import { checkCount } from './count.js';
import { MAX_CARDS } from './limits.js';

/**
 * The distribution of the greatest value among `draws` cards drawn from a pile, without putting any back; null where
 * none of them has a value. All cards are drawn where there are no more than that, as by {@link drawMany}. `value`
 * gives a card's value, or null where it has none, as a Joker may. Of one card it is the distribution of its value.
 *
 * Throws `TabletopError` 'invalid-count' unless `draws` is a whole number from 0 and the pile has at most
 * {@link MAX_CARDS}, and 'invalid-value' for values that are not finite.
 */
export function bestOfOdds(
  pile: readonly Card[],
  value: (card: Card) => number | null,
  draws: number,
): Distribution<number | null> {
  checkCount('cards', pile.length, 0, MAX_CARDS);
  checkCount('draws', draws);
  const drawn = Math.min(draws, pile.length);
  const entries: (readonly [number | null, bigint])[] = [];
  let size = 0;
  // How many ways there are to draw from the cards met so far, and how many of those are told already.
  let ways = choose(0, drawn);
  let told = 0n;
  for (const [best, count] of tally(pile, value)) {
    // The best is at most this one where all cards drawn come from among those that are.
    ways = chooseMore(ways, size, count, drawn);
    entries.push([best, ways - told]);
    size += count;
    told = ways;
  }
  return fromWeights(entries);
}

/** How many cards have each value: first those that have none, then from the least value to the greatest. */
function tally(
  pile: readonly Card[],
  value: (card: Card) => number | null,
): readonly (readonly [number | null, number])[] {
  const counts = new Map<number, number>();
  let valueless = 0;
  for (const [at, card] of pile.entries()) {
    const worth = value(card);
    if (worth === null) valueless++;
    else counts.set(checkedValue(worth, at), (counts.get(worth) ?? 0) + 1);
  }
  return [[null, valueless], ...[...counts].sort(([a], [b]) => a - b)];
}

function checkedValue(value: number, at: number): number {
  if (Number.isFinite(value)) return value;
  throw new TabletopError('invalid-value', [
    { path: [at], message: `A card's value is a finite number, or null where it has none, not ${show(value)}.` },
  ]);
}
