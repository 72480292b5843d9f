import { gunsOf } from '../../force/guns-of.js';
import type { UnitId } from '../../ids.js';
import type { CrewOrder, Exit, FireOrder, GunOrder } from '../../orders/order.js';
import type { Aim, Unit } from '../../state.js';
import { type Field, readCell, readNumber, readPart, readTarget } from './field.js';
import { refuseAt } from './read-lines.js';
import type { Words } from './words.js';

/** What the crews and guns of a craft do. */
export interface Deeds {
  readonly act: FireOrder | null;
  readonly crew: readonly CrewOrder[];
}

/** A bay, and who boards and leaves it, as that is read. */
interface Bay {
  readonly type: 'transport';
  readonly part: number;
  readonly board: UnitId[];
  readonly leave: Exit[];
}

/** What has been read of a line. */
interface Read {
  readonly crew: (Exclude<CrewOrder, { readonly type: 'transport' }> | Bay)[];
  readonly guns: GunOrder[];
  /** Who boards or leaves. */
  readonly carried: Set<UnitId>;
}

/** Takes what the crews and guns of a craft do, with commas between; nothing where something else comes next. @rule S-CREW */
export function readDeeds(words: Words, field: Field, craft: Unit): Deeds {
  const read: Read = { crew: [], guns: [], carried: new Set() };
  let isDue = false;
  do {
    if (!readDeed(words, field, craft, read)) {
      if (isDue) words.refuse('"hack", "recharge", "slag", "unload", "load" or "fire"');
      break;
    }
    isDue = words.takeIf(',');
  } while (isDue);
  return { act: read.guns.length === 0 ? null : { type: 'fire', guns: read.guns }, crew: read.crew };
}

/** Takes one of them, and adds it to what was read; false where something else comes next. */
function readDeed(words: Words, field: Field, craft: Unit, read: Read): boolean {
  const column = words.peek()?.column ?? 1;
  if (words.takeIf('hack')) addCrew(read, { type: 'hack', target: field.units.any(words).id }, column);
  else if (words.takeIf('recharge')) addCrew(read, { type: 'recharge' }, column);
  else if (words.takeIf('slag')) addCrew(read, { type: 'slag' }, column);
  else if (words.takeIf('load')) readLoad(words, field, craft, read);
  else if (words.takeIf('unload')) readUnload(words, field, craft, read);
  else if (words.takeIf('fire')) readFire(words, field, craft, read);
  else return false;
  return true;
}

function addCrew({ crew }: Read, order: Exclude<CrewOrder, { readonly type: 'transport' }>, column: number): void {
  if (crew.some(({ type }) => type === order.type)) refuseAt(column, `There is a "${order.type}" already.`);
  crew.push(order);
}

/** `load S1+S2 into 3`. @rule S-TRANSPORT */
function readLoad(words: Words, field: Field, craft: Unit, read: Read): void {
  const board: UnitId[] = [];
  do board.push(readCarried(words, field, read));
  while (words.takeIf('+'));
  if (!words.takeIf('into')) words.refuse('"into" and a bay, or "+" and another unit');
  bayOf(readPart(words, craft), read).board.push(...board);
}

/** `unload S1 from 3 to C4`. @rule S-TRANSPORT */
function readUnload(words: Words, field: Field, craft: Unit, read: Read): void {
  const unit = readCarried(words, field, read);
  if (!words.takeIf('from')) words.refuse('"from" and a bay');
  const bay = bayOf(readPart(words, craft), read);
  if (!words.takeIf('to')) words.refuse('"to" and a space');
  bay.leave.push({ unit, at: readCell(words, field) });
}

function readCarried(words: Words, { units }: Field, { carried }: Read): UnitId {
  const column = words.peek()?.column ?? 1;
  const { id } = units.any(words);
  if (carried.has(id)) refuseAt(column, 'A unit boards or leaves once in a round.');
  carried.add(id);
  return id;
}

/** What was read of a bay: all that is written of one is one order. */
function bayOf(part: number, { crew }: Read): Bay {
  const found = crew.find((each): each is Bay => each.type === 'transport' && each.part === part);
  if (found !== undefined) return found;
  const bay: Bay = { type: 'transport', part, board: [], leave: [] };
  crew.push(bay);
  return bay;
}

/** `fire 1+2 at V2.1`, `fire 1 through cover at V2.1`, `fire 1 at cover C4`. @rule S-GUNS */
function readFire(words: Words, field: Field, craft: Unit, read: Read): void {
  const fired: number[] = [];
  do {
    const column = words.peek()?.column ?? 1;
    const gun = readNumber(words, 1, gunsOf(craft.profile).length, `a gun of ${craft.name}`) - 1;
    if (fired.includes(gun) || read.guns.some((order) => order.gun === gun))
      refuseAt(column, 'A gun is fired once in a round.');
    fired.push(gun);
  } while (words.takeIf('+'));
  const aim = readAim(words, field);
  read.guns.push(...fired.map((gun): GunOrder => ({ gun, aim })));
}

function readAim(words: Words, field: Field): Aim {
  const through = words.takeIf('through');
  if (through) words.takeIf('cover');
  if (!words.takeIf('at'))
    words.refuse(through ? '"cover at" and a target' : '"at", "through cover at", or "+" and another gun');
  if (!through && words.takeIf('cover')) return { kind: 'cover', at: readCell(words, field) };
  const { unit, part } = readTarget(words, field);
  return { kind: 'unit', unit: unit.id, part, through };
}
