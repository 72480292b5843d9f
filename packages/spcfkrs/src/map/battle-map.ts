import { type Cell, type Grid, isOnGrid } from '@tabletop/geometry/grid';
import type { UnitClass } from '../unit-class.js';

/** How much cover a space holds. @rule S-COVER */
export type Cover = 'none' | 'partial' | 'full';

/** The kinds of cover, the lightest first. */
export const COVERS: readonly Cover[] = ['none', 'partial', 'full'];

/** What is written for each kind of cover in the rows of a map. */
export const COVER_SIGNS: Readonly<Record<Cover, string>> = { none: '.', partial: '+', full: '#' };

/** The grid that is fought on, and its cover as it is. @rule S-GRID */
export interface BattleMap extends Grid {
  readonly name: string;
  /** The class of units that it is drawn for: a part of theirs fills a space. @rule S-SCALE */
  readonly scale: UnitClass;
  /** A text for each row from the top, with a sign for each column: see {@link COVER_SIGNS}. */
  readonly cover: readonly string[];
}

/** The cover that a space holds; none off the map. @rule S-COVER */
export function coverAt({ cover }: Pick<BattleMap, 'cover'>, { column, row }: Cell): Cover {
  switch (cover[row]?.[column]) {
    case COVER_SIGNS.partial:
      return 'partial';
    case COVER_SIGNS.full:
      return 'full';
    default:
      return 'none';
  }
}

/** The map with other cover in a space. */
export function withCover(map: BattleMap, { column, row }: Cell, cover: Cover): BattleMap {
  if (!isOnGrid({ column, row }, map)) return map;
  const changed = (line: string) => `${line.slice(0, column)}${COVER_SIGNS[cover]}${line.slice(column + 1)}`;
  return {
    name: map.name,
    scale: map.scale,
    columns: map.columns,
    rows: map.rows,
    cover: map.cover.map((line, index) => (index === row ? changed(line) : line)),
  };
}

/** What is left of cover that has lost some steps: full becomes partial, partial none. @rule S-HITCOVER */
export function weakened(cover: Cover, steps: number): Cover {
  return COVERS[Math.max(0, COVERS.indexOf(cover) - steps)] ?? 'none';
}
