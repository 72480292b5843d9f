import { baseline, fitting, letters, MARGIN, textWidth, WIDTH } from '@tabletop/game/svg';
import { count, LONGEST_NAME, plain } from '@tabletop/game/text';
import type { SkirmishView } from '../view.js';

/** Where the table begins, below the header. */
export const HEADER_HEIGHT = 64;

/** The table, the turn and who moves, in words. */
export function headline({ board, turn, order, mover, stage }: SkirmishView): string {
  const table = plain(board.name, LONGEST_NAME);
  if (turn === 0) return `${table}, before the first turn`;
  const player = order[mover];
  if (stage.phase === 'over') return `${table}, turn ${turn}: the end`;
  return `${table}, turn ${turn}: ${player === undefined ? 'after the moves' : `${plain(player, LONGEST_NAME)} moves`}`;
}

/** The deck and the discards, in words. */
export function stockText({ deck, discards }: SkirmishView): string {
  return `Deck ${deck}, ${count(discards.length, 'discard')}`;
}

/** The turn, who moves, the deck and the discards, and what is awaited. */
export function header(view: SkirmishView, awaited: string): string {
  const stock = stockText(view);
  const room = WIDTH - 2 * MARGIN - textWidth(stock, 13) - 12;
  const right = WIDTH - MARGIN;
  return [
    letters(fitting(headline(view), 19, room, true), MARGIN, 22 + baseline(19), { size: 19, bold: true }),
    letters(stock, right, 22 + baseline(13), { size: 13, anchor: 'end' }),
    letters(fitting(awaited, 13, WIDTH - 2 * MARGIN), MARGIN, 48 + baseline(13), { size: 13 }),
  ].join('');
}
