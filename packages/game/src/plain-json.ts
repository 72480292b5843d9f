import { type Problem, show } from '@tabletop/dice';
import { isObject } from './check-value.js';
import { problem, refusal } from './problem.js';
import type { RuleError } from './rule-error.js';

/** How deep plain JSON may be nested. */
export const MAX_JSON_DEPTH = 100;

/** The most values, nested ones included, in one piece of plain JSON. */
export const MAX_JSON_VALUES = 1_000_000;

/** Whether JSON keeps a number as it is, but for the sign of a zero: no NaN, no infinity, no unsafe integer. */
export function isJsonNumber(value: number): boolean {
  return value <= Number.MAX_SAFE_INTEGER && value >= -Number.MAX_SAFE_INTEGER;
}

/** Whether a value is an object that is no list, no Map, no Date or other instance; its contents are not looked at. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isObject(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Plain objects of another realm have another `Object.prototype`, which is no object's child either.
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

/** How plain JSON is copied. */
export interface CopyOptions {
  /** Where the value is in what it is a part of: problems are told from there. */
  readonly path?: Problem['path'];
  /** The code of the error, by default 'not-plain-json'. */
  readonly code?: string;
  /** How deep it may be nested, by default {@link MAX_JSON_DEPTH}. */
  readonly depth?: number;
  /** The most values, by default {@link MAX_JSON_VALUES}. */
  readonly values?: number;
  /**
   * Whether it is read for a schema: fields that are undefined are left out, as JSON leaves them out, and fields called
   * `__proto__` are refused. Otherwise undefined is refused, and `__proto__` a name like any other.
   */
  readonly forSchema?: boolean;
}

/**
 * A copy that shares nothing with the value, as `JSON.parse(JSON.stringify(value))` would make it; −0 becomes 0. Nothing
 * of the value is called. Throws `RuleError` for what JSON would otherwise lose or change, and for what is nested deeper
 * or has more values than the options allow.
 */
export function copyJson(value: unknown, options: CopyOptions = {}): unknown {
  const { path = [], code = 'not-plain-json', depth = MAX_JSON_DEPTH, values = MAX_JSON_VALUES } = options;
  const { forSchema = false } = options;
  const at = path.slice();
  let left = values;

  function copy(from: unknown): unknown {
    if (--left < 0 || at.length - path.length > depth) throw tooLarge();
    if (from === null || typeof from === 'string' || typeof from === 'boolean') return from;
    // Adding 0 turns −0 into 0.
    if (typeof from === 'number' && isJsonNumber(from)) return from + 0;
    if (Array.isArray(from)) return copyList(from);
    if (isPlainObject(from)) return copyObject(from);
    throw refused(`Plain JSON with safe numbers cannot hold ${show(from)}.`);
  }

  function copyList(from: readonly unknown[]): unknown[] {
    if (from.length > left) throw tooLarge();
    const to: unknown[] = [];
    for (let index = 0; index < from.length; index++) to.push(copyAt(from, index));
    return to;
  }

  function copyObject(from: object): object {
    const to: Record<string, unknown> = {};
    for (const key of Object.keys(from)) {
      if (forSchema && key === '__proto__') throw refused('No field may be called "__proto__".', key);
      if (forSchema && isLeftOut(from, key)) continue;
      setOwn(to, key, copyAt(from, key));
    }
    return to;
  }

  function copyAt(from: object, key: string | number): unknown {
    at.push(key);
    const to = copy(ownValue(from, key));
    at.pop();
    return to;
  }

  function tooLarge(): RuleError {
    return refused(`Plain JSON may be ${depth} levels deep and hold ${values} values here.`);
  }

  function refused(message: string, ...inside: readonly string[]): RuleError {
    return refusal(code, [problem([...at, ...inside], message)]);
  }

  return copy(value);
}

/** Whether a property of the object's own is undefined. An accessor is not: it might say anything. */
function isLeftOut(from: object, key: string): boolean {
  const property = Object.getOwnPropertyDescriptor(from, key);
  return property !== undefined && 'value' in property && property.value === undefined;
}

/** The value of a property of the object's own; an accessor is not called. */
function ownValue(from: object, key: string | number): unknown {
  return Object.getOwnPropertyDescriptor(from, key)?.value;
}

/** Sets a property whatever its name: plain assignment would take `__proto__` for the prototype. */
export function setOwn(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

/**
 * What a JSON text says. Throws `RuleError` with the code given for a text of more than `longest` UTF-16 code units, and
 * for one that is no JSON.
 */
export function parseText(text: string, longest: number, code: string): unknown {
  if (text.length > longest) {
    const message = `A text has at most ${longest} characters here, not ${text.length}.`;
    throw refusal(code, [problem([], message)]);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(code, [problem([], 'The text is no JSON, or not the whole of it.')]);
  }
}
