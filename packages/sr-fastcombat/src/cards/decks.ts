import { type Problem, show } from '@tabletop/dice';
import { RuleError } from '@tabletop/game';
import { MAX_FIGURES, MAX_PROBLEMS } from '../limits.js';
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
 * Throws `RuleError` 'invalid-figures' unless each number is whole, from 0 to `MAX_FIGURES`.
 *
 * @rule F-DECKS
 */
export function decksNeeded(
  figuresPerPlayer: readonly number[],
  using: Ruled<'startHand' | 'startHandPerFigure' | 'dealtPerDeck'> = { rules: DEFAULT_RULES },
): number {
  const problems = figuresPerPlayer
    .flatMap((figures, at) => (Number.isInteger(figures) && figures >= 0 && figures <= MAX_FIGURES ? [] : [at]))
    .slice(0, MAX_PROBLEMS)
    .map((at) => problem(at, figuresPerPlayer[at]));
  if (problems.length > 0) throw new RuleError('invalid-figures', problems);
  const dealt = figuresPerPlayer.reduce((sum, figures) => sum + startingHand(figures, using), 0);
  return Math.max(1, Math.ceil(dealt / using.rules.dealtPerDeck));
}

function problem(at: number, figures: number | undefined): Problem {
  const message = `A player has a whole number of figures from 0 to ${MAX_FIGURES}, not ${show(figures)}.`;
  return { rule: 'F-DECKS', path: [at], message };
}
