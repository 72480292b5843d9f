import { element, type Line } from '@tabletop/game/svg';
import { unitOnMap } from '../find.js';
import { gapBetween } from '../map/spaces.js';
import type { Order } from '../orders/order.js';
import type { Unit, UnitId } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { markOf } from './marks.js';
import { discOf, type Places } from './places.js';

/** The living members of each battalion: those of the round, and those that orders name which are still to be revealed. @rule S-BATTALION */
export function battalionsOf(view: SpcfkrsView, orders: readonly Order[]): readonly (readonly Unit[])[] {
  const known = [...view.battalions, ...orders.map(({ units }) => units).filter((units) => units.length > 1)];
  const keys = known.map((units) => units.join());
  return known
    .filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
    .map((units) => livingOf(units, view))
    .filter((units) => units.length > 1);
}

function livingOf(units: readonly UnitId[], view: SpcfkrsView): readonly Unit[] {
  return units.map((id) => unitOnMap(view, id)).filter((unit) => unit !== undefined);
}

/** Bands between the members of battalions that are next to one another. */
export function drawBattalions(
  battalions: readonly (readonly Unit[])[],
  view: SpcfkrsView,
  places: ReadonlyMap<UnitId, Places>,
  scale: number,
): string {
  return battalions
    .flatMap((units) =>
      units.flatMap((from, at) =>
        units
          .slice(at + 1)
          .filter((to) => gapBetween(view.map, from, to, 'chebyshev') <= 1)
          .map((to) => {
            const [start, end] = [places.get(from.id)?.[0], places.get(to.id)?.[0]];
            if (start === undefined || end === undefined) return '';
            const line: Line = [discOf(start), discOf(end)];
            return band(line, markOf(view, from).colour, scale);
          }),
      ),
    )
    .join('');
}

/** A band between two members of a battalion. */
export function band([from, to]: Line, colour: string, scale: number): string {
  return element('line', {
    x1: from.x,
    y1: from.y,
    x2: to.x,
    y2: to.y,
    stroke: colour,
    'stroke-width': scale * 0.3,
    'stroke-opacity': 0.45,
  });
}
