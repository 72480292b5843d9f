import type { Problem } from '@tabletop/dice';
import { type PlayerId, problem } from '@tabletop/game';
import { hasEachOnce } from '@tabletop/game/schema';
import type { Deed } from '../deed.js';
import { activeOf, figureOf } from '../find.js';
import type { Rules } from '../rules.js';
import type { Phase, Stage } from '../stage.js';
import type { SkirmishState } from '../state.js';
import { checkLeg } from '../turn/legs.js';
import { isSettling } from './settling.js';

/**
 * What is wrong with where a turn stands: whose moves they are, the figure and the leg under way, and the actions that
 * are to be settled.
 *
 * @rule F-SEQUENCE
 * @rule F-INIT
 * @rule F-WINDOW
 */
export function turnProblems(state: SkirmishState, rules: Rules): readonly Problem[] {
  return [
    ...countProblems(state, rules),
    ...moverProblems(state),
    ...movingProblems(state),
    ...legProblems(state, rules),
    ...deedProblems(state),
  ];
}

const BEFORE_INITIATIVE: readonly Phase[] = ['deal', 'initiative'];
const BEFORE_THE_FIRST: readonly Phase[] = [...BEFORE_INITIATIVE, 'turn'];
const WITHOUT_MOVE: readonly Phase[] = [...BEFORE_THE_FIRST, 'next', 'end', 'over'];

function countProblems({ players, order, turn, stage }: SkirmishState, { maxTurns }: Rules): readonly Problem[] {
  const problems: Problem[] = [];
  const { phase } = stage;
  const unsettled = BEFORE_INITIATIVE.includes(phase);
  const ranked = unsettled ? [] : players.map(({ id }) => id);
  if (!hasEachOnce(order, ranked)) {
    const message = unsettled ? 'Initiative is not settled yet.' : 'The order has every player once.';
    problems.push(problem(['order'], message, 'F-INIT'));
  }
  if (turn === 0 && !BEFORE_THE_FIRST.includes(phase))
    problems.push(problem(['turn'], 'Turn 0 is only before the first turn.', 'F-SEQUENCE'));
  if (turn > 0 && unsettled) problems.push(problem(['turn'], 'Initiative is settled before the first turn.', 'F-INIT'));
  if (maxTurns !== null && turn > maxTurns - (phase === 'turn' ? 1 : 0))
    problems.push(problem(['turn'], `There are at most ${maxTurns} turns.`, 'F-WIN'));
  return problems;
}

function moverProblems(state: SkirmishState): readonly Problem[] {
  const { mover, players, order, stage } = state;
  const refuse = (message: string): readonly Problem[] => [problem(['mover'], message, 'F-SEQUENCE')];
  if (mover > players.length) return refuse(`There are only ${players.length} players.`);
  if (mover < players.length && isAfterAll(stage)) return refuse('All have moved by now.');
  const player = order[mover];
  if (isOfMover(stage) && (player === undefined || activeOf(state, player).length === 0))
    return refuse('Who moves has an active figure.');
  return [];
}

/** Whether something comes after all players’ moves. */
function isAfterAll(stage: Stage): boolean {
  return stage.phase === 'end' || (stage.phase === 'window' && stage.occasion === 'last');
}

/** Whether something is only while somebody moves. */
function isOfMover(stage: Stage): boolean {
  if (stage.phase === 'window') return ['moves', 'leg', 'halt'].includes(stage.occasion);
  return stage.phase === 'move';
}

function movingProblems(state: SkirmishState): readonly Problem[] {
  const { moving, order, mover, stage } = state;
  const refuse = (message: string): readonly Problem[] => [problem(['moving'], message, 'F-SEQUENCE')];
  if (moving === null) return [];
  const isOpening = stage.phase === 'window' && stage.occasion === 'moves';
  if (isOpening || WITHOUT_MOVE.includes(stage.phase)) return refuse('No figure’s move is under way now.');
  const figure = figureOf(state, moving);
  if (figure?.status !== 'active' || figure.owner !== order[mover] || figure.moved)
    return refuse('It moves an active figure of the player whose moves they are, and none that has moved.');
  return [];
}

function legProblems(state: SkirmishState, rules: Rules): readonly Problem[] {
  const { leg, moving, stage, order, mover } = state;
  const isAnnounced = stage.phase === 'window' && stage.occasion === 'leg';
  if (isAnnounced !== (leg !== null)) {
    const message = 'There is a leg while the window for it is open, and no longer.';
    return [problem(['leg'], message, 'F-WINDOW')];
  }
  if (leg === null) return [];
  if (moving === null) return [problem(['moving'], 'A leg is announced for a figure.', 'F-WINDOW')];
  const fault = checkLeg(state, { type: 'announce', player: order[mover] ?? '', figure: moving, path: leg }, rules);
  return fault === undefined ? [] : [{ ...fault, path: ['leg'] }];
}

function deedProblems(state: SkirmishState): readonly Problem[] {
  const { queue, deed, stage } = state;
  const { phase } = stage;
  const problems: Problem[] = [];
  const settling = isSettling(stage);
  if (queue.length > 0 && !settling && phase !== 'contest' && phase !== 'deeds')
    problems.push(problem(['queue'], 'No declared action is to be settled now.', 'F-INTERRUPT'));
  if (deed === null && settling)
    problems.push(problem(['deed'], 'The action that is being settled is missing.', 'F-ACT'));
  if (deed !== null && !settling && phase !== 'deeds')
    problems.push(problem(['deed'], 'No action is being settled now.', 'F-ACT'));

  const known: PlayerId[] = [];
  const declared: readonly (readonly [Problem['path'], Deed])[] = [
    ...(deed === null ? [] : [[['deed'], deed] as const]),
    ...queue.map((each, at) => [['queue', at], each] as const),
  ];
  for (const [path, { figure, player }] of declared) {
    if (figureOf(state, figure)?.owner !== player)
      problems.push(problem([...path, 'figure'], 'An action is one of a figure of its player’s own.', 'F-ACT'));
    if (known.includes(player))
      problems.push(problem([...path, 'player'], 'A player declares one action at a time.', 'F-WINDOW'));
    known.push(player);
  }
  return problems;
}
