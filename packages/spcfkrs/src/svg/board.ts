import { element } from '@tabletop/game/svg';
import type { BattleMap } from '../map/battle-map.js';
import { drawCover } from './cover.js';
import type { MapFrame } from './frame.js';
import { EDGE, LINES, OPEN } from './palette.js';

/** The spaces of a map with their cover. @rule S-GRID */
export function drawBoard(map: BattleMap, frame: MapFrame): string {
  const { x, y, width, height } = frame.map;
  const [right, bottom] = [x + width, y + height];
  const inner = (many: number) => Array.from({ length: many - 1 }, (_, at) => (at + 1) * frame.scale);
  const line = (x1: number, y1: number, x2: number, y2: number) => element('line', { x1, y1, x2, y2, stroke: LINES });
  return [
    element('rect', { ...frame.map, fill: OPEN }),
    ...inner(map.columns).map((across) => line(x + across, y, x + across, bottom)),
    ...inner(map.rows).map((down) => line(x, y + down, right, y + down)),
    drawCover(map, frame),
    element('rect', { ...frame.map, fill: 'none', stroke: EDGE, 'stroke-width': 2 }),
  ].join('');
}
