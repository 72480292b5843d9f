import { expect, test } from 'vitest';
import { type Changes, put } from './put.js';
import { places, refusalOf } from './refusal.js';

/**
 * Tests that a state from a match is refused when other values are put at some places in it, and that the rule and the
 * place are named: 'W-HP crabs.0.hitPoints'.
 */
export type Refuses<State> = <Each extends State>(
  what: string,
  named: string,
  base: () => Each,
  changes: Changes | ((state: Each) => Changes),
) => void;

/** Such tests of the states of one game. */
export function refusesBy<State>(parse: (json: unknown) => State): Refuses<State> {
  return (what, named, base, changes) => {
    test(`${what}: ${named}`, () => {
      const state = base();
      expect(parse(state)).toEqual(state);
      const changed = put(state, typeof changes === 'function' ? changes(state) : changes);
      const before = JSON.stringify(changed);
      const { code, problems } = refusalOf(() => parse(changed));
      expect(code).toBe('invalid-state');
      expect(places(problems)).toContain(named);
      expect(JSON.stringify(changed)).toBe(before);
    });
  };
}
