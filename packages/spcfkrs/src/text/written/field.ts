import { attempt } from '@tabletop/game';
import { type Cell, parseCellName } from '@tabletop/geometry/grid';
import { MAX_PATH } from '../../limits.js';
import type { BattleMap } from '../../map/battle-map.js';
import type { Unit } from '../../state.js';
import { PART_SIGN } from '../teller.js';
import { refuseAt } from './read-lines.js';
import type { RollCall } from './roll-call.js';
import { narrowed, type Words } from './words.js';

/** What written orders are about. */
export interface Field {
  readonly map: Pick<BattleMap, 'columns' | 'rows'>;
  readonly units: RollCall;
}

const A_SPACE = 'a space, such as "C4"';

/** Takes a space of the map. */
export function readCell(words: Words, { map }: Pick<Field, 'map'>): Cell {
  if (!isWord(words)) words.refuse(A_SPACE);
  const { raw, column } = words.take(A_SPACE);
  const found = attempt(() => parseCellName(narrowed(raw), map));
  if (found.problems === undefined) return found.value;
  const [{ message = '', details } = {}] = found.problems;
  // Where in its line a word is wrong is told apart from what is wrong with it.
  return refuseAt(column + Number(details?.position ?? 1) - 1, message.replace(/ \(character \d+\)\.$/, '.'));
}

/** Takes the spaces of a path, with or without commas between them. */
export function readPath(words: Words, field: Pick<Field, 'map'>): readonly Cell[] {
  const path = [readCell(words, field)];
  while (words.takeIf(',') || isWord(words)) {
    if (path.length === MAX_PATH) words.refuse(`no more than ${MAX_PATH} spaces in a path`);
    path.push(readCell(words, field));
  }
  return path;
}

/** Takes a unit and, where one is named, a part of it: 'V2.1'; without one it is the first, 0. @rule S-PARTS */
export function readTarget(
  words: Words,
  { units }: Pick<Field, 'units'>,
): { readonly unit: Unit; readonly part: number } {
  const unit = units.any(words);
  return { unit, part: words.takeIf(PART_SIGN) ? readPart(words, unit) : 0 };
}

/** Takes the number of a part of a unit, from 1; what is returned is from 0. @rule S-PARTS */
export function readPart(words: Words, { name, parts }: Unit): number {
  return readNumber(words, 1, parts.length, `a part of ${name}`) - 1;
}

/** Takes a whole number from one to another. */
export function readNumber(words: Words, least: number, most: number, what: string): number {
  const range = most > least ? `${least} to ${most}` : most === least ? `${least} alone` : 'of which there are none';
  const expected = `${what}, ${range}`;
  const number = Number(words.peek()?.plain);
  if (!/^\d{1,9}$/.test(words.peek()?.plain ?? '') || number < least || number > most) words.refuse(expected);
  words.take(expected);
  return number;
}

function isWord(words: Words): boolean {
  return /^[\p{L}\p{N}]/u.test(words.peek()?.raw ?? '');
}
