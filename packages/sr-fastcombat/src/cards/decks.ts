import { show } from '@tabletop/dice';
import { isWhole, MAX_SETUP_PROBLEMS, problem, refusal } from '@tabletop/game';
import { MAX_COUNTED_FIGURES } from '../limits.js';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';

/**
 * The cards that a player with so many figures starts with: 5, and 3 for each.
 *
 * @rule F-DECKS
 */
export function startingHand(
  figures: number,
  using: Ruled<'startHand' | 'startHandPerFigure'> = { rules: DEFAULT_RULES },
): number {
  return using.rules.startHand + using.rules.startHandPerFigure * figures;
}

/**
 * How many decks are needed: enough that at most 39 cards of each, three quarters of its 52, are dealt at the start.
 * Jokers count among the cards dealt, and do not make a deck larger. At least 1.
 *
 * Throws `RuleError` 'invalid-figures' unless each number is whole, from 0 to `MAX_COUNTED_FIGURES`.
 *
 * @rule F-DECKS
 */
export function decksNeeded(
  figuresPerPlayer: readonly number[],
  using: Ruled<'startHand' | 'startHandPerFigure' | 'dealtPerDeck'> = { rules: DEFAULT_RULES },
): number {
  const problems = figuresPerPlayer.flatMap((figures, at) =>
    isWhole(figures, 0, MAX_COUNTED_FIGURES)
      ? []
      : [problem([at], `A player has from 0 to ${MAX_COUNTED_FIGURES} figures, not ${show(figures)}.`, 'F-DECKS')],
  );
  if (problems.length > 0) throw refusal('invalid-figures', problems, MAX_SETUP_PROBLEMS);
  const dealt = figuresPerPlayer.reduce((sum, figures) => sum + startingHand(figures, using), 0);
  return Math.max(1, Math.ceil(dealt / using.rules.dealtPerDeck));
}
