import { type Problem, show } from '@tabletop/dice';
import { isObject, isText, isWhole, MAX_NAME } from './check-value.js';
import { isInParts } from './knobs.js';
import { MAX_SETUP_PROBLEMS, problem, refusal, under } from './problem.js';

/** An object from outside that is being read field by field. */
export interface Source {
  readonly fields: { readonly [name: string]: unknown };
  /** Where it stands in the whole input. */
  readonly path: Problem['path'];
  /** The rule by which its fields are refused. */
  readonly rule: string;
  /** What was found wrong so far, in the whole input. */
  readonly problems: Problem[];
  /** The names of the fields that were asked for. */
  readonly known: Set<string>;
}

/** What was read of an input that may be anything; no value where there are problems. */
export interface Found<Value> {
  readonly value?: Value;
  readonly problems: readonly Problem[];
}

/**
 * Reads a whole input that may be anything, its fields refused by `rule` where `read` names no other. Names every
 * problem, {@link MAX_SETUP_PROBLEMS} at most.
 */
export function readInput<Value>(input: unknown, rule: string, read: (source: Source) => Value): Found<Value> {
  const problems: Problem[] = [];
  const value = readObject(input, { path: [], rule, problems }, read);
  return value === undefined || problems.length > 0 ? { problems } : { value, problems };
}

/** What was found, or throws `RuleError` `code`, which names every problem, `most` of them at most. */
export function accepted<Value>(
  { value, problems }: Found<Value>,
  code: string,
  most: number = MAX_SETUP_PROBLEMS,
): Value {
  if (value === undefined) throw refusal(code, problems, most);
  return value;
}

/**
 * Reads an object within an input. What `read` finds wrong, and every field that it does not ask for, is added to
 * `problems`, up to `MAX_SETUP_PROBLEMS`; what is wrong is read as some value of its type. Undefined where there is no object.
 */
export function readObject<Value>(
  input: unknown,
  place: Pick<Source, 'path' | 'rule' | 'problems'>,
  read: (source: Source) => Value,
): Value | undefined {
  const { path, rule, problems } = place;
  if (!isObject(input)) {
    noteAt(place, [], `An object is wanted, not ${show(input)}.`);
    return undefined;
  }
  const source: Source = { fields: input, path, rule, problems, known: new Set() };
  const value = read(source);
  for (const name of Object.keys(input)) {
    if (problems.length >= MAX_SETUP_PROBLEMS) break;
    if (!source.known.has(name)) refuse(source, name, `There is no field ${show(name)} here.`);
  }
  return value;
}

/** The same object, its fields refused by another rule. */
export function byRule(source: Source, rule: string): Source {
  return { ...source, rule };
}

/** A field as it is; undefined where there is none. */
export function valueIn(source: Source, name: string): unknown {
  source.known.add(name);
  return Object.hasOwn(source.fields, name) ? source.fields[name] : undefined;
}

/** A whole number; `otherwise`, where one is given, for none. */
export function whole(source: Source, name: string, least: number, most: number, otherwise?: number): number {
  const value = valueIn(source, name);
  if (value === undefined && otherwise !== undefined) return otherwise;
  // Adding 0 turns −0 into 0.
  if (isWhole(value, least, most)) return value + 0;
  wanted(source, name, `a whole number from ${least} to ${most}`);
  return least;
}

/** A length from `least` to `most` of a unit, such as 'cm', that is divided into so many parts; as given, in that unit. */
export function lengthIn(
  source: Source,
  name: string,
  least: number,
  most: number,
  parts: number,
  unit: string,
): number {
  const value = valueIn(source, name);
  if (typeof value === 'number' && value >= least && value <= most && isInParts(value, parts)) return value + 0;
  wanted(source, name, `a length from ${least} to ${most} ${unit} in steps of ${1 / parts}`);
  return least;
}

/** A text of 1 to `MAX_NAME` characters. */
export function nameIn(source: Source, name: string): string {
  const value = valueIn(source, name);
  if (isText(value)) return value;
  wanted(source, name, `a text of 1 to ${MAX_NAME} characters`);
  return '';
}

/** One of some words. */
export function wordIn<const Word extends string>(
  source: Source,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const value = valueIn(source, name);
  const word = words.find((each) => each === value);
  if (word === undefined) wanted(source, name, words.map(show).join(' or '));
  return word ?? words[0];
}

/** Whether a flag is set; one that is left out is not. */
export function flagIn(source: Source, name: string): boolean {
  const value = valueIn(source, name);
  if (value !== undefined && typeof value !== 'boolean') wanted(source, name, 'true or false');
  return value === true;
}

/** The flags of these that are set, as an object to be spread. */
export function flagsIn<const Name extends string>(
  source: Source,
  ...names: readonly Name[]
): { readonly [Each in Name]?: true } {
  const set: { [Each in Name]?: true } = {};
  for (const name of names) if (flagIn(source, name)) set[name] = true;
  return set;
}

/** An object that is a field, read like the whole. */
export function objectIn<Value>(source: Source, name: string, read: (source: Source) => Value): Value | undefined {
  return readObject(valueIn(source, name), { ...source, path: [...source.path, name] }, read);
}

/** A list of at most `longest` items, none where it is left out. Its length is checked before any item is read. */
export function listIn<Item>(
  source: Source,
  name: string,
  longest: number,
  read: (source: Source) => Item,
): readonly Item[] {
  const value = valueIn(source, name);
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > longest) {
    wanted(source, name, `a list of at most ${longest}`);
    return [];
  }
  const items: Item[] = [];
  for (let at = 0; at < value.length; at++) {
    const item = readObject(value[at], { ...source, path: [...source.path, name, at] }, read);
    if (item !== undefined) items.push(item);
  }
  return items;
}

/** Notes that a field is not what is wanted. */
export function wanted(source: Source, name: string, what: string): void {
  refuse(source, name, `"${name}" is ${what}, not ${show(valueIn(source, name))}.`);
}

/** Notes what is wrong with a field. */
export function refuse(source: Source, name: string, message: string): void {
  noteAt(source, [name], message);
}

/** Notes what is wrong at a place within an object, as far as there is room for more problems. */
export function noteAt(
  { problems, path, rule }: Pick<Source, 'path' | 'rule' | 'problems'>,
  at: Problem['path'],
  message: string,
): void {
  if (problems.length < MAX_SETUP_PROBLEMS) problems.push(problem([...path, ...at], message, rule));
}

/** Notes what was found wrong with a part that was read by itself, as far as there is room for more problems. */
export function noteAll(
  { problems, path }: Pick<Source, 'path' | 'problems'>,
  at: Problem['path'],
  found: readonly Problem[],
): void {
  const room = Math.max(0, MAX_SETUP_PROBLEMS - problems.length);
  problems.push(...under([...path, ...at], found.slice(0, room)));
}

/** A point that may be anything, with 0 for the −0 that rounding can leave behind: geometry would refuse that. */
export function withoutMinusZero(input: unknown): unknown {
  if (!isObject(input) || !(Object.is(input.x, -0) || Object.is(input.y, -0))) return input;
  return { ...input, x: Object.is(input.x, -0) ? 0 : input.x, y: Object.is(input.y, -0) ? 0 : input.y };
}
