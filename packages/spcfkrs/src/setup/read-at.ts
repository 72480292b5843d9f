import { attempt, reading, under } from '@tabletop/game';
import { type Cell, cellName, type Grid, MAX_SIDE, parseCell, parseCellName } from '@tabletop/geometry/grid';
import type { Unit } from '../state.js';
import { bulkOf, type Misfit, misfitAt, type Room, takeRoom } from './room.js';

/** Where the units of a side are put: the side's seat, and the room that there is on the map, if that could be read. */
export interface Site {
  readonly seat: number;
  readonly room: Room | undefined;
}

const LARGEST: Grid = { columns: MAX_SIDE, rows: MAX_SIDE };

/**
 * Where a unit, whose parts lie as they would at the corner of the map, is put: its least column and row. The room is taken;
 * undefined where that is left out, or is wrong, which is noted.
 *
 * @rule S-DEPLOY
 */
export function atIn(
  given: reading.Source,
  unit: Pick<Unit, 'profile' | 'parts'>,
  { seat, room }: Site,
): Cell | undefined {
  const source = reading.byRule(given, 'S-DEPLOY');
  const at = reading.valueIn(source, 'at');
  if (at === undefined) return undefined;
  const read = attempt(() => cellOf(at, room?.map ?? LARGEST));
  if (read.problems !== undefined) {
    reading.noteAll(source, ['at'], under([], read.problems, source.rule));
    return undefined;
  }
  if (room === undefined) return read.value;
  const bulk = bulkOf(room.map, unit);
  const misfit = misfitAt(room, seat, bulk, read.value);
  if (misfit !== undefined) reading.refuse(source, 'at', inWords(misfit));
  takeRoom(room, seat, bulk, read.value);
  return read.value;
}

function inWords({ cell, reason }: Misfit): string {
  switch (reason) {
    case 'edge':
      return 'A part of it would be off the map.';
    case 'full-cover':
      return `Space ${cellName(cell)} holds full cover, which nobody can stand in.`;
    case 'taken':
      return `Two units would stand in space ${cellName(cell)}, which has no room for both.`;
  }
}

function cellOf(at: unknown, grid: Grid): Cell {
  return typeof at === 'string' ? parseCellName(at, grid) : parseCell(at, grid);
}
