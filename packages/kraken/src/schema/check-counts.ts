import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import type { Rules } from '../rules.js';
import type { KrakenState, Sailor } from '../state.js';

/**
 * What is wrong with the counts of a state: Pluck, tentacles and turns under the rules in force.
 *
 * @rule K-PLUCK-BOUNDS
 */
export function countProblems(state: KrakenState, rules: Rules): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [at, sailor] of state.sailors.entries()) {
    const message = pluckFault(sailor, rules);
    if (message !== undefined) problems.push(problem(['sailors', at, 'pluck'], message, 'K-PLUCK-BOUNDS'));
  }
  for (const [at, { id }] of state.tentacles.entries()) {
    if (id > rules.tentacles) {
      const message = `The tentacles have ids from 1 to ${rules.tentacles}.`;
      problems.push(problem(['tentacles', at, 'id'], message, 'K-TENTACLES'));
    }
  }
  if (state.lostThisTurn > rules.tentacles) {
    const message = `No more than ${rules.tentacles} tentacles can be lost in a turn.`;
    problems.push(problem(['lostThisTurn'], message, 'K-MORALE'));
  }
  const { turn } = state;
  if (turn === 0 && state.stage.phase !== 'start')
    problems.push(problem(['turn'], 'Turn 0 is only before the first turn.'));
  if (rules.maxTurns !== null && turn > rules.maxTurns)
    problems.push(problem(['turn'], `There are at most ${rules.maxTurns} turns.`, 'K-LOSE'));
  return problems;
}

function pluckFault({ fate, pluck }: Sailor, { pluckMinimum, pluckMaximum }: Rules): string | undefined {
  switch (fate) {
    case 'in-play':
      return pluck >= pluckMinimum && pluck <= pluckMaximum
        ? undefined
        : `A sailor in play has a Pluck of ${pluckMinimum} to ${pluckMaximum}, not ${pluck}.`;
    case 'spent':
      return pluck < pluckMinimum ? undefined : `A spent sailor has a Pluck below ${pluckMinimum}, not ${pluck}.`;
    case 'killed':
      return pluck === 0 ? undefined : `A killed sailor has lost all its Pluck, and not ${pluck} left.`;
  }
}
