import { TabletopError } from './errors.js';
import { show } from './show.js';

/** The deepest nesting of arrays and objects in an outcome. */
export const MAX_OUTCOME_DEPTH = 100;

/**
 * Plain JSON as text, the same for equal values: keys are sorted, −0 is 0, properties that are undefined are left out.
 *
 * Throws `TabletopError` 'invalid-outcome' for what JSON cannot hold: NaN, infinities, undefined, functions, bigints,
 * objects with a prototype of their own, and nesting deeper than {@link MAX_OUTCOME_DEPTH}.
 */
export function canonicalJSON(value: unknown): string {
  return write(value, 0);
}

function write(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value + 0);
  if (typeof value === 'boolean' || value === null) return String(value);
  if (typeof value !== 'object' || depth >= MAX_OUTCOME_DEPTH) throw notPlain(value, depth);
  if (Array.isArray(value)) return `[${Array.from(value, (item: unknown) => write(item, depth + 1)).join(',')}]`;
  if (!isPlain(value)) throw notPlain(value, depth);
  const properties: string[] = [];
  for (const [name, property] of Object.entries(value).sort(byName)) {
    if (property !== undefined) properties.push(`${JSON.stringify(name)}:${write(property, depth + 1)}`);
  }
  return `{${properties.join(',')}}`;
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** Whether an object has no prototype, or the `Object.prototype` of any realm. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || (typeof prototype === 'object' && Object.getPrototypeOf(prototype) === null);
}

function notPlain(value: unknown, depth: number): TabletopError {
  const why =
    depth >= MAX_OUTCOME_DEPTH
      ? `An outcome is nested more than ${MAX_OUTCOME_DEPTH} deep.`
      : `An outcome is a string, a finite number, a boolean, null, or an array or plain object of these, not ${show(value)}: a key function can tell others apart.`;
  return new TabletopError('invalid-outcome', [{ path: [], message: why }]);
}
