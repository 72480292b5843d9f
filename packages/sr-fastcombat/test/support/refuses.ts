import { expect, test } from 'vitest';
import type { SkirmishState } from '../../src/index.js';
import { parseState } from '../../src/schema.js';
import { type Changes, put } from './put.js';
import { places, refusalOf } from './refusal.js';

/**
 * A test that a state from a game is refused when other values are put at some places in it, and that the rule and the
 * place are named: 'F-AMMO items.0.rounds'.
 */
export function refuses<State extends SkirmishState>(
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
