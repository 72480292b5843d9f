import { expect, test } from 'vitest';
import type { WarcrabsState } from '../../src/index.js';
import { parseState } from '../../src/schema.js';
import { type Changes, put } from './put.js';
import { places, refusalOf } from './refusal.js';

/**
 * A test that a state from a fight is refused when other values are put at some places in it, and that the rule and the
 * place are named: 'W-HP crabs.0.hitPoints'.
 */
export function refuses<State extends WarcrabsState>(
  what: string,
  named: string,
  base: () => State,
  changes: Changes | ((state: State) => Changes),
): void {
  test(`${what}: ${named}`, () => {
    const state = base();
    expect(parseState(state)).toEqual(state);
    const changed = put(state, typeof changes === 'function' ? changes(state) : changes);
    const before = JSON.stringify(changed);
    const { code, problems } = refusalOf(() => parseState(changed));
    expect(code).toBe('invalid-state');
    expect(places(problems)).toContain(named);
    expect(JSON.stringify(changed)).toBe(before);
  });
}

/** What makes a crab dead. */
export const DEAD = { hitPoints: 0, stun: null } as const;

/** The crabs of a state, each with the fields that are told for its place. */
export function recast(state: WarcrabsState, change: (at: number) => object): Changes {
  return { crabs: state.crabs.map((crab, at) => ({ ...crab, ...change(at) })) };
}
