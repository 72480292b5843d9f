import { changed, changedFigure, changedPlayer } from '../change.js';
import type { FigureId } from '../ids.js';
import type { SkirmishState } from '../state.js';

/** The state in which a figure's move begins, and that of another is over. */
export function beginMove(state: SkirmishState, id: FigureId): SkirmishState {
  return changed(moveOver(state), { moving: id });
}

/** The state in which no figure's move is under way, and nobody passes for one any more. */
export function moveOver(state: SkirmishState): SkirmishState {
  const { moving } = state;
  return changed(state, {
    moving: null,
    leg: null,
    figures:
      moving === null
        ? state.figures
        : state.figures.map((figure) => (figure.id === moving ? changedFigure(figure, { moved: true }) : figure)),
    players: state.players.map((player) =>
      player.passing === 'move' ? changedPlayer(player, { passing: 'no' }) : player,
    ),
  });
}

/** The state in which it is the next player's turn to move. */
export function nextMover(state: SkirmishState): SkirmishState {
  return changed(moveOver(state), { mover: state.mover + 1, stage: { phase: 'next' } });
}
