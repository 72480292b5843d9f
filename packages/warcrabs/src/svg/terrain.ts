import { clip, element, type Frame, INK, type Point, points } from '@tabletop/game/svg';
import type { Board } from '../state.js';
import { toInches } from '../units.js';
import { cornersOf, floorShown } from './frame.js';
import { grain } from './grain.js';
import { FLOOR, FLOOR_RIM, STONE, WALL, WOOD } from './palette.js';
import { ash, sheet } from './paper.js';
import { shadesOf } from './shades.js';
import type { Thing } from './things.js';

/** The shade of surfaces and of solid obstacles, by the height of their tops. */
export interface TopShades {
  readonly surface: (top: number) => string;
  readonly solid: (top: number) => string;
}

/** The shades of some things, by how many heights there are among those of a kind. */
export function topShades(things: readonly Thing[]): TopShades {
  const tops = (kind: Thing['kind']) => things.filter((thing) => thing.kind === kind).map(({ top }) => top);
  return { surface: shadesOf(tops('surface'), WOOD), solid: shadesOf(tops('solid'), STONE) };
}

/** The floor, the wall round it, and all that lies and stands on it, as far as the frame shows them. @rule W-TABLE */
export function terrain(board: Board, things: readonly Thing[], shades: TopShades, frame: Frame): string {
  const { area } = frame;
  const edge = cornersOf(area);
  const within = (outline: readonly Point[]) => clip(outline, edge);
  return [
    element('rect', { ...area, fill: WALL }),
    shape(floorShown(board, frame), FLOOR, FLOOR_RIM, 2),
    ...things.map((thing) => shadow(thing, within) + drawThing(thing.kind, thing.shown, thing.top, shades)),
  ].join('');
}

/** One thing with an outline in pixels. */
export function drawThing(
  kind: Thing['kind'],
  outline: readonly Point[],
  top: number,
  { surface, solid }: TopShades,
): string {
  if (outline.length === 0) return '';
  switch (kind) {
    case 'surface':
      return shape(outline, surface(top), WOOD.rim, 1.5) + grain(outline, WOOD.rim);
    case 'solid':
      return shape(outline, solid(top), STONE.rim, 2.5);
    case 'paper':
    case 'burning':
      return sheet(outline, kind === 'burning');
    case 'ash':
      return ash(outline);
  }
}

/** A filled outline in pixels; nothing where it has no points. */
export function shape(outline: readonly Point[], fill: string, stroke: string, width: number): string {
  if (outline.length === 0) return '';
  return element('polygon', {
    points: points(outline),
    fill,
    stroke,
    'stroke-width': width,
    'stroke-linejoin': 'round',
  });
}

/** How far the shadow of a thing falls, in pixels. */
const SHADOW = { least: 1.5, perInch: 0.18, greatest: 9 };

/** What lies in the shadow of a thing, the deeper the higher it is; ash has none. */
function shadow({ kind, height, outline }: Thing, within: (outline: readonly Point[]) => readonly Point[]): string {
  if (kind === 'ash') return '';
  const far = Math.min(SHADOW.greatest, SHADOW.least + SHADOW.perInch * toInches(height));
  const fallen = within(outline.map(({ x, y }) => ({ x: x + far, y: y + far })));
  if (fallen.length === 0) return '';
  return element('polygon', { points: points(fallen), fill: INK, 'fill-opacity': 0.22 });
}
