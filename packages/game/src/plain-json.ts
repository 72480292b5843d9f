import { show } from '@tabletop/dice';
import { RuleError } from './rule-error.js';

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
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Plain objects of another realm have another `Object.prototype`, which is no object's child either.
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

/**
 * A copy that shares nothing with the value, as `JSON.parse(JSON.stringify(value))` would make it; −0 becomes 0.
 * Throws `RuleError` 'not-plain-json' for what JSON would otherwise lose or change, and for what is nested deeper than
 * {@link MAX_JSON_DEPTH} or has more than {@link MAX_JSON_VALUES} values.
 */
export function copyJson(value: unknown, path: readonly (string | number)[] = []): unknown {
  const at = path.slice();
  let left = MAX_JSON_VALUES;

  function copy(from: unknown): unknown {
    if (--left < 0 || at.length - path.length > MAX_JSON_DEPTH) throw tooLarge(at);
    if (from === null || typeof from === 'string' || typeof from === 'boolean') return from;
    // Adding 0 turns −0 into 0.
    if (typeof from === 'number' && isJsonNumber(from)) return from + 0;
    if (Array.isArray(from)) return copyList(from);
    if (isPlainObject(from)) return copyObject(from);
    throw notPlain(at, from);
  }

  function copyList(from: readonly unknown[]): unknown[] {
    const to: unknown[] = [];
    for (let index = 0; index < from.length; index++) {
      at.push(index);
      to.push(copy(from[index]));
      at.pop();
    }
    return to;
  }

  function copyObject(from: Readonly<Record<string, unknown>>): object {
    const to: Record<string, unknown> = {};
    for (const key of Object.keys(from)) {
      at.push(key);
      setOwn(to, key, copy(from[key]));
      at.pop();
    }
    return to;
  }

  return copy(value);
}

/** Sets a property whatever its name: plain assignment would take `__proto__` for the prototype. */
export function setOwn(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

function notPlain(path: readonly (string | number)[], value: unknown): RuleError {
  const message = `Plain JSON with safe numbers cannot hold ${show(value)}.`;
  return new RuleError('not-plain-json', [{ path: path.slice(), message }]);
}

function tooLarge(path: readonly (string | number)[]): RuleError {
  const message = `Plain JSON may be ${MAX_JSON_DEPTH} levels deep and hold ${MAX_JSON_VALUES} values.`;
  return new RuleError('not-plain-json', [{ path: path.slice(), message }]);
}
