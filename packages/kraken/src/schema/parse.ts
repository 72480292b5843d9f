import { MAX_PROBLEMS, reading, refusal } from '@tabletop/game';
import { migrate, parseShape, readJson } from '@tabletop/game/schema';
import type { KrakenAction } from '../actions.js';
import { PRINTED_ID, STATE_VERSION } from '../edition.js';
import type { KrakenEvent } from '../events.js';
import type { Rules } from '../rules.js';
import { readHouseRules } from '../setup/house-rules.js';
import type { KrakenSetup } from '../setup/setup.js';
import type { KrakenState } from '../state.js';
import { actionSchema } from './action-schema.js';
import { eventSchema } from './event-schema.js';
import { readState } from './read-state.js';
import { rulesShape } from './rules-schema.js';
import { setupProblems } from './schemas.js';
import { setupShape } from './setup-schema.js';
import { stateShapeOf } from './state-schema.js';

/**
 * A state from outside: plain JSON or its text. It shares nothing with the input, and the game can go on from it with
 * all its laws kept. States of earlier published formats are brought up to date. `game` is the id of a fork whose
 * states are wanted instead of the printed game's.
 *
 * Throws `RuleError` 'wrong-game', 'later-version', or 'invalid-state' with up to 20 problems, each with its path.
 */
export function parseState(json: unknown, game: string = PRINTED_ID): KrakenState {
  const current = migrate(readJson(json, 'invalid-state'), { id: game, version: STATE_VERSION });
  const shape = parseShape(current, stateShapeOf(game), 'invalid-state');
  return reading.accepted(readState(shape), 'invalid-state', MAX_PROBLEMS);
}

/**
 * An action from outside: plain JSON or its text. Whether it is legal is for the game's `check` to say.
 *
 * Throws `RuleError` 'invalid-action' with up to 20 problems, each with its path.
 */
export function parseAction(json: unknown): KrakenAction {
  return parseShape(readJson(json, 'invalid-action'), actionSchema, 'invalid-action');
}

/**
 * A set-up from outside: plain JSON or its text. A game can begin with it.
 *
 * Throws `RuleError` 'invalid-setup' with up to 20 problems, each with its path.
 */
export function parseSetup(json: unknown): KrakenSetup {
  const setup = parseShape(readJson(json, 'invalid-setup'), setupShape, 'invalid-setup');
  const problems = setupProblems(setup);
  if (problems.length > 0) throw refusal('invalid-setup', problems);
  return setup;
}

/**
 * House rules from outside: plain JSON or its text. Returns those that differ from the printed game.
 *
 * Throws `RuleError` 'invalid-rules' with up to 20 problems, each with its path.
 */
export function parseRules(json: unknown): Partial<Rules> {
  const found = readHouseRules(parseShape(readJson(json, 'invalid-rules'), rulesShape, 'invalid-rules'));
  if (found.problems.length > 0) throw refusal('invalid-rules', found.problems);
  return found.rules;
}

/**
 * An event from outside: plain JSON or its text. Its shape alone is checked.
 *
 * Throws `RuleError` 'invalid-event' with up to 20 problems, each with its path.
 */
export function parseEvent(json: unknown): KrakenEvent {
  return parseShape(readJson(json, 'invalid-event'), eventSchema, 'invalid-event');
}
