import { show } from '@tabletop/dice';
import { type ActionField, type Fault, MAX_LIST, MAX_TEXT } from './action-field.js';
import { isObject } from './check-value.js';

/** A whole number from `least` to `most`, by default any safe integer; −0 is read as 0. */
export function integer(
  least: number = -Number.MAX_SAFE_INTEGER,
  most: number = Number.MAX_SAFE_INTEGER,
): ActionField<number> {
  const bounded = least > -Number.MAX_SAFE_INTEGER || most < Number.MAX_SAFE_INTEGER;
  return scalar(
    bounded ? `a whole number from ${least} to ${most}` : 'a whole number',
    // Adding 0 turns −0 into 0.
    (value) =>
      Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) + 0 : undefined,
  );
}

/** A text of at most `longest` UTF-16 code units. */
export function text(longest: number = MAX_TEXT): ActionField<string> {
  return scalar(`a text of at most ${longest} characters`, (value) =>
    typeof value === 'string' && value.length <= longest ? value : undefined,
  );
}

/** True or false. */
export function flag(): ActionField<boolean> {
  return scalar('true or false', (value) => (typeof value === 'boolean' ? value : undefined));
}

/** One of some words or numbers. */
export function oneOf<const Values extends readonly (string | number)[]>(
  ...values: Values
): ActionField<Values[number]> {
  return scalar(`one of ${values.map(show).join(', ')}`, (value) => values.find((known) => known === value));
}

/** A value or null. */
export function orNull<Value>(field: ActionField<Value>): ActionField<Value | null> {
  return { read: (value) => (value === null ? null : field.read(value)), fault: field.fault };
}

/** A field that may be left out. */
export function optional<Value>(field: ActionField<Value>): ActionField<Value> & { readonly optional: true } {
  return { ...field, optional: true };
}

/** A list of at most `longest` items, its length checked before any item is read. */
export function list<Item>(field: ActionField<Item>, longest: number = MAX_LIST): ActionField<readonly Item[]> {
  const read = (value: unknown): readonly Item[] | undefined => {
    if (!Array.isArray(value) || value.length > longest) return undefined;
    const items: Item[] = [];
    for (let at = 0; at < value.length; at++) {
      const item = field.read(value[at]);
      if (item === undefined) return undefined;
      items.push(item);
    }
    return items;
  };
  const fault = (value: unknown): Fault => {
    if (!Array.isArray(value) || value.length > longest) return wanted(`a list of at most ${longest}`, value);
    const at = value.findIndex((item: unknown) => field.read(item) === undefined);
    return within(at, field.fault(value[at]));
  };
  return { read, fault };
}

/** How to read each field of an object; those that it may be without may be left out. */
export type ShapeFields<Value> = {
  readonly [Name in keyof Value]-?: Record<never, never> extends Pick<Value, Name>
    ? ActionField<Exclude<Value[Name], undefined>> & { readonly optional: true }
    : ActionField<Value[Name]>;
};

/** An object with the given fields, each of them required but for those that are {@link optional}. */
export function shape<Value extends object>(fields: ShapeFields<Value>): ActionField<Value> {
  const readers: readonly [string, ActionField<unknown>][] = Object.entries(fields);
  const read = (value: unknown): Value | undefined => {
    if (!isObject(value)) return undefined;
    const copy: Record<string, unknown> = {};
    for (const [name, field] of readers) {
      const given = value[name];
      if (given === undefined && field.optional === true) continue;
      const item = field.read(given);
      if (item === undefined) return undefined;
      copy[name] = item;
    }
    // Every field has been read by its own reader, one for each property of `Value`.
    return copy as Value;
  };
  const fault = (value: unknown): Fault => {
    if (!isObject(value)) return wanted('an object', value);
    const [name, field] = readers.find(([each, reader]) => isMisread(reader, value[each])) ?? ['', flag()];
    return within(name, field.fault(value[name]));
  };
  return { read, fault };
}

function isMisread(field: ActionField<unknown>, value: unknown): boolean {
  return !(value === undefined && field.optional === true) && field.read(value) === undefined;
}

/** An object of one of several kinds, told apart by its `type`: how to read each of them. */
export function variant<Value extends { readonly type: string }>(kinds: Kinds<'type', Value>): ActionField<Value> {
  return variantBy<'type', Value>('type', kinds);
}

/** How to read an object of each kind, by the word in its field `Tag`. */
export type Kinds<Tag extends string, Value extends { readonly [Name in Tag]: string }> = {
  readonly [Kind in Value[Tag]]: ActionField<Value & { readonly [Name in Tag]: Kind }>;
};

/** The same, told apart by another field than `type`. */
export function variantBy<Tag extends string, Value extends { readonly [Name in Tag]: string }>(
  tag: Tag,
  kinds: Kinds<Tag, Value>,
): ActionField<Value> {
  // Each reader is only ever given what goes by its kind.
  const readers: ReadonlyMap<unknown, ActionField<Value>> = new Map(Object.entries<ActionField<Value>>(kinds));
  const readerOf = (value: unknown) => (isObject(value) ? readers.get(value[tag]) : undefined);
  return {
    read: (value) => readerOf(value)?.read(value),
    fault: (value) => {
      if (!isObject(value)) return wanted('an object', value);
      return (
        readerOf(value)?.fault(value) ??
        within(tag, wanted(`one of ${[...readers.keys()].map(show).join(', ')}`, value[tag]))
      );
    },
  };
}

function scalar<Value>(what: string, read: (value: unknown) => Value | undefined): ActionField<Value> {
  return { read, fault: (value) => wanted(what, value) };
}

function wanted(what: string, value: unknown): Fault {
  return { path: [], message: `wants ${what}, not ${show(value)}` };
}

function within(at: string | number, fault: Fault): Fault {
  return { path: [at, ...fault.path], message: fault.message };
}
