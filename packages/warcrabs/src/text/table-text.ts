import { type Block, count, fitted, type Line, lengthAllowed, type TextOptions } from '@tabletop/game/text';
import { isAlive } from '../find.js';
import type { WarcrabsView } from '../view.js';
import { awaitedText } from './awaited.js';
import { crabLines, deadLines } from './crab-lines.js';
import { legendOf, middleOf, tablePicture } from './table-picture.js';
import { shown, type Teller, tellerOf } from './teller.js';
import { feet, inches, place } from './words.js';

/** What a text of the table holds. */
export interface TableOptions extends TextOptions {
  /** Whether there is a picture of the table from above, in characters; by default there is. */
  readonly picture?: boolean;
}

/**
 * The whole table as text: the turn and whose activation it is, what is awaited of whom, every crab with its place (in
 * inches from the left and from the upper edge of the floor), height, facing, Hit Points, armour, movement and weapons,
 * the order in which they act, and what stands about.
 *
 * Within `maxLength` it keeps what matters: first to give way is the picture, then what stands about, then the dead,
 * then the order, then the crabs furthest from any enemy. The turn and what is awaited stay to the last.
 */
export function toText(view: WarcrabsView, options: TableOptions = {}): string {
  const most = lengthAllowed(options);
  const teller = tellerOf(view);
  const blocks: Block[] = [];
  if (options.picture !== false) {
    const legend = legendOf(view);
    const title = `The table from above${legend === '' ? '' : `: ${legend}`}`;
    blocks.push({ title, lines: tablePicture(view).map(unweighted), rank: 5, whole: true });
  }
  blocks.push(
    { title: 'Crabs', lines: crabLines(view, teller), rank: 1 },
    { title: 'Order', lines: orderLines(view, teller), rank: 2 },
    { title: 'Dead', lines: deadLines(view), rank: 3 },
    { title: 'Standing about', lines: obstacleLines(view), rank: 4 },
  );
  return fitted(
    [headingOf(view, teller), boardLine(view, teller), awaitedText(view)],
    blocks.filter(({ lines }) => lines.length > 0),
    most,
  );
}

function unweighted(text: string): Line {
  return { text, weight: 0 };
}

const TITLE = 'Warcrabs';

function headingOf({ turn, stage }: WarcrabsView, { crab }: Teller): string {
  if (turn === 0) return `${TITLE}, before the first turn`;
  const heading = `${TITLE}, turn ${turn}`;
  switch (stage.phase) {
    case 'activation':
      return `${heading}: ${crab(stage.crab)} is up`;
    case 'order':
      return `${heading}: who acts first`;
    case 'over':
      return `${heading}: the end`;
    case 'turn':
    case 'next':
      return heading;
  }
}

function boardLine({ board, crabs }: WarcrabsView, { rules }: Teller): string {
  const living = `${crabs.filter(isAlive).length} of ${count(crabs.length, 'crab')} alive`;
  return `${shown(board.name)}: ${living}; after turn ${rules.drawAfter} it is a draw`;
}

/** The living crabs in the order in which they act, on one line. @rule W-ORDER */
function orderLines({ order, crabs }: WarcrabsView, { crab }: Teller): readonly Line[] {
  const living = order.filter((id) => crabs.some((each) => each.id === id && isAlive(each)));
  return living.length === 0 ? [] : [unweighted(`  ${living.map(crab).join(', ')}`)];
}

/** A line for each surface and for each obstacle that is not gone. */
function obstacleLines({ board, burnt, burning }: WarcrabsView): readonly Line[] {
  const surfaces = board.surfaces.map(
    ({ name, height, corners }) => `  ${shown(name)}: a surface ${feet(height)} up, round ${place(middleOf(corners))}`,
  );
  const obstacles = board.obstacles.flatMap(({ name, kind, height, corners }, at) => {
    if (burnt.includes(at)) return [];
    const note = burning.includes(at) ? ', burning' : '';
    return [`  ${shown(name)}: ${kind}, ${inches(height)} high, round ${place(middleOf(corners))}${note}`];
  });
  return [...surfaces, ...obstacles].map(unweighted);
}
