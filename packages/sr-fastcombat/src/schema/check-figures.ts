import type { Problem } from '@tabletop/dice';
import { problem, under } from '@tabletop/game';
import { standsFree } from '@tabletop/geometry';
import { playerOf } from '../find.js';
import type { Rules } from '../rules.js';
import type { Figure, SkirmishState } from '../state.js';
import { walkAreaOf } from '../table/ground.js';
import { walkCost } from '../turn/walking.js';
import { toUnits } from '../units.js';

/**
 * What is wrong with the figures of a state: where they stand, what they have left of their turn, and who has detected
 * them. Their shape says all that there is to say of their sheets.
 *
 * @rule F-MEASURE
 * @rule F-ACTIONS
 * @rule F-MOVE
 */
export function figureProblems(state: SkirmishState, rules: Rules): readonly Problem[] {
  return state.figures.flatMap((figure, at) =>
    under(
      ['figures', at],
      [...placeProblems(state, figure, rules), ...turnProblems(figure, rules), ...detectionProblems(state, figure)],
    ),
  );
}

function placeProblems(state: SkirmishState, figure: Figure, rules: Rules): readonly Problem[] {
  if (standsFree(figure.at, walkAreaOf(state, figure, rules))) return [];
  return [problem(['at'], 'A base stands on the table, off walls and over no other.', 'F-MEASURE')];
}

function turnProblems({ status, posture, actions, walked, profile }: Figure, rules: Rules): readonly Problem[] {
  const problems: Problem[] = [];
  const most = status === 'active' ? profile.actions : 0;
  if (actions > most) problems.push(problem(['actions'], `The figure has at most ${most} Actions left.`, 'F-ACTIONS'));
  if (status === 'out' && posture !== 'prone')
    problems.push(problem(['posture'], 'A figure that is out of the fight lies where it fell.', 'F-DAMAGE'));
  if (walkCost(walked, rules) > toUnits(profile.speed))
    problems.push(problem(['walked'], `That is further than Speed ${profile.speed} goes in a turn.`, 'F-MOVE'));
  return problems;
}

function detectionProblems(state: SkirmishState, { detectedBy, owner }: Figure): readonly Problem[] {
  return detectedBy.flatMap((player, at) => {
    const isEnemy = player !== owner && playerOf(state, player) !== undefined;
    if (isEnemy && detectedBy.indexOf(player) === at) return [];
    return [problem(['detectedBy', at], 'A figure is detected by other players, each named once.', 'F-SPELLS')];
  });
}
