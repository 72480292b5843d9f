import type { Changes } from '../../../../scripts/testing/put.js';
import { type Refuses, refusesBy } from '../../../../scripts/testing/refused-states.js';
import type { WarcrabsState } from '../../src/index.js';
import { parseState } from '../../src/schema.js';

/** A test that a state is refused when other values are put at some places in it. */
export const refuses: Refuses<WarcrabsState> = refusesBy(parseState);

/** What makes a crab dead. */
export const DEAD = { hitPoints: 0, stun: null } as const;

/** The crabs of a state, each with the fields that are told for its place. */
export function recast(state: WarcrabsState, change: (at: number) => object): Changes {
  return { crabs: state.crabs.map((crab, at) => ({ ...crab, ...change(at) })) };
}
