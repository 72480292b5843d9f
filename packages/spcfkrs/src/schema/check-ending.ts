import { type Problem, show } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { sidesInPlay } from '../find.js';
import type { Rules } from '../rules.js';
import type { Ending, SideId, SpcfkrsState } from '../state.js';

/**
 * What is wrong with the end of a match: it is over when at most one side has a living unit left, or after the last
 * round, and then it ended so and that side has won.
 *
 * @rule S-WIN
 */
export function endingProblems(state: SpcfkrsState, { maxRounds }: Rules): readonly Problem[] {
  const { stage, round } = state;
  const refuse = (field: string, message: string): readonly Problem[] => [problem(['stage', field], message, 'S-WIN')];
  const left = sidesInPlay(state);
  if (stage.step !== 'over')
    return left.length > 1 ? [] : refuse('step', 'The match is over where one side has living units, or none.');
  const { ending, side } = endingOf(left);
  if (stage.ending !== ending || (ending === 'round-limit' && round !== maxRounds))
    return refuse('ending', `The match has not ended by ${show(stage.ending)}.`);
  return stage.side === side
    ? []
    : refuse('side', `By ${show(ending)} ${side === null ? 'no side' : show(side)} wins.`);
}

/** How a match ended when these sides have living units left. */
function endingOf([last, ...others]: readonly SideId[]): { readonly ending: Ending; readonly side: SideId | null } {
  if (last === undefined) return { ending: 'none-left', side: null };
  return others.length > 0 ? { ending: 'round-limit', side: null } : { ending: 'last-side', side: last };
}
