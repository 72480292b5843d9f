import { show } from '@tabletop/dice';
import { namesOf, reading } from '@tabletop/game';
import { type Cell, isConnected, toOrigin } from '@tabletop/geometry/grid';
import { MAX_PARTS } from '../limits.js';
import { HULLS, type HullName } from './hull.js';

/** The hull of a craft: its kind, and where its parts lie, in reading order; the least column and row are 0. */
export interface HullRead {
  readonly hull: HullName;
  readonly shape: readonly Cell[];
}

/** What is written where there is no part. */
const NONE = '.';
const SIGNS: readonly string[] = [...namesOf(HULLS).map((name) => HULLS[name].sign), NONE];
const SIGNS_WANTED: string = SIGNS.map(show).join(', ');

/** Where a shape is wrong: one light part. */
const LONE_PART: HullRead = { hull: 'light', shape: [{ column: 0, row: 0 }] };

/**
 * Reads the shape of a hull: 1 to `MAX_PARTS` parts of one kind, connected by their edges, in as many rows of as many signs
 * at most. What is wrong is noted; undefined where it is.
 *
 * @rule S-HULL
 */
export function shapeIn(given: reading.Source): HullRead | undefined {
  const source = reading.byRule(given, 'S-HULL');
  const rows = rowsIn(source);
  if (rows === undefined) return undefined;
  const kinds = namesOf(HULLS).filter((name) => rows.some((row) => row.includes(HULLS[name].sign)));
  const parts = rows.flatMap((row, at) =>
    row.split('').flatMap((sign, column) => (sign === NONE ? [] : [{ column, row: at }])),
  );
  const [hull] = kinds;
  const fault = faultOf(kinds, parts);
  if (fault === undefined && hull !== undefined) return { hull, shape: toOrigin(parts) };
  reading.refuse(source, 'shape', fault ?? 'A craft has at least one part.');
  return undefined;
}

/** The hull that a craft is read on with where its own is wrong. */
export function hullOr(read: HullRead | undefined): HullRead {
  return read ?? LONE_PART;
}

/** The rows of a shape, each of signs that there are; undefined where they are not, which is noted. */
function rowsIn(source: reading.Source): readonly string[] | undefined {
  const rows = reading.valueIn(source, 'shape');
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > MAX_PARTS) {
    reading.wanted(source, 'shape', `a list of 1 to ${MAX_PARTS} texts, one for each row`);
    return undefined;
  }
  const read = Array.from<unknown>(rows).map((row, at) => {
    const fault = rowFault(row, at);
    if (fault !== undefined) reading.noteAt(source, ['shape', at], fault);
    return typeof row === 'string' && fault === undefined ? row : undefined;
  });
  return read.every((row) => row !== undefined) ? read : undefined;
}

function rowFault(row: unknown, at: number): string | undefined {
  if (typeof row !== 'string' || row.length > MAX_PARTS)
    return `Row ${at + 1} is a text of at most ${MAX_PARTS} signs, not ${show(row)}.`;
  const odd = row.split('').find((sign) => !SIGNS.includes(sign));
  return odd === undefined ? undefined : `In row ${at + 1} stands ${show(odd)}: the signs are ${SIGNS_WANTED}.`;
}

/** Why some parts are no hull. @rule S-HULL */
function faultOf(kinds: readonly HullName[], parts: readonly Cell[]): string | undefined {
  if (kinds.length > 1) return `A hull is of one kind of parts, not of ${kinds.join(' and ')} ones.`;
  if (parts.length > MAX_PARTS) return `A craft has at most ${MAX_PARTS} parts, not ${parts.length}.`;
  return isConnected(parts, 'edge') ? undefined : 'All parts are connected by edges that they share.';
}
