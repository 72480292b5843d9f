import { type Problem, show } from '@tabletop/dice';
import { type PlayerId, problem } from '@tabletop/game';
import { isSameList } from '@tabletop/game/schema';
import { activeOf } from '../find.js';
import type { Rules } from '../rules.js';
import type { Ending } from '../stage.js';
import type { SkirmishState } from '../state.js';
import { endIfDecided, playersIn } from '../turn/ending.js';

/**
 * What is wrong with the end of the game: it is over when at most one player has an active figure left and no action is
 * being settled, or by an ending that is true; and zones are held as they can be.
 *
 * @rule F-WIN
 */
export function endingProblems(state: SkirmishState, rules: Rules): readonly Problem[] {
  const { stage, deed } = state;
  const refuse = (field: string, message: string) => problem(['stage', field], message, 'F-WIN');
  const left = state.players.filter(({ id }) => activeOf(state, id).length > 0);
  const problems = [...holdingProblems(state)];
  if (stage.phase !== 'over') {
    if (deed === null && left.length < 2) problems.push(refuse('phase', 'The game would be over by now.'));
    return problems;
  }
  const winners = winnersBy(stage.ending, state, rules);
  if (winners === undefined) problems.push(refuse('ending', `The game has not ended by ${show(stage.ending)}.`));
  else if (!isSameList(winners, stage.winners))
    problems.push(refuse('winners', `By ${show(stage.ending)} ${winners.map(show).join(', ') || 'nobody'} wins.`));
  return problems;
}

/** Who wins by an ending; undefined where the game cannot have ended so. */
function winnersBy(ending: Ending, state: SkirmishState, { maxTurns }: Rules): readonly PlayerId[] | undefined {
  const decided = endIfDecided(state, [])?.stage;
  if (decided?.phase === 'over') return decided.ending === ending ? decided.winners : undefined;
  const { goal, players, turn } = state;
  const there = goal.kind === 'reach' ? playersIn(state, goal.zone) : [];
  switch (ending) {
    case 'zone-reached':
      return there.length === 1 ? there : undefined;
    case 'zone-shared':
      return there.length > 1 ? [] : undefined;
    case 'zone-held': {
      const holders = players.filter(({ held }) => goal.kind === 'hold' && held === goal.turns).map(({ id }) => id);
      return holders.length === 1 ? holders : undefined;
    }
    case 'turn-limit':
      return turn === maxTurns && there.length === 0 ? [] : undefined;
    case 'last-standing':
    case 'none-left':
      return undefined;
  }
}

function holdingProblems({ players, goal, stage }: SkirmishState): readonly Problem[] {
  const isHeld = stage.phase === 'over' && stage.ending === 'zone-held';
  const most = goal.kind === 'hold' ? goal.turns - (isHeld ? 0 : 1) : 0;
  const holders = players.filter(({ held }) => held > 0);
  return players.flatMap(({ held }, at): readonly Problem[] => {
    const path = ['players', at, 'held'];
    if (held > most) return [problem(path, `A zone has been held for at most ${most} turns in a row.`, 'F-WIN')];
    if (held === 0 || holders.length === 1) return [];
    return [problem(path, 'A zone is held by one player alone.', 'F-WIN')];
  });
}
