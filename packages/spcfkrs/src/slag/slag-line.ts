import { type Cell, compareCells, type Direction, isOnGrid, STEPS } from '@tabletop/geometry/grid';
import type { BattleMap } from '../map/battle-map.js';
import { spacesOf } from '../map/spaces.js';
import type { Unit } from '../state.js';

/** What who enters plasma slag takes, in points of Body, before the classes of the two count. @rule S-SLAG */
export const SLAG_DAMAGE = 2;

/**
 * The spaces of a line of slag behind a craft, from it on: as long as it is, or to the edge of the map. It begins behind the
 * rear-most space of the craft: of equals the one in the lower row, then the lower column.
 *
 * @rule S-SLAG
 */
export function slagLine(map: BattleMap, craft: Unit, length: number): readonly Cell[] {
  const back = behind(map, craft);
  const farness = ({ column, row }: Cell) => column * back.column + row * back.row;
  const [rear] = [...spacesOf(map, craft)].sort((a, b) => farness(b) - farness(a) || compareCells(a, b));
  if (rear === undefined) return [];
  const line = Array.from({ length }, (_, at) => ({
    column: rear.column + (at + 1) * back.column,
    row: rear.row + (at + 1) * back.row,
  }));
  return line.filter((cell) => isOnGrid(cell, map));
}

/**
 * The step that leads away behind a craft: against that of its last one. Before its first, away from the middle row of the
 * map; of a craft that is right in the middle, to the top.
 *
 * @rule S-SLAG
 */
function behind(map: BattleMap, craft: Unit): Cell {
  const heading = craft.craft?.heading ?? headingAtFirst(map, craft);
  const { column, row } = STEPS[heading];
  return { column: 0 - column, row: 0 - row };
}

/** Where a craft heads that has not moved: towards the middle row of the map. */
function headingAtFirst(map: BattleMap, craft: Unit): Direction {
  const rows = spacesOf(map, craft).map(({ row }) => row);
  return Math.min(...rows) + Math.max(...rows) > map.rows - 1 ? 'N' : 'S';
}
