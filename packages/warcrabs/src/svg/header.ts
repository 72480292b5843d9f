import { baseline, fitting, letters, MARGIN, WIDTH } from '@tabletop/game/svg';
import { shown, tellerOf } from '../text/teller.js';
import type { WarcrabsView } from '../view.js';
import { activeCrab } from './active.js';

/** Where the table begins, below the header. */
export const HEADER_HEIGHT = 64;

/** The table, the turn and whose activation it is, in words. */
export function headline(view: WarcrabsView): string {
  const { board, turn, stage } = view;
  const table = shown(board.name);
  if (turn === 0) return `${table}, before the first turn`;
  if (stage.phase === 'over') return `${table}, turn ${turn}: the end`;
  const active = activeCrab(view);
  return active === undefined
    ? `${table}, turn ${turn}`
    : `${table}, turn ${turn}: ${tellerOf(view).crab(active.id)} acts`;
}

/** The table, the turn, whose activation it is, and what is awaited. */
export function header(view: WarcrabsView, awaited: string): string {
  const room = WIDTH - 2 * MARGIN;
  return [
    letters(fitting(headline(view), 19, room, true), MARGIN, 22 + baseline(19), { size: 19, bold: true }),
    letters(fitting(awaited, 13, room), MARGIN, 48 + baseline(13), { size: 13 }),
  ].join('');
}
