import type { Problem } from '@tabletop/dice';
import type { Rules } from '../rules.js';
import type { Ending, KrakenState, Stage } from '../state.js';

/**
 * What is wrong with where the turn stands: it refers to players, sailors in play and tentacles that there are, each
 * once; the game is over when it is lost or won, and only then, by an ending that is true.
 *
 * @rule K-WIN
 * @rule K-LOSE
 */
export function stageProblems(state: KrakenState, rules: Rules): readonly Problem[] {
  const { stage } = state;
  const due = endingsDue(state, rules);
  if (stage.phase === 'over') {
    const isTrue = due.includes(stage.ending);
    return isTrue ? [] : [problem(['ending'], `The game has not ended by ${JSON.stringify(stage.ending)}.`, 'K-WIN')];
  }
  if (due.some((ending) => IMMEDIATE.includes(ending)))
    return [problem(['phase'], `The game would be over by now: ${JSON.stringify(due[0])}.`, 'K-LOSE')];
  return referenceProblems(stage, state);
}

/** The endings that come about at once; the others when the kraken tests its morale or a turn would begin. */
const IMMEDIATE: readonly Ending[] = ['tentacles-destroyed', 'vessel-lost', 'crew-lost'];

/** The endings to which a state could have come. */
function endingsDue(state: KrakenState, rules: Rules): readonly Ending[] {
  const due: Ending[] = [];
  if (state.tentacles.length === 0) due.push('tentacles-destroyed');
  if (state.hullDamage >= rules.hullPoints) due.push('vessel-lost');
  if (state.sailors.every(({ fate }) => fate !== 'in-play')) due.push('crew-lost');
  if (state.lostThisTurn > 0 && state.tentacles.length > 0) due.push('kraken-fled');
  if (state.turn === rules.maxTurns) due.push('turn-limit');
  return due;
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
      return state.lostThisTurn > 0
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

function problem(path: Problem['path'], message: string, rule?: string): Problem {
  return { ...(rule === undefined ? {} : { rule }), path: ['stage', ...path], message };
}
