import { type Card, isCard, isJoker, rankOf } from '@tabletop/cards';
import { type Problem, show } from '@tabletop/dice';
import { problem, refusal } from '@tabletop/game';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';

/**
 * What a card is worth: a number itself, Jack 1, Queen 2, King 3, ace 12; null for a Joker, which has no value.
 *
 * @rule F-VALUES
 */
export function cardValue(card: Card, using: Ruled<'courtValues'> = { rules: DEFAULT_RULES }): number | null {
  const rank = rankOf(card);
  switch (rank) {
    case null:
      return null;
    case 'J':
    case 'Q':
    case 'K':
    case 'A':
      return using.rules.courtValues[rank];
    default:
      return Number(rank);
  }
}

/**
 * What cards are worth that are played together: one card, or one or two with a Joker among them, in any order. Throws
 * `RuleError` 'invalid-play' for what {@link playProblem} names.
 *
 * @rule F-JOKER
 */
export function playValue(
  cards: readonly Card[],
  using: Ruled<'courtValues' | 'jokerChain'> & { readonly cardValue: typeof cardValue } = {
    rules: DEFAULT_RULES,
    cardValue,
  },
): number {
  const found = playProblem(cards, using);
  if (found !== undefined) throw refusal('invalid-play', [found]);
  return cards.reduce((sum, card) => sum + (using.cardValue(card, using) ?? 0), 0);
}

/**
 * Why cards cannot be played together, or undefined where they can. A Joker allows one card more, and is not played
 * alone; nothing is played twice. Total: the texts may be anything.
 *
 * @rule F-JOKER
 */
export function playProblem(
  cards: readonly string[],
  using: Ruled<'jokerChain'> = { rules: DEFAULT_RULES },
): Problem | undefined {
  const refuse = (message: string, ...path: readonly number[]): Problem => problem(path, message, 'F-JOKER');
  const strange = cards.findIndex((card) => !isCard(card));
  if (strange !== -1) return refuse(`${show(cards[strange])} is no card.`, strange);
  const twice = repeated(cards);
  if (twice !== -1) return refuse(`${show(cards[twice])} cannot be played twice.`, twice);
  const jokers = cards.filter((card) => isCard(card) && isJoker(card)).length;
  const valued = cards.length - jokers;
  if (jokers > 1 && !using.rules.jokerChain) return refuse(`One Joker goes into a play, not ${jokers}.`);
  if (cards.length === 0) return refuse('A card must be played.');
  if (valued === 0) return refuse('A Joker is played with another card.');
  if (valued <= jokers + 1) return undefined;
  return refuse(
    jokers === 0
      ? `One card is played, not ${valued}: a Joker would allow another.`
      : `With ${jokers === 1 ? 'a Joker' : `${jokers} Jokers`} go at most ${jokers + 1} other cards, not ${valued}.`,
  );
}

/** The place of the first card that was there before, or −1. */
function repeated(cards: readonly string[]): number {
  const seen = new Set<string>();
  return cards.findIndex((card) => seen.size === seen.add(card).size);
}
