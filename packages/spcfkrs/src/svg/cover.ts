import { type Box, element, hatch, type Point, points } from '@tabletop/game/svg';
import { type BattleMap, type Cover, coverAt } from '../map/battle-map.js';
import { boxOf, cornersOf, type MapFrame } from './frame.js';
import { FULL, PARTIAL } from './palette.js';
import { type Patch, patchesOf } from './patches.js';

type SomeCover = Exclude<Cover, 'none'>;

/** All cover of a map in rectangles that do not overlap. */
export function coverPatches(map: BattleMap): readonly Patch<SomeCover>[] {
  return patchesOf(map, (cell) => {
    const cover = coverAt(map, cell);
    return cover === 'none' ? undefined : cover;
  });
}

/** The cover of a map. @rule S-COVER */
export function drawCover(map: BattleMap, frame: MapFrame): string {
  const apart = frame.scale < SMALL ? NARROW : WIDE;
  return coverPatches(map)
    .map(({ kind, at, size }) => drawPatch(kind, boxOf(at, size, frame), apart))
    .join('');
}

/** How far apart the lines of partial cover are in small and in large spaces, in pixels. */
const SMALL = 20;
const NARROW = 5;
export const WIDE = 7;

/** Cover in a box: partial cover is hatched, full cover solid. */
export function drawPatch(cover: SomeCover, box: Box, apart: number): string {
  const { fill, rim } = cover === 'partial' ? PARTIAL : FULL;
  const patch = element('rect', { ...box, fill, stroke: rim });
  if (cover === 'full') return patch;
  const line = { points: points(zigzag(cornersOf(box), apart)), fill: 'none', stroke: rim, 'stroke-width': 1.2 };
  return patch + element('polyline', line);
}

/** The lines of a hatch as one, from side to side and on along the rim: a map full of cover has thousands of them. */
export function zigzag(outline: readonly Point[], apart: number): readonly Point[] {
  return hatch(outline, apart).flatMap(([from, to], at) => (at % 2 === 0 ? [from, to] : [to, from]));
}
