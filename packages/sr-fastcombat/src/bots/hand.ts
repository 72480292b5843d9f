import { type Card, isJoker } from '@tabletop/cards';
import { cardValue } from '../cards/values.js';
import type { Rules } from '../rules.js';

/** Cards that could be played together, what they come to, and what playing them is felt to cost. */
export interface Option {
  readonly cards: readonly Card[];
  readonly value: number;
  readonly price: number;
}

/** What a hand has to offer. */
export interface HandOptions {
  /** Single cards from the least value to the greatest, one for all of the same. */
  readonly singles: readonly Option[];
  /** The values of which there is no second card. */
  readonly lone: ReadonlySet<number>;
  /** What completes a Joker that lies open: a single card, or the cheapest two for each sum. */
  readonly completions: () => readonly Option[];
  /** What can be played open: a single card or, with a Joker of the hand, two others. */
  readonly open: () => readonly Option[];
  /** A Joker to be committed face down, with its price. */
  readonly joker: Option | null;
}

/** What a Joker is felt to cost: as much as a card of that value. */
const JOKER_WORTH = 11;

/** Sorts out what a hand has to offer. */
export function handOptions(
  hand: readonly Card[],
  rules: Pick<Rules, 'courtValues'>,
  priceOf: (value: number) => number,
): HandOptions {
  const valued = hand.flatMap((card): readonly Option[] => {
    const value = cardValue(card, { rules });
    return value === null ? [] : [{ cards: [card], value, price: priceOf(value) }];
  });
  const singles = cheapest(valued);
  const lone = new Set(
    singles.map(({ value }) => value).filter((value) => valued.filter((each) => each.value === value).length === 1),
  );
  const found = hand.find(isJoker);
  const joker = found === undefined ? null : { cards: [found], value: 0, price: priceOf(JOKER_WORTH) };
  return {
    singles,
    lone,
    completions: () => [...singles, ...pairsOf(valued)],
    open: () => (joker === null ? singles : [...singles, ...pairsOf(valued).map((pair) => withJoker(pair, joker))]),
    joker,
  };
}

function pairsOf(valued: readonly Option[]): readonly Option[] {
  return cheapest(
    valued.flatMap((first, at) =>
      valued.slice(at + 1).map((third) => ({
        cards: [...first.cards, ...third.cards],
        value: first.value + third.value,
        price: first.price + third.price,
      })),
    ),
  );
}

function withJoker(pair: Option, joker: Option): Option {
  return { cards: [...pair.cards, ...joker.cards], value: pair.value, price: pair.price + joker.price };
}

/** Of options that come to the same the cheapest, by rising value. */
function cheapest(options: readonly Option[]): readonly Option[] {
  const found = new Map<number, Option>();
  for (const option of options) {
    const other = found.get(option.value);
    if (other === undefined || option.price < other.price) found.set(option.value, option);
  }
  return [...found.values()].sort((a, b) => a.value - b.value);
}
