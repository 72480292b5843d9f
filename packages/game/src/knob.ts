import { show } from '@tabletop/dice';
import type { Fault } from './action-field.js';
import { isObject } from './check-value.js';
import { isInParts, type Knob, type KnobForm } from './knobs.js';

/** One of some words or numbers. */
export function option<const Value extends string | number>(...options: readonly Value[]): Knob<Value> {
  const wanted = options.map(show).join(' or ');
  return scalar({ kind: 'option', wanted, options }, (value) => options.find((known) => known === value));
}

/** True or false. */
export function flag(): Knob<boolean> {
  return scalar({ kind: 'flag', wanted: 'true or false' }, (value) => (typeof value === 'boolean' ? value : undefined));
}

/** A whole number from `least` to `most`. */
export function whole(least: number, most: number): Knob<number> {
  const wanted = `a whole number from ${least} to ${most}`;
  return scalar({ kind: 'whole', wanted, least, most }, (value) =>
    // Adding 0 turns −0 into 0.
    isBetween(value, least, most) && Number.isInteger(value) ? value + 0 : undefined,
  );
}

/** A length from `least` to `most` of a unit, such as 'cm', that is divided into so many parts. */
export function length(least: number, most: number, parts: number, unit: string): Knob<number> {
  const wanted = `a length from ${least} to ${most} ${unit} in steps of ${1 / parts}`;
  return scalar({ kind: 'length', wanted, least, most, parts }, (value) =>
    isBetween(value, least, most) && isInParts(value, parts) ? value + 0 : undefined,
  );
}

/** What another knob takes, or null. */
export function orNull<Value>(knob: Knob<Value>): Knob<Value | null> {
  const wanted = `${knob.form.wanted}, or null`;
  const fault = (value: unknown): Fault => {
    const found = knob.fault(value);
    return found.path.length > 0 ? found : amiss(wanted);
  };
  const read = (value: unknown): Value | null | undefined => (value === null ? null : knob.read(value));
  return { read, fault, form: { kind: 'or-null', wanted, form: knob.form } };
}

/** A list of `least` to `most` items, which may be given a name, such as 'rows'. */
export function list<Item>(item: Knob<Item>, least: number, most: number, items = 'items'): Knob<readonly Item[]> {
  const wanted = `a list of ${least === most ? most : `${least} to ${most}`} ${items}`;
  const isList = (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) && value.length >= least && value.length <= most;
  const read = (value: unknown): readonly Item[] | undefined => {
    if (!isList(value)) return undefined;
    const items: Item[] = [];
    for (const each of value) {
      const copy = item.read(each);
      if (copy === undefined) return undefined;
      items.push(copy);
    }
    return items;
  };
  const fault = (value: unknown): Fault => {
    if (!isList(value)) return amiss(wanted);
    const at = value.findIndex((each) => item.read(each) === undefined);
    return inside(at, item.fault(value[at]));
  };
  return { read, fault, form: { kind: 'list', wanted, item: item.form, least, most } };
}

/** An object with these fields, each of them required, and no others. */
export function record<Value extends object>(
  fields: {
    readonly [Name in keyof Value]: Knob<Value[Name]>;
  },
): Knob<Value> {
  // Each knob is only ever given what stands under its own name.
  const knobs: readonly [string, Knob<unknown>][] = Object.entries(fields);
  const strangerIn = (value: object) => Object.keys(value).find((name) => !Object.hasOwn(fields, name));
  const read = (value: unknown): Value | undefined => {
    if (!isObject(value) || strangerIn(value) !== undefined) return undefined;
    const copy: { [name: string]: unknown } = {};
    for (const [name, knob] of knobs) {
      const part = knob.read(own(value, name));
      if (part === undefined) return undefined;
      copy[name] = part;
    }
    // Every field has been read by its own knob, one for each property of `Value`.
    return copy as Value;
  };
  const fault = (value: unknown): Fault => {
    if (!isObject(value)) return amiss('an object');
    const stranger = strangerIn(value);
    if (stranger !== undefined) return { path: [stranger], message: 'is no house rule' };
    const [name, knob] = knobs.find(([each, { read: readPart }]) => readPart(own(value, each)) === undefined) ?? [];
    return name === undefined || knob === undefined ? amiss('an object') : inside(name, knob.fault(own(value, name)));
  };
  const forms = Object.fromEntries(knobs.map(([name, { form }]) => [name, form]));
  return { read, fault, form: { kind: 'record', wanted: 'an object', fields: forms } };
}

/** What another knob takes and is right besides. `wanted` says what that is: 'a divisor of 360'. */
export function checked<Value>(knob: Knob<Value>, wanted: string, isRight: (value: Value) => boolean): Knob<Value> {
  const read = (value: unknown): Value | undefined => {
    const copy = knob.read(value);
    return copy !== undefined && isRight(copy) ? copy : undefined;
  };
  const fault = (value: unknown): Fault => (knob.read(value) === undefined ? knob.fault(value) : amiss(wanted));
  const form: KnobForm = { kind: 'checked', wanted, form: knob.form, isRight: (value) => read(value) !== undefined };
  return { read, fault, form };
}

function scalar<Value>(form: KnobForm, read: (value: unknown) => Value | undefined): Knob<Value> {
  return { read, fault: () => amiss(form.wanted), form };
}

function amiss(wanted: string): Fault {
  return { path: [], message: `is ${wanted}` };
}

function inside(at: string | number, fault: Fault): Fault {
  return { path: [at, ...fault.path], message: fault.message };
}

function own(value: { readonly [name: string]: unknown }, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
