import { seatOf } from '@tabletop/game';
import { sensibleBot, type WarcrabsPolicy } from '../../src/bots.js';
import { type WarcrabsAction, type WarcrabsState, warcrabs } from '../../src/index.js';

/** What the sensible bot does for whoever must choose. */
export function chosen(state: WarcrabsState): WarcrabsAction {
  const [player] = warcrabs.actors(state);
  if (player === undefined) throw new Error('nobody has to choose');
  return seatOf(warcrabs, sensibleBot, player, 'bot')(state);
}

/** A policy that is told nothing but what it sees and why an action would be refused; what is, it notes. */
export function withoutHelp(policy: WarcrabsPolicy, refused: string[]): WarcrabsPolicy {
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

/** The Wilson interval of a share at 95 %. */
export function wilson(won: number, of: number): readonly [low: number, high: number] {
  const z = 1.959964;
  const [share, square] = [won / of, (z * z) / of];
  const middle = (share + square / 2) / (1 + square);
  const half = (z / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return [middle - half, middle + half];
}
