import { listed } from '@tabletop/game/text';
import type { Answered, WindowOpened } from '../events.js';
import type { Answer, Occasion } from '../state.js';
import { deedText } from './deed-text.js';
import type { Teller } from './teller.js';

/** When a window is open. */
export const OCCASIONS: Readonly<Record<Occasion, string>> = {
  moves: 'before the moves begin',
  leg: 'on this leg',
  halt: 'during this halt',
  deed: 'after this action',
  last: 'after the last move',
};

/** For how long somebody passes. */
export const UNTIL: Readonly<Record<Extract<Answer, { kind: 'pass' }>['until'], string>> = {
  now: '',
  move: ' for the rest of this move',
  turn: ' for the rest of the turn',
};

export function windowText({ occasion, asked }: WindowOpened, { player }: Teller): string {
  const when = OCCASIONS[occasion];
  if (asked.length === 0) return `Nobody is left to act ${when}.`;
  return `${listed(asked.map(player))} may act ${when}.`;
}

/** An answer, sealed or one's own. */
export function answerText({ player, answer }: Pick<Answered, 'player' | 'answer'>, teller: Teller): string {
  const name = teller.player(player);
  if (answer === null) return `${name} has answered.`;
  if (answer.kind === 'pass') return `${name} passes${UNTIL[answer.until]}.`;
  return `${name} answers: ${deedText(answer.deed, teller)}${markText(answer.deed.mark)}.`;
}

/** ', after 3 cm of the leg', or nothing for what is done at once. */
export function markText(mark: number | undefined): string {
  return mark === undefined || mark === 0 ? '' : `, after ${mark} cm of the leg`;
}
