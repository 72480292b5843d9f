import { type Box, element, points } from '@tabletop/game/svg';
import type { SpcfkrsView } from '../view.js';
import { zigzag } from './cover.js';
import { boxOf, cornersOf, type MapFrame } from './frame.js';
import { SLAG } from './palette.js';
import { patchesAt } from './patches.js';

/** The spaces that plasma slag lies in. @rule S-SLAG */
export function drawSlag({ map, slag }: Pick<SpcfkrsView, 'map' | 'slag'>, frame: MapFrame): string {
  const cells = slag.map(({ at }) => at);
  return patchesAt(map, cells)
    .map(({ at, size }) => drawPool(boxOf(at, size, frame)))
    .join('');
}

/** Slag in a box: tinted, and dotted over whatever cover is there. */
export function drawPool(box: Box): string {
  return [
    element('rect', { ...box, fill: SLAG, 'fill-opacity': 0.25, stroke: SLAG }),
    element('polyline', {
      points: points(zigzag(cornersOf(box), 6)),
      fill: 'none',
      stroke: SLAG,
      'stroke-width': 2.5,
      'stroke-dasharray': '0.1 5',
      'stroke-linecap': 'round',
    }),
  ].join('');
}
