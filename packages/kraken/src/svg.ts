import { RuleError } from '@tabletop/game';
import { plain } from './plain.js';
import { rulesFor } from './rules.js';
import { WIDTH } from './svg/frame.js';
import { HEADER_HEIGHT, header, headline, hullFigures } from './svg/header.js';
import { legend } from './svg/legend.js';
import { PAPER } from './svg/palette.js';
import { drawTable } from './svg/table.js';
import { element, escapeXml } from './svg/xml.js';
import { awaitedText } from './text/awaited.js';
import type { KrakenView } from './view.js';

/** How a picture is made. */
export interface SvgOptions {
  /** How wide it is shown, in pixels, a whole number from 100 to 10,000; by default 800. It scales to any width. */
  readonly width?: number;
}

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
  const { width = WIDTH } = options;
  if (!Number.isInteger(width) || width < 100 || width > 10_000) {
    const message = 'The width of a picture is a whole number of pixels from 100 to 10,000.';
    throw new RuleError('invalid-options', [{ path: ['width'], message }]);
  }
  const table = drawTable(view, HEADER_HEIGHT);
  const below = legend(view, table.unlabelled, HEADER_HEIGHT + table.height + 8);
  const height = Math.ceil(HEADER_HEIGHT + table.height + 8 + below.height + 6);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height: (height * width) / WIDTH,
      viewBox: `0 0 ${WIDTH} ${height}`,
      role: 'img',
      'font-family': 'Verdana, DejaVu Sans, Arial, sans-serif',
    },
    element('title', {}, escapeXml(headline(view))),
    element('desc', {}, escapeXml(description(view))),
    element('rect', { x: 0, y: 0, width: WIDTH, height, fill: PAPER }),
    header(view),
    table.markup,
    below.markup,
  );
}

function description(view: KrakenView): string {
  const inPlay = view.sailors.filter(({ fate }) => fate === 'in-play');
  const damage = `Hull damage ${hullFigures(view, rulesFor(view.rules))}.`;
  const crew = `Sailors in play: ${inPlay.map(({ name, pluck }) => `${plain(name)} (Pluck ${pluck})`).join(', ') || 'none'}.`;
  const kraken = `Tentacles: ${view.tentacles.map(({ id }) => id).join(', ') || 'none'}.`;
  return `The ${plain(view.vessel.name)} from above, bow to the right. ${damage} ${crew} ${kraken} ${awaitedText(view)}`;
}
