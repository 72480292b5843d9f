import { baseline, element, fitting, INK, letters, MARGIN, textWidth, WIDTH } from '@tabletop/game/svg';
import { type Rules, rulesFor } from '../rules.js';
import { awaitedText } from '../text/awaited.js';
import { PHASES } from '../text/phase-text.js';
import type { KrakenView } from '../view.js';
import { DAMAGE } from './palette.js';

/** Where the sea begins, below the header. */
export const HEADER_HEIGHT = 68;

const BAR = { width: 200, height: 18, y: 14 };

/** The turn and phase, in words. */
export function headline({ turn, stage }: KrakenView): string {
  return turn === 0 ? 'KRAKEN, before the first turn' : `KRAKEN, turn ${turn}: ${PHASES[stage.phase]}`;
}

/** The hull damage of all that the vessel can bear, in figures. */
export function hullFigures({ hullDamage }: KrakenView, { hullPoints }: Rules): string {
  return `${hullDamage} / ${hullPoints}`;
}

/** Turn and phase, hull damage as a bar with figures, and what is awaited. */
export function header(view: KrakenView): string {
  const rules = rulesFor(view.rules);
  const figures = hullFigures(view, rules);
  const caption = 'Hull damage';
  const bar = { ...BAR, x: WIDTH - MARGIN - BAR.width };
  const share = Math.min(1, view.hullDamage / rules.hullPoints);
  const middle = bar.y + bar.height / 2;
  const captionFrom = bar.x - 8 - textWidth(caption, 13);
  return [
    letters(fitting(headline(view), 19, captionFrom - MARGIN - 8, true), MARGIN, middle + baseline(19), {
      size: 19,
      bold: true,
    }),
    letters(caption, bar.x - 8, middle + baseline(13), { size: 13, anchor: 'end' }),
    element('rect', { ...bar, rx: 4, fill: '#ffffff' }),
    share > 0 ? element('rect', { ...bar, width: bar.width * share, rx: 4, fill: DAMAGE, 'fill-opacity': 0.55 }) : '',
    element('rect', { ...bar, rx: 4, fill: 'none', stroke: INK }),
    letters(figures, bar.x + bar.width / 2, middle + baseline(13), { size: 13, bold: true, anchor: 'middle' }),
    letters(fitting(awaitedText(view), 13, WIDTH - 2 * MARGIN), MARGIN, 54, { size: 13 }),
  ].join('');
}
