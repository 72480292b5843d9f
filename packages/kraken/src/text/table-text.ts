import {
  type Block,
  fitted,
  type Line,
  LONGEST_NAME,
  lengthAllowed,
  plain,
  type TextOptions,
} from '@tabletop/game/text';
import { hullOf } from '../deck.js';
import { distanceToHull, distanceToSailor } from '../reach.js';
import { type Rules, rulesFor } from '../rules.js';
import type { Sailor, Tentacle } from '../state.js';
import type { KrakenView } from '../view.js';
import { awaitedText } from './awaited.js';
import { deckPicture } from './deck-picture.js';
import { PHASES } from './phase-text.js';
import { sheet } from './sheet.js';
import { type Teller, tellerOf } from './teller.js';
import { centimetres } from './words.js';

/** What a text of the table holds. */
export interface TableOptions extends TextOptions {
  /** Whether there is a picture of the deck from above, in characters; by default there is. */
  readonly picture?: boolean;
}

/**
 * The whole table as text: turn, phase, hull damage, what is awaited, the sheet of every sailor, and every tentacle
 * with its distance from the hull and from the nearest sailor.
 *
 * Within `maxLength` it keeps what matters: first to give way is the picture, then the sailors out of play, then the
 * tentacles that are furthest from any sailor or the hull, then the sailors furthest from any tentacle. The turn, the
 * hull and what is awaited stay to the last.
 *
 * @rule T-SHEET
 */
export function toText(view: KrakenView, options: TableOptions = {}): string {
  const most = lengthAllowed(options);
  const rules = rulesFor(view.rules);
  const teller = tellerOf(view);
  const blocks: Block[] = [];
  if (options.picture !== false)
    blocks.push({ title: 'The deck from above', lines: unweighted(deckPicture(view)), rank: 4, whole: true });
  blocks.push(
    { title: 'Crew', lines: crew(view, rules), rank: 1 },
    { title: 'Tentacles', lines: tentacles(view, rules, teller), rank: 2 },
    { title: 'Out of play', lines: outOfPlay(view), rank: 3 },
  );
  const head = [heading(view), hullLine(view, rules), awaitedText(view)];
  return fitted(
    head,
    blocks.filter(({ lines }) => lines.length > 0),
    most,
  );
}

function heading({ turn, stage }: KrakenView): string {
  const phase = PHASES[stage.phase];
  return turn === 0 ? 'KRAKEN, before the first turn' : `KRAKEN, turn ${turn}: ${phase}`;
}

function hullLine({ vessel, hullDamage, tentacles: left }: KrakenView, rules: Rules): string {
  const damage = `hull damage ${hullDamage} of ${rules.hullPoints}`;
  return `${plain(vessel.name, LONGEST_NAME)}: ${damage}, tentacles ${left.length} of ${rules.tentacles}`;
}

function crew(view: KrakenView, rules: Rules): readonly Line[] {
  return view.sailors
    .filter(({ fate }) => fate === 'in-play')
    .map((sailor) => {
      const near = nearest(view.tentacles, (tentacle) => distanceToSailor(tentacle, sailor, rules));
      const danger = near === undefined ? '' : `; tentacle ${near.item.id} at ${centimetres(near.distance)}`;
      return { text: `  ${crewLine(sailor)}${danger}`, weight: near?.distance ?? 0 };
    });
}

function outOfPlay({ sailors }: KrakenView): readonly Line[] {
  return unweighted(sailors.filter(({ fate }) => fate !== 'in-play').map((sailor) => `  ${crewLine(sailor)}`));
}

function crewLine(sailor: Sailor): string {
  return `#${sailor.id} ${sheet(sailor)} (${plain(sailor.owner, LONGEST_NAME)})`;
}

function tentacles(view: KrakenView, rules: Rules, { name }: Teller): readonly Line[] {
  const crewInPlay = view.sailors.filter(({ fate }) => fate === 'in-play');
  const hull = hullOf(view.vessel);
  return view.tentacles.map((tentacle: Tentacle) => {
    const toHull = distanceToHull(tentacle, hull, rules);
    const near = nearest(crewInPlay, (sailor) => distanceToSailor(tentacle, sailor, rules));
    const victim = near === undefined ? '' : `, ${name(near.item.id)} at ${centimetres(near.distance)}`;
    const text = `  Tentacle ${tentacle.id}: hull at ${centimetres(toHull)}${victim}`;
    return { text, weight: Math.min(toHull, near?.distance ?? toHull) };
  });
}

/** The nearest of some figures; of equals, the first. */
function nearest<Figure>(
  figures: readonly Figure[],
  distanceTo: (figure: Figure) => number,
): { readonly item: Figure; readonly distance: number } | undefined {
  let found: { readonly item: Figure; readonly distance: number } | undefined;
  for (const item of figures) {
    const distance = distanceTo(item);
    if (found === undefined || distance < found.distance) found = { item, distance };
  }
  return found;
}

function unweighted(texts: readonly string[]): readonly Line[] {
  return texts.map((text) => ({ text, weight: 0 }));
}
