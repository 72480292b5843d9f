import { attempt } from '@tabletop/game';
import { type Cell, parseCellName } from '@tabletop/geometry/grid';
import type { UnitId } from '../../ids.js';
import { MAX_PATH } from '../../limits.js';
import type { BattleMap } from '../../map/battle-map.js';
import type { Act, Move, Order } from '../../orders/order.js';
import { refuseAt } from './read-lines.js';
import type { RollCall } from './roll-call.js';
import { narrowed, type Words } from './words.js';

/** What written orders are about. */
export interface Field {
  readonly map: Pick<BattleMap, 'columns' | 'rows'>;
  readonly units: RollCall;
}

const ACTS = '"hack", "stab", "shoot"';
const MOVES = '"move", "follow", "delay"';
const A_SPACE = 'a space, such as "C4"';

/** Reads one order from the words of its line; refuses whatever is none. @rule S-ORDERS */
export function readOrder(words: Words, field: Field): Order {
  const units = readMembers(words, field);
  const hold = words.takeIf('hold');
  const act = hold ? null : readAct(words, field);
  const isMoveDue = !hold && (act === null || words.takeIf(';'));
  const move = isMoveDue ? readMove(words, field, act) : null;
  if (words.peek() !== undefined) refuseRest(words, hold ? 'hold' : (move ?? act)?.type);
  return { units, act, move };
}

/** A unit, or the members of a battalion, up to the colon. @rule S-BATTALION */
function readMembers(words: Words, { units }: Field): readonly UnitId[] {
  const members: UnitId[] = [];
  do {
    const column = words.peek()?.column ?? 1;
    const member = units.own(words);
    if (members.includes(member)) refuseAt(column, 'A unit is named once in its battalion.');
    members.push(member);
  } while (words.takeIf('+'));
  if (!words.takeIf(':')) words.refuse('":", or "+" and another unit of a battalion');
  return members;
}

/** A special, stab or shot; null where something else comes next. */
function readAct(words: Words, { map, units }: Field): Act | null {
  if (words.takeIf('hack')) return { type: 'hack', target: units.any(words) };
  if (words.takeIf('stab')) {
    const through = words.takeIf('through');
    return { type: 'stab', target: units.any(words), through };
  }
  if (!words.takeIf('shoot')) return null;
  if (words.takeIf('cover')) return { type: 'shoot-cover', at: readCell(words, map) };
  const through = words.takeIf('through');
  return { type: 'shoot', target: units.any(words), through };
}

function readMove(words: Words, field: Field, act: Act | null): Move {
  if (words.takeIf('move')) return { type: 'path', path: readPath(words, field) };
  if (words.takeIf('follow')) return { type: 'follow', target: field.units.any(words) };
  if (words.takeIf('delay')) return { type: 'delay' };
  if (act === null) return words.refuse(`${ACTS}, ${MOVES} or "hold"`);
  return words.refuse(`${MOVES} (a unit has one of ${ACTS} in a round)`);
}

/** The spaces of a path, with or without commas between them. */
function readPath(words: Words, { map }: Field): readonly Cell[] {
  const path = [readCell(words, map)];
  while (words.takeIf(',') || isWord(words)) {
    if (path.length === MAX_PATH) words.refuse(`no more than ${MAX_PATH} spaces in a path`);
    path.push(readCell(words, map));
  }
  return path;
}

function isWord(words: Words): boolean {
  return /^[\p{L}\p{N}]/u.test(words.peek()?.raw ?? '');
}

function readCell(words: Words, map: Field['map']): Cell {
  if (!isWord(words)) words.refuse(A_SPACE);
  const { raw, column } = words.take(A_SPACE);
  const found = attempt(() => parseCellName(narrowed(raw), map));
  if (found.problems === undefined) return found.value;
  const [{ message = '', details } = {}] = found.problems;
  // Where in its line a word is wrong is told apart from what is wrong with it.
  return refuseAt(column + Number(details?.position ?? 1) - 1, message.replace(/ \(character \d+\)\.$/, '.'));
}

/** Refuses what is left of a line after something that was whole. */
function refuseRest(words: Words, after: 'hold' | Act['type'] | Move['type'] | undefined): never {
  switch (after) {
    case 'hold':
      return words.refuse('nothing more after "hold"');
    case 'path':
      return words.refuse('a space, or nothing more: the move comes last');
    case 'follow':
    case 'delay':
      return words.refuse('nothing more: the move comes last');
    default:
      return words.refuse('";" and a move, or nothing more (a battalion is attacked by naming one of its units)');
  }
}
