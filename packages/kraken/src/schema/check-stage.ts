import { type Problem, show } from '@tabletop/dice';
import { problem, under } from '@tabletop/game';
import { ENDINGS, ENDINGS_AT_ONCE, isDue, testsMorale } from '../ending.js';
import type { Rules } from '../rules.js';
import type { KrakenState, Stage } from '../state.js';

/**
 * What is wrong with where the turn stands: it refers to players, sailors in play and tentacles that there are, each
 * once; the game is over when it is lost or won, and only then, by an ending that is true.
 *
 * @rule K-WIN
 * @rule K-LOSE
 */
export function stageProblems(state: KrakenState, rules: Rules): readonly Problem[] {
  return under(['stage'], stageFaults(state, rules));
}

function stageFaults(state: KrakenState, rules: Rules): readonly Problem[] {
  const { stage } = state;
  if (stage.phase === 'over') {
    const { ending } = stage;
    if (isDue(ending, state, rules)) return [];
    return [problem(['ending'], `The game has not ended by ${show(ending)}.`, ENDINGS[ending].rule)];
  }
  const due = ENDINGS_AT_ONCE.find((ending) => isDue(ending, state, rules));
  if (due !== undefined) return [problem(['phase'], `The game would be over by now: ${show(due)}.`, ENDINGS[due].rule)];
  return referenceProblems(stage, state);
}

function referenceProblems(stage: Exclude<Stage, { phase: 'over' }>, state: KrakenState): readonly Problem[] {
  const sailors = state.sailors.filter(({ fate }) => fate === 'in-play').map(({ id }) => id);
  const tentacles = state.tentacles.map(({ id }) => id);
  switch (stage.phase) {
    case 'start':
      return [];
    case 'movement':
      return [
        ...strangers(['order'], stage.order, sailors, 'sailor in play'),
        ...(stage.allowance !== null && stage.order.length === 0
          ? [problem(['allowance'], 'There is no sailor left who may move.', 'K-MOVE-ORDER')]
          : []),
      ];
    case 'combat':
      return [
        ...strangers(['ready'], stage.ready, sailors, 'sailor in play'),
        ...strangers(
          ['passed'],
          stage.passed,
          state.players.map(({ id }) => id),
          'player',
        ),
        ...(stage.floor > state.players.length
          ? [problem(['floor'], `There are only ${state.players.length} seats.`, 'K-COMBAT-ROLL')]
          : []),
      ];
    case 'reaction':
      return [
        ...strangers(['order'], stage.order, tentacles, 'tentacle'),
        ...(stage.pending === null
          ? []
          : [
              ...strangers(['pending', 'tentacle'], [stage.pending.tentacle], tentacles, 'tentacle'),
              ...strangers(['pending', 'sailors'], stage.pending.sailors, sailors, 'sailor in play'),
            ]),
      ];
    case 'morale':
      return testsMorale(state)
        ? []
        : [problem(['phase'], 'The kraken tests its morale only after a loss.', 'K-MORALE')];
  }
}

/** The names in a list that are not among those known, or come a second time. */
function strangers<Name extends number | string>(
  path: Problem['path'],
  names: readonly Name[],
  known: readonly Name[],
  what: string,
): readonly Problem[] {
  const isSingle = names.every((name, at) => names.indexOf(name) === at);
  if (isSingle && names.every((name) => known.includes(name))) return [];
  return [problem(path, `Each is a ${what} that there is, named once.`)];
}
