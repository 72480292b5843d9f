import { type Card, isCard, isJoker, rankOf } from '@tabletop/cards';
import { type Problem, show } from '@tabletop/dice';
import { RuleError } from '@tabletop/game';
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
  using: Ruled<'courtValues' | 'jokerChain'> = { rules: DEFAULT_RULES },
): number {
  const problem = playProblem(cards, using);
  if (problem !== undefined) throw new RuleError('invalid-play', [problem]);
  return cards.reduce((sum, card) => sum + (cardValue(card, using) ?? 0), 0);
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
  const strange = cards.findIndex((card) => !isCard(card));
  if (strange !== -1) return refusal([strange], `${show(cards[strange])} is no card.`);
  const twice = repeated(cards);
  if (twice !== -1) return refusal([twice], `${show(cards[twice])} cannot be played twice.`);
  const jokers = cards.filter((card) => isCard(card) && isJoker(card)).length;
  const valued = cards.length - jokers;
  if (jokers > 1 && !using.rules.jokerChain) return refusal([], `One Joker goes into a play, not ${jokers}.`);
  if (valued === 0)
    return refusal([], jokers === 0 ? 'A card must be played.' : 'A Joker is played with another card.');
  if (valued > jokers + 1)
    return refusal(
      [],
      `${jokers + 1 === 1 ? 'One card is' : `At most ${jokers + 1} cards besides Jokers are`} played.`,
    );
  return undefined;
}

/** The place of the first card that was there before, or −1. */
function repeated(cards: readonly string[]): number {
  const seen = new Set<string>();
  return cards.findIndex((card) => seen.size === seen.add(card).size);
}

function refusal(path: Problem['path'], message: string): Problem {
  return { rule: 'F-JOKER', path, message };
}
