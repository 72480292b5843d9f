import type { GameAction } from '../../packages/game/src/contract.js';
import type { Policy } from '../../packages/game/src/policy.js';

/**
 * A policy that is told nothing but what it sees and why an action would be refused; what is, it notes. Throws where it asks
 * for more, or changes what it sees.
 */
export function withoutHelp<View, Action extends GameAction>(
  policy: Policy<View, Action>,
  refused: string[],
): Policy<View, Action> {
  const never = (): never => {
    throw new Error('not to be asked');
  };
  return ({ player, view, check, chance }) => {
    const before = JSON.stringify(view);
    const action = policy({
      player,
      view,
      chance,
      legal: never,
      sample: never,
      check: (wish) => {
        const problem = check(wish);
        if (problem !== undefined) refused.push(`${wish.type}: ${problem.message}`);
        return problem;
      },
    });
    if (JSON.stringify(view) !== before) throw new Error('the view was changed');
    return action;
  };
}
