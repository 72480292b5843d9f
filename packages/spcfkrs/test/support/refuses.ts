import type { Changes } from '../../../../scripts/testing/put.js';
import { type Refuses, refusesBy } from '../../../../scripts/testing/refused-states.js';
import type { SpcfkrsState, Unit } from '../../src/index.js';
import { parseState } from '../../src/schema.js';

/** A test that a state is refused when other values are put at some places in it. */
export const refuses: Refuses<SpcfkrsState> = refusesBy(parseState);

/** What makes a unit dead. */
export function dead({ parts }: Unit): Partial<Unit> {
  return { alive: false, parts: parts.map(({ at }) => ({ at, sixths: 0 })) };
}

/** The units of a state, each with the fields that are told of it. */
export function recast(state: SpcfkrsState, change: (unit: Unit) => object): Changes {
  return { units: state.units.map((unit) => ({ ...unit, ...change(unit) })) };
}
