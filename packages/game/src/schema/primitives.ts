import * as v from 'valibot';
import { isObject, MAX_NAME } from '../check-value.js';

/** A schema that takes anything and lets through what is of a type. */
export type Schema<Value> = v.GenericSchema<unknown, Value>;

/** The greatest count of anything that grows with a game: turns, decisions, damage. */
export const MAX_COUNT = 1_000_000_000_000;

/** A whole number within bounds; −0 becomes 0. */
export function whole(least: number, most: number): Schema<number> {
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
export function count(most: number = MAX_COUNT): Schema<number> {
  return whole(0, most);
}

/** The id of a piece: a whole number from 1. */
export function id(): Schema<number> {
  return whole(1, MAX_COUNT);
}

/** A text of 1 to so many UTF-16 code units. */
export function text(longest: number): Schema<string> {
  const message = `a text of 1 to ${longest} characters`;
  return v.pipe(v.string(message), v.minLength(1, message), v.maxLength(longest, message));
}

/** The name of a player or a piece. */
export const nameSchema: Schema<string> = /* @__PURE__ */ text(MAX_NAME);

/** True or false. */
export function flag(): Schema<boolean> {
  return v.boolean('true or false');
}

/** One of some words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Schema<Word> {
  return v.picklist(words, words.map((word) => `"${word}"`).join(' or '));
}

/** A list of so many items at most. */
export function list<Item>(item: Schema<Item>, most: number, least = 0): Schema<Item[]> {
  const message = `a list of ${least} to ${most}`;
  return v.pipe(v.array(item, message), v.minLength(least, message), v.maxLength(most, message));
}

/** An object with these fields and no others. A list is none, even where every field may be left out. */
export function record<const Entries extends v.ObjectEntries>(
  entries: Entries,
): Schema<v.InferOutput<v.StrictObjectSchema<Entries, undefined>>> {
  return v.pipe(v.unknown(), v.check(isObject, 'an object'), v.strictObject(entries));
}
