import { picture, type SvgOptions } from '@tabletop/game/svg';
import { plain } from '@tabletop/game/text';
import { isAlive } from './find.js';
import { HEADER_HEIGHT, header, headline } from './svg/header.js';
import { key } from './svg/key.js';
import { namesBelow } from './svg/names-below.js';
import { drawTable } from './svg/table.js';
import { awaitedText } from './text/awaited.js';
import { shown } from './text/teller.js';
import type { WarcrabsView } from './view.js';

export type { SvgOptions } from '@tabletop/game/svg';

/**
 * A picture of the table from above as a standalone SVG document: floor, surfaces and obstacles, the higher the lighter,
 * with their heights; paper, and the ash of what is gone; crabs as discs of their true size in their owner's colour,
 * their claws and an arrow to where they face, with number, name, Hit Points and armour; stars over the stunned, the
 * dead crossed out; round the active crab its arcs, how far its claws reach and how far it may still move, or throw the
 * crab that it has lifted; above, the turn, whose activation it is and what is awaited; below, what colours and signs
 * mean, the players, and the crabs in the order in which they act. Inches along the edges are those by which places are
 * named. It shows all surfaces and crabs, and no more of the floor than lies round them. Every letter is at least 12
 * pixels high at a width of 800. The same view always gives the same text, which holds no ids and no scripts.
 *
 * Throws `RuleError` 'invalid-options' for a width out of range.
 */
export function toSvg(view: WarcrabsView, options: SvgOptions = {}): string {
  const awaited = awaitedText(view);
  const table = drawTable(view, HEADER_HEIGHT);
  const signs = key(view, table, HEADER_HEIGHT + table.height + GAP);
  const top = HEADER_HEIGHT + table.height + signs.height + 2 * GAP;
  const names = namesBelow(view, table.unlabelled, top);
  return picture(
    {
      title: plain(headline(view)),
      description: description(view, awaited),
      height: Math.ceil(top + names.height + GAP),
      markup: [header(view, awaited), table.markup, signs.markup, names.markup],
    },
    options,
  );
}

/** What is left free between the parts of the picture, in pixels. */
const GAP = 6;

function description(view: WarcrabsView, awaited: string): string {
  const sides = view.players.map(({ id }) => {
    const living = view.crabs.filter((crab) => crab.owner === id && isAlive(crab));
    const names = living.map(({ name, hitPoints, armour, stun }) => {
      const left = `${hitPoints} Hit Points, ${armour} armour${stun === null ? '' : ', stunned'}`;
      return `${shown(name)} (${left})`;
    });
    return `${shown(id)}: ${names.join(', ') || 'nobody'}.`;
  });
  return `${shown(view.board.name)} from above. ${sides.join(' ')} ${awaited}`;
}
