import { type Block, count, fitted, type Line, lengthAllowed, type TextOptions } from '@tabletop/game/text';
import type { Goal } from '../state.js';
import type { SkirmishView } from '../view.js';
import { awaitedText } from './awaited.js';
import { figureLines, groundLines, outLines } from './figure-lines.js';
import { handLines } from './hands-text.js';
import { legendOf, tablePicture } from './table-picture.js';
import { shown, tellerOf } from './teller.js';

/** What a text of the table holds. */
export interface TableOptions extends TextOptions {
  /** Whether there is a picture of the table from above, in characters; by default there is. */
  readonly picture?: boolean;
}

/**
 * The whole table as text: the turn and who moves, the deck, what is awaited of whom, the hands (the cards of the
 * viewer's own, counts of all others), every figure with its place (in centimetres from the upper left corner), posture,
 * Actions and what it holds ready, and what lies on the ground. Nothing is in it that the view does not show.
 *
 * Within `maxLength` it keeps what matters: first to give way is the picture, then those out of the fight, then what
 * lies on the ground, then the figures furthest from any enemy, then the hands of the others. The turn and what is
 * awaited stay to the last.
 */
export function toText(view: SkirmishView, options: TableOptions = {}): string {
  const most = lengthAllowed(options);
  const blocks: Block[] = [];
  if (options.picture !== false) {
    const legend = legendOf(view);
    const title = `The table from above${legend === '' ? '' : `: ${legend}`}`;
    blocks.push({ title, lines: tablePicture(view).map(unweighted), rank: 5, whole: true });
  }
  blocks.push(
    { title: 'Hands', lines: handLines(view), rank: 1 },
    { title: 'Figures', lines: figureLines(view, tellerOf(view)), rank: 2 },
    { title: 'On the ground', lines: groundLines(view), rank: 3 },
    { title: 'Out of the fight', lines: outLines(view), rank: 4 },
  );
  return fitted(
    [headingOf(view), tableLine(view), awaitedText(view)],
    blocks.filter(({ lines }) => lines.length > 0),
    most,
  );
}

function unweighted(text: string): Line {
  return { text, weight: 0 };
}

function headingOf({ turn, stage, order, mover }: SkirmishView): string {
  if (turn === 0) return `${TITLE}, before the first turn`;
  const player = order[mover];
  if (stage.phase === 'over') return `${TITLE}, turn ${turn}: the end`;
  return `${TITLE}, turn ${turn}: ${player === undefined ? 'after the moves' : `${shown(player)} moves`}`;
}

const TITLE = 'Faster combat system';

function tableLine({ board, deck, discards, goal }: SkirmishView): string {
  return `${shown(board.name)}: ${count(deck, 'card')} in the deck, ${count(discards.length, 'discard')}${goalText(goal)}`;
}

function goalText(goal: Goal): string {
  switch (goal.kind) {
    case 'lastStanding':
      return '';
    case 'reach':
      return '; whoever reaches the zone wins';
    case 'hold':
      return `; whoever holds the zone for ${count(goal.turns, 'turn')} wins`;
  }
}
