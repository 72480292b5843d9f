import { attempt, reading, under } from '@tabletop/game';
import { type Cell, cellIndex, cellName, type Grid, MAX_SIDE, parseCell, parseCellName } from '@tabletop/geometry/grid';
import { type BattleMap, coverAt } from '../map/battle-map.js';

/** What units are placed on: a map, if that could be read, and the spaces that are taken. */
export interface Site {
  readonly map: BattleMap | undefined;
  readonly taken: Set<number>;
}

const LARGEST: Grid = { columns: MAX_SIDE, rows: MAX_SIDE };

/**
 * Where a unit is put, which is added to the spaces that are taken; undefined where that is left out, or is wrong, which
 * is noted.
 *
 * @rule S-DEPLOY
 */
export function atIn(given: reading.Source, { map, taken }: Site): Cell | undefined {
  const source = reading.byRule(given, 'S-DEPLOY');
  const at = reading.valueIn(source, 'at');
  if (at === undefined) return undefined;
  const read = attempt(() => cellOf(at, map ?? LARGEST));
  if (read.problems !== undefined) {
    reading.noteAll(source, ['at'], under([], read.problems, source.rule));
    return undefined;
  }
  if (map !== undefined) refuseUnfit(source, read.value, map, taken);
  return read.value;
}

/** Refuses a space that holds full cover or is taken; it is taken from now on. */
function refuseUnfit(source: reading.Source, cell: Cell, map: BattleMap, taken: Set<number>): void {
  const space = cellIndex(cell, map);
  if (coverAt(map, cell) === 'full')
    reading.refuse(source, 'at', `Space ${cellName(cell)} holds full cover, which nobody can stand in.`);
  if (taken.has(space)) reading.refuse(source, 'at', `Two units would stand in space ${cellName(cell)}.`);
  taken.add(space);
}

function cellOf(at: unknown, grid: Grid): Cell {
  return typeof at === 'string' ? parseCellName(at, grid) : parseCell(at, grid);
}
