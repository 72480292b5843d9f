import { picture, type SvgOptions } from '@tabletop/game/svg';
import { count, plain } from '@tabletop/game/text';
import { rulesFor } from './rules.js';
import { cardsBelow } from './svg/cards-below.js';
import { HEADER_HEIGHT, header, headline, stockText } from './svg/header.js';
import { key } from './svg/key.js';
import { namesBelow } from './svg/names-below.js';
import { drawTable } from './svg/table.js';
import { awaitedText } from './text/awaited.js';
import { awaitedPlayers } from './turn/awaited.js';
import type { SkirmishView } from './view.js';

export type { SvgOptions } from '@tabletop/game/svg';
export { type RangeRulerOptions, rangeRuler } from './svg/ruler/range-ruler.js';

/**
 * A picture of the table from above as a standalone SVG document: the board with its terrain and the zone of the goal,
 * figures as discs of their true size with their number, name, owner and the Actions left, what lies on the ground, the
 * leg that was announced with its marks, and what was declared openly; above, the turn, who moves, what is awaited, the
 * deck and the discards; below, what the signs mean, the cards on the table, the hand that the view holds, and the
 * players. Centimetres along the edges are those by which places are named. It shows what the view shows and nothing
 * else. Every letter is at least 12 pixels high at a width of 800. The same view always gives the same text, which holds
 * no ids and no scripts.
 *
 * Throws `RuleError` 'invalid-options' for a width out of range.
 */
export function toSvg(view: SkirmishView, options: SvgOptions = {}): string {
  const awaited = awaitedText(view);
  const table = drawTable(view, HEADER_HEIGHT);
  const signs = key(view, HEADER_HEIGHT + table.height + GAP);
  const cards = cardsBelow(view, HEADER_HEIGHT + table.height + signs.height + 2 * GAP);
  const top = HEADER_HEIGHT + table.height + signs.height + cards.height + 2 * GAP;
  const names = namesBelow(view, awaitedPlayers(view, rulesFor(view.rules)), table.unnamed, table.unlabelled, top);
  return picture(
    {
      title: plain(headline(view)),
      description: description(view, awaited),
      height: Math.ceil(top + names.height + GAP),
      markup: [header(view, awaited), table.markup, signs.markup, cards.markup, names.markup],
    },
    options,
  );
}

/** What is left free between the parts of the picture, in pixels. */
const GAP = 6;

function description(view: SkirmishView, awaited: string): string {
  const sides = view.players.map(({ id, handSize }) => {
    const active = view.figures.filter(({ owner, status }) => owner === id && status === 'active');
    const names = active.map(({ profile }) => plain(profile.name)).join(', ') || 'nobody';
    return `${plain(id)} (${count(handSize, 'card')}): ${names}.`;
  });
  return `${plain(view.board.name)} from above. ${sides.join(' ')} ${stockText(view)}. ${awaited}`;
}
