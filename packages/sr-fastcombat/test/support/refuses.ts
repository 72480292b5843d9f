import { type Refuses, refusesBy } from '../../../../scripts/testing/refused-states.js';
import type { SkirmishState } from '../../src/index.js';
import { parseState } from '../../src/schema.js';

/** A test that a state is refused when other values are put at some places in it. */
export const refuses: Refuses<SkirmishState> = refusesBy(parseState);
