import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import type { Rules } from '../rules.js';
import { DEFAULT_RULES } from '../rules.js';

/**
 * What is wrong with the Pluck of a crew, one figure a sailor; empty when it may sail. At least 5 sailors share at most
 * 50 points, each starting with 3 to 10.
 *
 * @rule K-CREW
 */
export function checkCrew(
  pluck: readonly number[],
  rules: Pick<
    Rules,
    'crewMinimum' | 'crewMaximum' | 'startPluckMinimum' | 'startPluckMaximum' | 'pluckTotal' | 'mustSpendAll'
  > = DEFAULT_RULES,
): readonly Problem[] {
  const { crewMinimum, crewMaximum, startPluckMinimum, startPluckMaximum, pluckTotal, mustSpendAll } = rules;
  const problems: Problem[] = [];
  const refuse = (path: Problem['path'], message: string) => problems.push(problem(path, message, 'K-CREW'));
  if (pluck.length < crewMinimum) refuse([], `A crew has at least ${crewMinimum} sailors, not ${pluck.length}.`);
  if (pluck.length > crewMaximum) refuse([], `A crew has at most ${crewMaximum} sailors, not ${pluck.length}.`);
  for (const [at, points] of pluck.entries()) {
    if (!Number.isInteger(points) || points < startPluckMinimum || points > startPluckMaximum)
      refuse(
        [at, 'pluck'],
        `A sailor starts with a Pluck of ${startPluckMinimum} to ${startPluckMaximum}, not ${points}.`,
      );
  }
  const total = pluck.reduce((sum, points) => sum + points, 0);
  if (total > pluckTotal) refuse([], `The crew shares at most ${pluckTotal} Pluck points, not ${total}.`);
  if (mustSpendAll && total < pluckTotal) refuse([], `All ${pluckTotal} Pluck points must be given out, not ${total}.`);
  return problems;
}
