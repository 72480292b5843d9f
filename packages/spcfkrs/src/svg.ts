import { picture, type SvgOptions } from '@tabletop/game/svg';
import { count } from '@tabletop/game/text';
import { cellName } from '@tabletop/geometry/grid';
import { placeOf, unitOf } from './find.js';
import { drawBattlefield } from './svg/battlefield.js';

import { HEADER_HEIGHT, header, headline, SCALE_NAMES } from './svg/header.js';
import { key } from './svg/key.js';
import { namesBelow } from './svg/names-below.js';

import { awaitedText } from './text/awaited.js';
import { shown } from './text/teller.js';
import { points as bodyText } from './text/words.js';
import type { SpcfkrsView } from './view.js';

export type { SvgOptions } from '@tabletop/game/svg';

/**
 * A picture of the map as a standalone SVG document: its spaces with the letters of their columns and the numbers of
 * their rows, partial cover hatched and full cover solid, plasma slag dotted; units in the colours of their sides, with
 * their names, their Body, their plasma shields, and a bolt where their guns are hacked; vehicles in one outline with
 * their parts, guns and bays, and spaceships above all others, see-through; crosses where units fell; arrows for what the
 * view knows of orders that are still to be carried out: where units go, whom they follow, keep away from or ram, what
 * those of this phase aim at; rams that are to be settled; what is under way. Passengers are not on the map. Above, the
 * round, the phase and what is awaited; below, what the signs mean, the sides and their units. It shows what the view
 * shows: orders that are sealed are nowhere. Every letter is at least 12 pixels high at a width of 800. The same view
 * always gives the same text, which holds no ids and no scripts.
 *
 * Throws `RuleError` 'invalid-options' for a width out of range.
 */
export function toSvg(view: SpcfkrsView, options: SvgOptions = {}): string {
  const awaited = awaitedText(view);
  const field = drawBattlefield(view, HEADER_HEIGHT);
  const signs = key(view, field, HEADER_HEIGHT + field.height + GAP);
  const top = HEADER_HEIGHT + field.height + signs.height + 2 * GAP;
  const names = namesBelow(view, field, top);
  return picture(
    {
      title: headline(view),
      description: description(view, awaited),
      height: Math.ceil(top + names.height + GAP),
      markup: [header(view, awaited), field.markup, signs.markup, names.markup],
    },
    options,
  );
}

/** What is left free between the parts of the picture, in pixels. */
const GAP = 6;

function description({ map, sides, units }: SpcfkrsView, awaited: string): string {
  const forces = sides.map(({ id }) => {
    const living = units.filter(({ side, alive }) => alive && side === id);
    const names = living.map((unit) => {
      const body = unit.parts.map(({ sixths }) => bodyText(sixths)).join('+');
      const carrier = unit.aboard === null ? undefined : unitOf({ units }, unit.aboard.craft);
      const place = carrier === undefined ? `in ${cellName(placeOf(unit))}` : `aboard ${shown(carrier.name)}`;
      return `${shown(unit.name)} ${place} (Body ${body})`;
    });
    return `${shown(id)}: ${names.join(', ') || 'nobody'}.`;
  });
  const size = `${count(map.columns, 'column')} by ${count(map.rows, 'row')}`;
  return `${shown(map.name)}${SCALE_NAMES[map.scale]}, ${size}. ${forces.join(' ')} ${awaited}`;
}
