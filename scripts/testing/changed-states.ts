import fc from 'fast-check';
import { expect } from 'vitest';
import { isValid, type JsonSchema } from './json-schema.js';

/** States of a game that are changed at random before they are parsed. */
export interface ChangedStates<State> {
  readonly states: readonly State[];
  readonly parse: (json: unknown) => State;
  /** Whether an error is a typed one. */
  readonly isRefusal: (error: unknown) => error is { readonly problems: readonly unknown[] };
  /** The JSON Schema of a state. */
  readonly schema: JsonSchema;
  /** Words that mean something in a state. */
  readonly words: readonly string[];
  /** Fields of which most of a state is made: only in one case of three are they changed as often as the others. */
  readonly bulk?: readonly string[];
  /** Another state that is as good, made at first of each. */
  readonly rearranged?: (json: unknown, salt: number) => unknown;
  /** What must hold of each state that was let through. */
  readonly holds: (state: State, salt: number) => void;
  readonly runs: number;
}

type Path = readonly (string | number)[];
type Change = (old: unknown) => unknown;

/** Parses states with one or two values changed, and returns how many were let through. */
export function changedStates<State>(options: ChangedStates<State>): number {
  const { states, parse, isRefusal, schema, words, bulk = [], rearranged = (json) => json, holds, runs } = options;
  let through = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...states),
      fc.array(fc.tuple(fc.nat(), strangeChange(words)), { minLength: 1, maxLength: 2 }),
      fc.nat(),
      (state, changes, salt) => {
        let json: unknown = rearranged(JSON.parse(JSON.stringify(state)), salt);
        for (const [at, to] of changes) {
          const all = pathsIn(json).filter(([name]) => salt % 3 === 0 || !bulk.includes(String(name)));
          json = changedAt(json, all[at % all.length] ?? [], to);
        }
        let parsed: State;
        try {
          parsed = parse(json);
        } catch (error) {
          expect(isRefusal(error) && error.problems.length > 0).toBe(true);
          return;
        }
        through++;
        expect(parse(JSON.stringify(parsed))).toEqual(parsed);
        expect(isValid(schema, parsed)).toBe(true);
        holds(parsed, salt);
      },
    ),
    { numRuns: runs, seed: 20 },
  );
  return through;
}

/** A value with the part at a path changed. */
export function changedAt(value: unknown, [key, ...rest]: Path, to: Change): unknown {
  if (key === undefined) return to(value);
  if (Array.isArray(value)) return value.map((part, at) => (at === key ? changedAt(part, rest, to) : part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === key ? changedAt(part, rest, to) : part]),
  );
}

/** The places of all values inside a value. */
function pathsIn(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([key, part]) =>
      pathsIn(part).map((path) => [Array.isArray(value) ? Number(key) : key, ...path]),
    ),
  ];
}

function strangeChange(words: readonly string[]): fc.Arbitrary<Change> {
  return fc.oneof(
    fc.integer({ min: -40, max: 40 }).map((by) => (old: unknown) => (typeof old === 'number' ? old + by : old)),
    fc.constantFrom<Change>(
      () => null,
      () => 0,
      () => -1,
      () => '',
      () => [],
      () => ({}),
      (old) => (typeof old === 'boolean' ? !old : old),
      (old) => (Array.isArray(old) ? old.slice(1) : old),
      (old) => (Array.isArray(old) ? old.slice(0, -1) : old),
      (old) => (Array.isArray(old) ? [...old, ...old] : old),
      (old) => (Array.isArray(old) ? old.toReversed() : old),
    ),
    fc.integer().map((number) => () => number),
    fc.integer({ min: -50, max: 2000 }).map((number) => () => number),
    fc.constantFrom(...words).map((word) => () => word),
  );
}
