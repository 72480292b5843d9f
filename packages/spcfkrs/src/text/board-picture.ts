import { cellIndex, columnName } from '@tabletop/geometry/grid';
import type { UnitId } from '../ids.js';
import { COVER_SIGNS, coverAt } from '../map/battle-map.js';
import { BOARD_SIGNS, type BoardCells, boardCells, type Pictured } from './board-cells.js';
import type { Markers } from './markers.js';
import { cellText } from './words.js';

/** A board in characters. */
export interface BoardPicture {
  readonly lines: readonly string[];
  /** What the signs on it stand for, of those that are on it. */
  readonly legend: string;
}

/**
 * The board as lines of plain characters: the letters of the columns above, the numbers of the rows at the left, cover by
 * its sign, and every part of the units that are on the map by the sign of its unit. Behind that stands a `+` in partial
 * cover, a `/` where the part is wrecked, a `:` and a number where so many units share the space, and a `~` on plasma slag;
 * and a `^` between what is on the ground and a spaceship above it. Who shares a space is told below.
 */
export function boardPicture(view: Pictured, markers: Markers, name: (id: UnitId) => string): BoardPicture {
  const { map } = view;
  const cells = boardCells(view, markers);
  const room = [...cells.texts.values()].map((text) => text.length + (text.endsWith(BOARD_SIGNS.inCover) ? 0 : 1));
  const width = Math.max(2, ...[...markers.values()].map((marker) => marker.length + 1), ...room);
  const margin = String(map.rows).length;
  const line = (head: string, texts: readonly string[]) =>
    `${head.padStart(margin)} ${texts.map((text) => text.padEnd(width)).join('')}`.trimEnd();
  const heads = columnHeads(map.columns, width).map((letters) => line('', letters));
  const rows = Array.from({ length: map.rows }, (_, row) => {
    const texts = Array.from({ length: map.columns }, (_, column) => {
      const at = { column, row };
      return cells.texts.get(cellIndex(at, map)) ?? COVER_SIGNS[coverAt(map, at)];
    });
    return line(String(row + 1), texts);
  });
  return { lines: [...heads, ...rows, ...togetherLine(cells, name)], legend: legendOf(view, cells) };
}

/** The letters over the columns, those of one name under one another where side by side there is no room for them. */
function columnHeads(columns: number, width: number): readonly (readonly string[])[] {
  const names = Array.from({ length: columns }, (_, column) => columnName(column));
  const longest = Math.max(...names.map(({ length }) => length));
  if (longest < width) return [names];
  return Array.from({ length: longest }, (_, at) => names.map((name) => name.padStart(longest)[at] ?? ''));
}

/** Who shares a space: 'Together: C4 P1, P2; D5 V1, V2'. @rule S-SCALE */
function togetherLine({ shared }: BoardCells, name: (id: UnitId) => string): readonly string[] {
  if (shared.length === 0) return [];
  return [`Together: ${shared.map(({ at, units }) => `${cellText(at)} ${units.map(name).join(', ')}`).join('; ')}`];
}

function legendOf({ map }: Pictured, { signs }: BoardCells): string {
  const has = (sign: string) => map.cover.some((row) => row.includes(sign));
  const { inCover, wrecked, together, above, slag } = BOARD_SIGNS;
  return [
    ...(has(COVER_SIGNS.partial) ? [`${COVER_SIGNS.partial} partial cover`] : []),
    ...(has(COVER_SIGNS.full) ? [`${COVER_SIGNS.full} full cover`] : []),
    ...(signs.has('slag') ? [`${slag} plasma slag`] : []),
    ...(signs.has('inCover') ? [`a unit with ${inCover} behind it stands in partial cover`] : []),
    ...(signs.has('wrecked') ? [`${wrecked} behind a part: it is wrecked`] : []),
    ...(signs.has('together') ? [`${together} and a number: so many units together`] : []),
    ...(signs.has('above') ? [`${above} between two: the second is above the first`] : []),
  ].join(', ');
}
