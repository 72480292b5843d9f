import { type Box, element, hatch, type Point, points } from '@tabletop/game/svg';
import type { Cell, Grid } from '@tabletop/geometry/grid';
import { type BattleMap, type Cover, coverAt } from '../map/battle-map.js';
import { boxOf, cornersOf, type MapFrame } from './frame.js';
import { FULL, PARTIAL } from './palette.js';

/** Cover of one kind that fills a rectangle of spaces: its upper left space, and how large it is. */
export interface CoverPatch {
  readonly cover: Exclude<Cover, 'none'>;
  readonly at: Cell;
  readonly size: Grid;
}

/**
 * All cover of a map in rectangles that do not overlap. Spaces of a row that are alike are one, and so are such rows below
 * one another that are equally wide: a map full of cover takes a few words.
 */
export function coverPatches(map: BattleMap): readonly CoverPatch[] {
  const done: CoverPatch[] = [];
  let open: readonly CoverPatch[] = [];
  for (let row = 0; row < map.rows; row++) {
    const above = open;
    open = runsOf(map, row).map((run) => {
      const grown = above.find((patch) => patch.cover === run.cover && isBelow(run, patch));
      return grown === undefined ? run : { ...grown, size: { ...grown.size, rows: grown.size.rows + 1 } };
    });
    done.push(...above.filter((patch) => !open.some((each) => isSameCorner(each, patch))));
  }
  return [...done, ...open];
}

function runsOf(map: BattleMap, row: number): readonly CoverPatch[] {
  const runs: CoverPatch[] = [];
  for (let column = 0; column < map.columns; ) {
    const cover = coverAt(map, { column, row });
    let end = column + 1;
    while (end < map.columns && coverAt(map, { column: end, row }) === cover) end++;
    if (cover !== 'none') runs.push({ cover, at: { column, row }, size: { columns: end - column, rows: 1 } });
    column = end;
  }
  return runs;
}

function isBelow(run: CoverPatch, patch: CoverPatch): boolean {
  return run.at.column === patch.at.column && run.size.columns === patch.size.columns;
}

function isSameCorner(a: CoverPatch, b: CoverPatch): boolean {
  return a.at.column === b.at.column && a.at.row === b.at.row;
}

/** The cover of a map. @rule S-COVER */
export function drawCover(map: BattleMap, frame: MapFrame): string {
  const apart = frame.scale < SMALL ? NARROW : WIDE;
  return coverPatches(map)
    .map(({ cover, at, size }) => drawPatch(cover, boxOf(at, size, frame), apart))
    .join('');
}

/** How far apart the lines of partial cover are in small and in large spaces, in pixels. */
const SMALL = 20;
const NARROW = 5;
export const WIDE = 7;

/** Cover in a box: partial cover is hatched, full cover solid. */
export function drawPatch(cover: Exclude<Cover, 'none'>, box: Box, apart: number): string {
  const { fill, rim } = cover === 'partial' ? PARTIAL : FULL;
  const patch = element('rect', { ...box, fill, stroke: rim });
  if (cover === 'full') return patch;
  const line = { points: points(zigzag(cornersOf(box), apart)), fill: 'none', stroke: rim, 'stroke-width': 1.2 };
  return patch + element('polyline', line);
}

/** The lines of a hatch as one, from side to side and on along the rim: a map full of cover has thousands of them. */
function zigzag(outline: readonly Point[], apart: number): readonly Point[] {
  return hatch(outline, apart).flatMap(([from, to], at) => (at % 2 === 0 ? [from, to] : [to, from]));
}
