import type { Chance } from '@tabletop/dice';
import { field, type PlayerId, type Step } from '@tabletop/game';
import type { Pass } from '../actions.js';
import { awaitedBid } from '../cards/bids.js';
import { changed, withPlayer } from '../change.js';
import type { Context, Entry } from '../context.js';
import type { Deed } from '../deed.js';
import type { SkirmishEvent } from '../events.js';
import { activeOf } from '../find.js';
import type { Answer, Occasion, SkirmishState, Stage } from '../state.js';
import { awaitedPlayers, decisionAfter } from './awaited.js';
import { nextMover } from './movers.js';
import { walkLeg } from './walking.js';

/** Whether a player can declare an action at all: has an active figure with an Action left. */
export function canAct({ figures }: Pick<SkirmishState, 'figures'>, player: PlayerId): boolean {
  return figures.some(({ owner, status, actions }) => owner === player && status === 'active' && actions > 0);
}

/**
 * Who is asked in a window: everyone who could act and has not passed beforehand, and whoever calls for it.
 *
 * @rule F-WINDOW
 */
export function askedIn(state: SkirmishState, caller: PlayerId | undefined): readonly PlayerId[] {
  return state.players
    .filter(({ id, passing }) => (passing === 'no' || id === caller) && canAct(state, id))
    .map(({ id }) => id);
}

/**
 * Opens a window: everyone who could act and has not passed beforehand is asked once. `given` is the answer of the
 * player who calls for it.
 *
 * @rule F-WINDOW
 */
export function openWindow(
  state: SkirmishState,
  occasion: Occasion,
  log: SkirmishEvent[],
  given?: Answer,
): SkirmishState {
  const asked = askedIn(state, given?.player);
  log.push({ type: 'window-opened', rule: 'F-WINDOW', occasion, asked });
  const answers = given === undefined ? [] : [given];
  return changed(state, { stage: { phase: 'window', occasion, asked, answers } });
}

/** The state with one more answer, in the order of seats. */
export function withAnswer(state: SkirmishState, answer: Answer, { rules }: Context): SkirmishState {
  const { stage } = state;
  if (stage.phase !== 'window') return state;
  const given = [...stage.answers, answer];
  const answers = state.players.flatMap(({ id }) => given.filter(({ player }) => player === id));
  return changed(state, {
    decision: decisionAfter(state, rules),
    players: withPlayer(state.players, answer.player, { trades: 0 }),
    stage: { phase: 'window', occasion: stage.occasion, asked: stage.asked, answers },
  });
}

/**
 * Declares nothing: in this window, in every one of this figure's move, or of this turn.
 *
 * @rule F-WINDOW
 */
export const pass: Entry<Pass> = {
  rule: 'F-WINDOW',
  fields: { until: field.oneOf('now', 'move', 'turn') },
  awaits: (state, { rules }) => (state.stage.phase === 'window' ? awaitedPlayers(state, rules) : []),
  legal: (_state, player) => UNTIL.map((until): Pass => ({ type: 'pass', player, until })),
  check: () => undefined,
  apply: (state, { player, until }, _chance, context) => {
    const answer: Answer = { player, kind: 'pass', until };
    return {
      state: withAnswer(state, answer, context),
      events: [{ type: 'answered', rule: 'F-WINDOW', player, answer }],
    };
  },
};

const UNTIL = ['now', 'move', 'turn'] as const;

/**
 * When everyone has answered: without any declaration the window closes. Else the leg is walked to the lowest mark that
 * was declared at, and the actions of that mark are settled: a single one at once, several in the order for which their
 * players then play. What was declared further on is not heard of.
 *
 * @rule F-WINDOW
 * @rule F-INTERRUPT
 */
export function settleWindow(
  state: SkirmishState,
  _chance: Chance,
  context: Context,
): Step<SkirmishState, SkirmishEvent> {
  if (state.stage.phase !== 'window') return { state, events: [] };
  const { answers } = state.stage;
  const log: SkirmishEvent[] = [];
  const passed = withPasses(state, answers, log);
  const deeds = answers.flatMap((answer) => (answer.kind === 'deed' ? [answer.deed] : []));
  if (deeds.length === 0) return { state: closeWindow(passed, log, context), events: log };

  const mark = Math.min(...deeds.map(markOf));
  const first = deeds.filter((deed) => markOf(deed) === mark);
  const walked = walkLeg(passed, mark, context.rules, log);
  for (const deed of first) log.push({ type: 'declared', rule: 'F-WINDOW', deed });
  const stage: Stage =
    first.length === 1
      ? { phase: 'deeds' }
      : contestOf(state.order.filter((id) => first.some(({ player }) => player === id)));
  return { state: changed(walked, { leg: null, queue: first, deed: null, stage }), events: log };
}

/** The stage in which some players play for who goes first; in order of initiative. */
function contestOf(rank: readonly PlayerId[]): Stage {
  return { phase: 'contest', ranks: [rank], bids: rank.map((id) => awaitedBid(id, 'down')) };
}

/** After how many centimetres of the leg an action is declared. */
export function markOf({ mark }: Pick<Deed, 'mark'>): number {
  return mark ?? 0;
}

function withPasses(state: SkirmishState, answers: readonly Answer[], log: SkirmishEvent[]): SkirmishState {
  let { players } = state;
  for (const answer of answers) {
    if (answer.kind !== 'pass' || answer.until === 'now') continue;
    const { player, until } = answer;
    players = withPlayer(players, player, { passing: until });
    log.push({ type: 'passed-on', rule: 'F-WINDOW', player, until });
  }
  return players === state.players ? state : changed(state, { players });
}

/** Closes the window: the leg that was announced is walked, and who moves goes on. */
function closeWindow(state: SkirmishState, log: SkirmishEvent[], { rules }: Context): SkirmishState {
  log.push({ type: 'window-closed', rule: 'F-WINDOW' });
  return goOn(state.leg === null ? state : changed(walkLeg(state, null, rules, log), { leg: null }));
}

/** The state in which who moves goes on with it, or the next player does, or the turn ends. */
export function goOn(state: SkirmishState): SkirmishState {
  const mover = state.order[state.mover];
  if (mover === undefined) return changed(state, { stage: { phase: 'end' } });
  if (activeOf(state, mover).length === 0) return nextMover(state);
  return changed(state, { stage: { phase: 'move' } });
}
