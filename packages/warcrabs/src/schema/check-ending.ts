import { type Problem, show } from '@tabletop/dice';
import { type PlayerId, problem } from '@tabletop/game';
import { isSameList } from '@tabletop/game/schema';
import { ownersInPlay } from '../find.js';
import type { Rules } from '../rules.js';
import type { Ending, WarcrabsState } from '../state.js';

/**
 * What is wrong with the end of the fight: it is over when at most one owner has a living crab left, or after the last
 * turn, and then it ended so and those have won.
 *
 * @rule W-FIGHT
 */
export function endingProblems(state: WarcrabsState, { drawAfter }: Rules): readonly Problem[] {
  const { stage, turn } = state;
  const refuse = (field: string, message: string): readonly Problem[] => [
    problem(['stage', field], message, 'W-FIGHT'),
  ];
  const left = ownersInPlay(state);
  if (stage.phase !== 'over')
    return left.length > 1 ? [] : refuse('phase', 'The fight is over where one owner has living crabs, or nobody.');
  const { ending, winners } = endingOf(left);
  if (stage.ending !== ending || (ending === 'turn-limit' && turn !== drawAfter))
    return refuse('ending', `The fight has not ended by ${show(stage.ending)}.`);
  if (isSameList(stage.winners, winners)) return [];
  return refuse('winners', `By ${show(ending)} ${winners.map(show).join(', ') || 'nobody'} wins.`);
}

/** How a fight ended when these have living crabs left. */
function endingOf(left: readonly PlayerId[]): { readonly ending: Ending; readonly winners: readonly PlayerId[] } {
  if (left.length > 1) return { ending: 'turn-limit', winners: [] };
  return { ending: left.length === 0 ? 'none-left' : 'last-standing', winners: left };
}
