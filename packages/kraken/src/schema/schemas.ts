import type { Problem } from '@tabletop/dice';
import { isTabletopError } from '@tabletop/dice';
import * as v from 'valibot';
import { readHouseRules } from '../house-rules.js';
import type { Rules } from '../rules.js';
import { type KrakenSetup, setUp } from '../setup.js';
import type { KrakenState } from '../state.js';
import { readState } from './read-state.js';
import { rulesShape } from './rules-schema.js';
import { setupShape } from './setup-schema.js';
import { stateShapeOf } from './state-schema.js';

/**
 * A state of today's format from which the game can go on. What `parseState` does besides, migration and the limits on
 * size, is its own.
 */
export const stateSchema: v.GenericSchema<unknown, KrakenState> = v.pipe(
  stateShapeOf('kraken'),
  judged((shape) => {
    const found = readState(shape);
    return found.state === undefined ? found.problems : found.state;
  }),
);

/** House rules that make a game; what agrees with the printed game is left out. */
export const rulesSchema: v.GenericSchema<unknown, Partial<Rules>> = v.pipe(
  rulesShape,
  judged((shape) => {
    const { rules, problems } = readHouseRules(shape);
    return problems.length > 0 ? problems : rules;
  }),
);

/** A set-up with which a game can begin. */
export const setupSchema: v.GenericSchema<unknown, KrakenSetup> = v.pipe(
  setupShape,
  judged((setup) => {
    const problems = setupProblems(setup);
    return problems.length > 0 ? problems : setup;
  }),
);

/** What is wrong with a set-up that has the shape of one. */
export function setupProblems(setup: KrakenSetup): readonly Problem[] {
  try {
    setUp(setup, { game: 'kraken', version: 1, chance: [1, 0, 0, 0], decision: 0 });
    return [];
  } catch (error) {
    if (isTabletopError(error)) return error.problems;
    throw error;
  }
}

/** A judgement of what has the right shape: the value, or what is wrong with it. */
function judged<Value extends object>(
  judge: (shape: Value) => Value | readonly Problem[],
): v.RawTransformAction<Value, Value> {
  return v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const result = judge(dataset.value);
    if (!isProblems(result)) return result;
    for (const { path, message } of result) {
      const [first, ...others] = path.map(
        (key) => ({ type: 'unknown', origin: 'value', input: null, key, value: null }) as const,
      );
      addIssue(first === undefined ? { message } : { message, path: [first, ...others] });
    }
    return NEVER;
  });
}

function isProblems(result: object): result is readonly Problem[] {
  return Array.isArray(result);
}
