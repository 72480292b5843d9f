import { type Cell, cellIndex, columnName } from '@tabletop/geometry/grid';
import { COVER_SIGNS, coverAt } from '../map/battle-map.js';
import type { SpcfkrsView } from '../view.js';
import type { Markers } from './markers.js';

type Seen = Pick<SpcfkrsView, 'map' | 'units'>;

/** What follows on the sign of a unit that stands in partial cover. */
const IN_COVER = COVER_SIGNS.partial;

/**
 * The board as lines of plain characters: the letters of the columns above, the numbers of the rows at the left, cover by
 * its sign, living units by theirs, with a `+` behind it where they stand in partial cover.
 */
export function boardPicture({ map, units }: Seen, markers: Markers): readonly string[] {
  const standing = new Map<number, string>();
  for (const unit of units)
    if (unit.alive)
      for (const { at } of unit.parts) standing.set(cellIndex(at, map), `${markers.get(unit.id)}${behind(at, map)}`);
  const width = Math.max(2, ...[...markers.values()].map((marker) => marker.length + 1));
  const margin = String(map.rows).length;
  const line = (head: string, cells: readonly string[]) =>
    `${head.padStart(margin)} ${cells.map((cell) => cell.padEnd(width)).join('')}`.trimEnd();
  const heads = columnHeads(map.columns, width).map((letters) => line('', letters));
  const rows = Array.from({ length: map.rows }, (_, row) => {
    const cells = Array.from({ length: map.columns }, (_, column) => {
      const at = { column, row };
      return standing.get(cellIndex(at, map)) ?? COVER_SIGNS[coverAt(map, at)];
    });
    return line(String(row + 1), cells);
  });
  return [...heads, ...rows];
}

function behind(at: Cell, map: Seen['map']): string {
  return coverAt(map, at) === 'partial' ? IN_COVER : '';
}

/** The letters over the columns, those of one name under one another where side by side there is no room for them. */
function columnHeads(columns: number, width: number): readonly (readonly string[])[] {
  const names = Array.from({ length: columns }, (_, column) => columnName(column));
  const longest = Math.max(...names.map(({ length }) => length));
  if (longest < width) return [names];
  return Array.from({ length: longest }, (_, at) => names.map((name) => name.padStart(longest)[at] ?? ''));
}

/** What the signs on the board stand for, of those that are on it. */
export function legendOf({ map, units }: Seen): string {
  const has = (sign: string) => map.cover.some((row) => row.includes(sign));
  const isInCover = units.some(({ alive, parts }) => alive && parts.some(({ at }) => behind(at, map) !== ''));
  const signs = [
    ...(has(COVER_SIGNS.partial) ? [`${COVER_SIGNS.partial} partial cover`] : []),
    ...(has(COVER_SIGNS.full) ? [`${COVER_SIGNS.full} full cover`] : []),
    ...(isInCover ? [`a unit with ${IN_COVER} behind it stands in partial cover`] : []),
  ];
  return signs.join(', ');
}
