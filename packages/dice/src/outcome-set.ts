import { canonicalJSON } from './canonical-json.js';

/** Says which values are one outcome: those with the same key. */
export type OutcomeKey<Value> = (value: Value) => string | number;

/** Distinct outcomes, numbered from 0 as they are met. */
export interface OutcomeSet<Value> {
  /** The outcomes; each stands for all values that are the same. */
  readonly values: readonly Value[];
  /** The number of the outcome that a value is, which joins the set where it is new. */
  place(value: Value): number;
}

/**
 * An empty set. Without a key, strings, numbers, booleans and null are the same when they are equal (−0 is 0), arrays
 * and objects when their canonical JSON is equal. Throws `TabletopError` 'invalid-outcome' for other values.
 */
export function outcomeSet<Value>(key?: OutcomeKey<Value>): OutcomeSet<Value> {
  const values: Value[] = [];
  const simple = new Map<unknown, number>();
  const structured = new Map<string, number>();

  function enter<Key>(places: Map<Key, number>, under: Key, value: Value): number {
    const known = places.get(under);
    if (known !== undefined) return known;
    places.set(under, values.length);
    return values.push(withoutSign(value)) - 1;
  }

  function place(value: Value): number {
    if (key !== undefined) return enter(simple, key(value), value);
    const known = simple.get(value);
    if (known !== undefined) return known;
    if (typeof value === 'object' && value !== null) return enter(structured, canonicalJSON(value), value);
    if (typeof value !== 'number' || !Number.isFinite(value)) canonicalJSON(value);
    return enter(simple, value, value);
  }

  return { values, place };
}

/** The same value, with 0 for −0: to the type checker another value of a type that may hold only one of them. */
function withoutSign<Value>(value: Value): Value {
  return Object.is(value, -0) ? (0 as Value) : value;
}
