import { type Cell, cellIndex, isOnGrid } from '@tabletop/geometry/grid';
import { type BattleMap, coverAt } from '../map/battle-map.js';
import { type Layer, layerOf } from '../map/layer.js';
import { SPACE } from '../map/scale.js';
import { loadIn, spacesOf } from '../map/spaces.js';
import type { Unit } from '../state.js';

/** What is taken of a space: by the side at which seat, and how much, in eighths. */
interface Taken {
  readonly seat: number;
  readonly eighths: number;
}

/** What is taken of the spaces of a map, in each of its layers. @rule S-LAYERS @rule S-SCALE */
export interface Room {
  readonly map: BattleMap;
  readonly taken: Readonly<Record<Layer, Map<number, Taken>>>;
}

/** What a unit takes: the spaces that it is in, counted from its corner, and how much of each. @rule S-SCALE */
export interface Bulk {
  readonly layer: Layer;
  readonly spaces: readonly Cell[];
  /** How much it takes of each of these spaces, in eighths. */
  readonly loads: readonly number[];
  /** How many columns wide, and how many rows deep, it is. */
  readonly columns: number;
  readonly rows: number;
}

/** A space in which there is no room for a unit, and why. */
export interface Misfit {
  readonly cell: Cell;
  readonly reason: 'edge' | 'full-cover' | 'taken';
}

/** The room on a map on which nobody is. */
export function emptyRoom(map: BattleMap): Room {
  return { map, taken: { ground: new Map(), above: new Map() } };
}

/** What a unit takes whose parts lie as they would at the corner of a map. */
export function bulkOf(map: BattleMap, unit: Pick<Unit, 'profile' | 'parts'>): Bulk {
  const spaces = spacesOf(map, unit);
  return {
    layer: layerOf(unit.profile.class),
    spaces,
    // Of a part that fills several spaces the load is counted in the first.
    loads: spaces.map((cell) => Math.min(SPACE, loadIn(map, unit, cell) || SPACE)),
    columns: spaces.reduce((most, { column }) => Math.max(most, column + 1), 1),
    rows: spaces.reduce((most, { row }) => Math.max(most, row + 1), 1),
  };
}

/**
 * Where there is no room for a unit of a side that has its corner in a space; undefined where there is. Spaceships are above
 * all cover; units smaller than a space share it with their own side.
 *
 * @rule S-DEPLOY
 * @rule S-SCALE
 * @rule S-LAYERS
 */
export function misfitAt({ map, taken }: Room, seat: number, bulk: Bulk, corner: Cell): Misfit | undefined {
  for (let index = 0; index < bulk.spaces.length; index++) {
    const cell = spaceOf(bulk, index, corner);
    if (!isOnGrid(cell, map)) return { cell, reason: 'edge' };
    if (bulk.layer === 'ground' && coverAt(map, cell) === 'full') return { cell, reason: 'full-cover' };
    const there = taken[bulk.layer].get(cellIndex(cell, map));
    if (there === undefined) continue;
    if (there.seat !== seat || there.eighths + (bulk.loads[index] ?? SPACE) > SPACE) return { cell, reason: 'taken' };
  }
  return undefined;
}

/** Takes the room for a unit of a side that has its corner in a space. */
export function takeRoom({ map, taken }: Room, seat: number, bulk: Bulk, corner: Cell): void {
  for (const index of bulk.spaces.keys()) {
    const cell = spaceOf(bulk, index, corner);
    if (!isOnGrid(cell, map)) continue;
    const at = cellIndex(cell, map);
    const eighths = (taken[bulk.layer].get(at)?.eighths ?? 0) + (bulk.loads[index] ?? SPACE);
    taken[bulk.layer].set(at, { seat, eighths: Math.min(SPACE, eighths) });
  }
}

/** The space of that index of a unit that has its corner in one: alone, as most places are given up at their first. */
function spaceOf({ spaces }: Bulk, index: number, corner: Cell): Cell {
  const at = spaces[index];
  return { column: corner.column + (at?.column ?? 0), row: corner.row + (at?.row ?? 0) };
}
