import { picture, type SvgOptions } from '@tabletop/game/svg';
import { plain } from '@tabletop/game/text';
import { rulesFor } from './rules.js';
import { HEADER_HEIGHT, header, headline, hullFigures } from './svg/header.js';
import { namesBelow } from './svg/names-below.js';
import { drawTable } from './svg/table.js';
import { awaitedText } from './text/awaited.js';
import type { KrakenView } from './view.js';

export type { SvgOptions } from '@tabletop/game/svg';

/**
 * A picture of the table from above as a standalone SVG document: sea, vessel and obstacles, sailors as discs of their
 * true size with their Pluck, name and owner, tentacles with their number, hull damage as a bar, turn, phase and what
 * is awaited; below, the players and the sailors out of play. The bow points to the right, starboard down. A tentacle
 * more than 15 cm beyond the length or width of the vessel stands at the edge, with an arrow and its distance from the
 * hull. Every letter is at least 12 pixels high at a width of 800. The same view always gives the same text, which
 * holds no ids and no scripts.
 *
 * Throws `RuleError` 'invalid-options' for a width out of range.
 */
export function toSvg(view: KrakenView, options: SvgOptions = {}): string {
  const table = drawTable(view, HEADER_HEIGHT);
  const below = namesBelow(view, table.unlabelled, HEADER_HEIGHT + table.height + 8);
  return picture(
    {
      title: headline(view),
      description: description(view),
      height: Math.ceil(HEADER_HEIGHT + table.height + 8 + below.height + 6),
      markup: [header(view), table.markup, below.markup],
    },
    options,
  );
}

function description(view: KrakenView): string {
  const inPlay = view.sailors.filter(({ fate }) => fate === 'in-play');
  const damage = `Hull damage ${hullFigures(view, rulesFor(view.rules))}.`;
  const crew = `Sailors in play: ${inPlay.map(({ name, pluck }) => `${plain(name)} (Pluck ${pluck})`).join(', ') || 'none'}.`;
  const kraken = `Tentacles: ${view.tentacles.map(({ id }) => id).join(', ') || 'none'}.`;
  return `The ${plain(view.vessel.name)} from above, bow to the right. ${damage} ${crew} ${kraken} ${awaitedText(view)}`;
}
