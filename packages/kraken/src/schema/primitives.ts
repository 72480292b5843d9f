import { type Disc, MAX_COORDINATE, type Vector } from '@tabletop/geometry';
import * as v from 'valibot';
import { isObject } from '../check-value.js';
import { MAX_NAME } from '../limits.js';
import { agreed } from './agreed.js';

/** The greatest count of anything that grows with a game: turns, decisions, damage, Pluck lost. */
export const MAX_COUNT = 1_000_000_000_000;

/** A whole number within bounds; −0 becomes 0. */
export function whole(least: number, most: number): v.GenericSchema<unknown, number> {
  const message = `a whole number from ${least} to ${most}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
    v.transform((value) => value + 0),
  );
}

/** A count: a whole number from 0. */
export function count(most: number = MAX_COUNT): v.GenericSchema<unknown, number> {
  return whole(0, most);
}

/** The id of a sailor or tentacle. */
export function id(): v.GenericSchema<unknown, number> {
  return whole(1, MAX_COUNT);
}

/** A text of 1 to so many UTF-16 code units. */
export function text(longest: number): v.GenericSchema<unknown, string> {
  const message = `a text of 1 to ${longest} characters`;
  return v.pipe(v.string(message), v.minLength(1, message), v.maxLength(longest, message));
}

/** The name of a player, a sailor or a vessel. */
export const nameSchema: v.GenericSchema<unknown, string> = text(MAX_NAME);

/** An object with these fields and no others. A list is none, even where every field may be left out. */
export function record<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.GenericSchema<unknown, v.InferOutput<v.StrictObjectSchema<Entries, undefined>>> {
  return v.pipe(v.unknown(), v.check(isObject, 'an object'), v.strictObject(entries));
}

/** A list of so many items at most. */
export function list<Item>(
  item: v.GenericSchema<unknown, Item>,
  most: number,
  least = 0,
): v.GenericSchema<unknown, Item[]> {
  const message = `a list of ${least} to ${most}`;
  return v.pipe(v.array(item, message), v.minLength(least, message), v.maxLength(most, message));
}

/** One of some words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): v.GenericSchema<unknown, Word> {
  return v.picklist(words, words.map((word) => `"${word}"`).join(' or '));
}

/** True or false. */
export const flagSchema: v.GenericSchema<unknown, boolean> = v.boolean('true or false');

const coordinate: v.GenericSchema<unknown, number> = whole(-MAX_COORDINATE, MAX_COORDINATE);

/** A point of the table, in units. */
export const pointSchema: v.GenericSchema<unknown, Vector> = agreed<Vector>()(record({ x: coordinate, y: coordinate }));

/** A disc, in units. */
export const discSchema: v.GenericSchema<unknown, Disc> = agreed<Disc>()(
  record({ x: coordinate, y: coordinate, radius: count(MAX_COORDINATE) }),
);
