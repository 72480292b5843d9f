import type { Cell } from '@tabletop/geometry/grid';

/** A space of the path of the first of a battalion, as it is for a member: as far from where that stands. @rule S-BATTALION */
export function displaced(cell: Cell, leader: Cell, member: Cell): Cell {
  return {
    column: cell.column + member.column - leader.column,
    row: cell.row + member.row - leader.row,
  };
}
