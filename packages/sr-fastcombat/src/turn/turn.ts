import type { Chance } from '@tabletop/dice';
import type { Step } from '@tabletop/game';
import { changed, changedFigure, changedPlayer } from '../change.js';
import type { Context } from '../context.js';
import type { SkirmishEvent } from '../events.js';
import { activeOf } from '../find.js';
import type { SkirmishState } from '../state.js';
import { endOfTurn } from './ending.js';
import { nextMover } from './movers.js';
import { UNWALKED } from './walking.js';
import { openWindow } from './window.js';

/**
 * A turn begins: every active figure has all its Actions, none carried over, and its move still to come.
 *
 * @rule F-ACT
 * @rule F-SEQUENCE
 */
export function beginTurn(state: SkirmishState): Step<SkirmishState, SkirmishEvent> {
  const turn = state.turn + 1;
  const figures = state.figures.map((figure) =>
    changedFigure(figure, {
      actions: figure.status === 'active' ? figure.profile.actions : 0,
      walked: UNWALKED,
      moved: false,
      detectedBy: [],
    }),
  );
  const players = state.players.map((player) => changedPlayer(player, { passing: 'no' }));
  return {
    state: changed(state, { turn, figures, players, mover: 0, stage: { phase: 'next' } }),
    events: [{ type: 'turn-began', rule: 'F-SEQUENCE', turn }],
  };
}

/**
 * The moves of the next player in order of initiative begin, with a window; after those of the last one, a last window
 * opens. Who has no active figure is passed over.
 *
 * @rule F-SEQUENCE
 * @rule F-WINDOW
 */
export function beginMoves(state: SkirmishState): Step<SkirmishState, SkirmishEvent> {
  const log: SkirmishEvent[] = [];
  const player = state.order[state.mover];
  if (player === undefined) return { state: openWindow(state, 'last', log), events: log };
  if (activeOf(state, player).length === 0) return { state: nextMover(state), events: log };
  log.push({ type: 'moves-began', rule: 'F-SEQUENCE', player });
  return { state: openWindow(state, 'moves', log), events: log };
}

/**
 * The turn ends: the goal is looked at, then three cards are owed to every player for each active figure.
 *
 * @rule F-DRAW
 * @rule F-WIN
 */
export function endTurn(state: SkirmishState, _chance: Chance, { rules }: Context): Step<SkirmishState, SkirmishEvent> {
  const log: SkirmishEvent[] = [{ type: 'turn-ended', rule: 'F-SEQUENCE', turn: state.turn }];
  const looked = endOfTurn(state, rules, log);
  if (looked.stage.phase === 'over') return { state: looked, events: log };
  const players = looked.players.map((player) => {
    const cards = rules.drawPerFigure * activeOf(looked, player.id).length;
    return changedPlayer(player, { owed: { cards, rule: 'F-DRAW' } });
  });
  return { state: changed(looked, { players, stage: { phase: 'turn' } }), events: log };
}
