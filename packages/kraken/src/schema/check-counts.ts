import type { Problem } from '@tabletop/dice';
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
    if (message !== undefined) problems.push({ rule: 'K-PLUCK-BOUNDS', path: ['sailors', at, 'pluck'], message });
  }
  for (const [at, { id }] of state.tentacles.entries()) {
    if (id > rules.tentacles) {
      const message = `The tentacles have ids from 1 to ${rules.tentacles}.`;
      problems.push({ rule: 'K-TENTACLES', path: ['tentacles', at, 'id'], message });
    }
  }
  if (state.lostThisTurn > rules.tentacles) {
    const message = `No more than ${rules.tentacles} tentacles can be lost in a turn.`;
    problems.push({ rule: 'K-MORALE', path: ['lostThisTurn'], message });
  }
  const { turn } = state;
  if (turn === 0 && state.stage.phase !== 'start')
    problems.push({ path: ['turn'], message: 'Turn 0 is only before the first turn.' });
  if (rules.maxTurns !== null && turn > rules.maxTurns)
    problems.push({ rule: 'K-LOSE', path: ['turn'], message: `There are at most ${rules.maxTurns} turns.` });
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
