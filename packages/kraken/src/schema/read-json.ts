import type { Problem } from '@tabletop/dice';
import { RuleError } from '@tabletop/game';

/** The longest text that is parsed as JSON, in UTF-16 code units. */
export const MAX_JSON_LENGTH = 500_000;
/** The most values, nested ones included, that are looked at. */
export const MAX_VALUES = 20_000;
/** How deep values may be nested. */
export const MAX_DEPTH = 12;

/**
 * A copy of plain JSON from outside, or of its text, made before anything is asked of it: whatever is too large, nested
 * too deep or no plain JSON is refused at little cost, nothing of the value is called, and names that would reach into
 * a prototype are refused.
 *
 * Throws `RuleError` with the code given.
 */
export function readJson(input: unknown, code: string): unknown {
  const value = typeof input === 'string' ? parseText(input, code) : input;
  const path: (string | number)[] = [];
  let left = MAX_VALUES;

  function copy(from: unknown): unknown {
    if (--left < 0) throw refusal(code, [], `More than ${MAX_VALUES} values are too many.`);
    if (path.length > MAX_DEPTH) throw refusal(code, path, `More than ${MAX_DEPTH} levels are too deep.`);
    if (from === null || typeof from === 'string' || typeof from === 'boolean') return from;
    if (typeof from === 'number' && Number.isFinite(from)) return from;
    if (Array.isArray(from)) return copyList(from);
    if (isPlain(from)) return copyObject(from);
    throw refusal(
      code,
      path,
      `${typeof from === 'number' ? from : `A value of type ${typeof from}`} is no plain JSON.`,
    );
  }

  function copyList(from: readonly unknown[]): unknown[] {
    if (from.length > left) throw refusal(code, path, `A list of ${from.length} is too long.`);
    return Array.from({ length: from.length }, (_, at) => copyAt(from, at));
  }

  function copyObject(from: object): object {
    const to: { [name: string]: unknown } = {};
    for (const name of Object.keys(from)) {
      if (name === '__proto__') throw refusal(code, [...path, name], 'No field may be called "__proto__".');
      if (ownValue(from, name) !== undefined) to[name] = copyAt(from, name);
    }
    return to;
  }

  function copyAt(from: object, name: string | number): unknown {
    path.push(name);
    const to = copy(ownValue(from, name));
    path.pop();
    return to;
  }

  return copy(value);
}

function parseText(text: string, code: string): unknown {
  if (text.length > MAX_JSON_LENGTH)
    throw refusal(code, [], `A text has at most ${MAX_JSON_LENGTH} characters, not ${text.length}.`);
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(code, [], 'The text is no JSON.');
  }
}

/** The value of a property of the object's own; an accessor is not called. */
function ownValue(from: object, name: string | number): unknown {
  return Object.getOwnPropertyDescriptor(from, name)?.value;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Plain objects of another realm have another `Object.prototype`, which is no object's child either.
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

function refusal(code: string, path: Problem['path'], message: string): RuleError {
  return new RuleError(code, [{ path: path.slice(), message }]);
}
