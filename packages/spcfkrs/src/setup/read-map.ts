import { show } from '@tabletop/dice';
import { isNameOf, isObject, namesOf, problem, reading } from '@tabletop/game';
import { cellName, MAX_SIDE } from '@tabletop/geometry/grid';
import { type BattleMap, COVER_SIGNS } from '../map/battle-map.js';
import { UNIT_CLASSES, type UnitClass } from '../unit-class.js';
import { MAPS } from './maps.js';

/** A map of your own; without rows of cover it has none. */
export interface MapInput extends Omit<BattleMap, 'cover' | 'scale'> {
  /** The class of units that it is drawn for; by default 'on-foot'. @rule S-SCALE */
  readonly scale?: UnitClass;
  /** A text for each row from the top: '.' for no cover, '+' for partial, '#' for full. */
  readonly cover?: readonly string[];
}

/**
 * Reads what a set-up has as its map, which may be anything: the name of a House one, or one's own. The default is the
 * yard.
 *
 * @rule S-GRID
 */
export function readMapChoice(input: unknown): reading.Found<BattleMap> {
  if (input === undefined || isNameOf(MAPS, input)) return { value: mapOf(MAPS[input ?? 'yard']), problems: [] };
  if (isObject(input)) return readMap(input);
  const names = namesOf(MAPS).map(show).join(', ');
  return {
    problems: [problem([], `A map is ${names} or { name, columns, rows, cover }, not ${show(input)}.`, 'S-GRID')],
  };
}

/** Reads a map, which may be anything. Names every bad field and every bad row. @rule S-GRID @rule S-COVER */
export function readMap(input: unknown): reading.Found<BattleMap> {
  return reading.readInput(input, 'S-GRID', (source) => {
    const name = reading.nameIn(source, 'name');
    const before = source.problems.length;
    const columns = reading.whole(source, 'columns', 1, MAX_SIDE);
    const rows = reading.whole(source, 'rows', 1, MAX_SIDE);
    const isSized = source.problems.length === before;
    const scale = scaleIn(reading.byRule(source, 'S-SCALE'));
    return { name, scale, columns, rows, cover: coverIn(reading.byRule(source, 'S-COVER'), columns, rows, isSized) };
  });
}

/** A copy of a map that shares nothing with it. */
function mapOf({ name, scale, columns, rows, cover }: BattleMap): BattleMap {
  return { name, scale, columns, rows, cover: [...cover] };
}

/** The class of units that a map is drawn for. @rule S-SCALE */
function scaleIn(source: reading.Source): UnitClass {
  return reading.valueIn(source, 'scale') === undefined ? 'on-foot' : reading.wordIn(source, 'scale', UNIT_CLASSES);
}

/** The rows of cover; how many there are, and how long, is judged where it is known how large the map is. @rule S-COVER */
function coverIn(source: reading.Source, columns: number, rows: number, isSized: boolean): readonly string[] {
  const given = reading.valueIn(source, 'cover');
  if (given === undefined) return Array<string>(rows).fill(COVER_SIGNS.none.repeat(columns));
  if (!isSized) return [];
  if (!Array.isArray(given) || given.length !== rows) {
    reading.wanted(source, 'cover', `a list of ${rows} texts, one for each row`);
    return [];
  }
  return Array.from<unknown>(given).map((line, row) => {
    const fault = rowFault(line, row, columns);
    if (fault !== undefined) reading.noteAt(source, ['cover', row], fault);
    return typeof line === 'string' && fault === undefined ? line : '';
  });
}

const SIGNS: readonly string[] = Object.values(COVER_SIGNS);

function rowFault(line: unknown, row: number, columns: number): string | undefined {
  if (typeof line !== 'string' || line.length !== columns)
    return `Row ${row + 1} is a text of ${columns} signs, one for each column, not ${show(line)}.`;
  const column = line.split('').findIndex((sign) => !SIGNS.includes(sign));
  if (column === -1) return undefined;
  const known = SIGNS.map(show).join(', ');
  return `In space ${cellName({ column, row })} stands ${show(line[column])}: the signs are ${known}.`;
}
