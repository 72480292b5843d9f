import { MAX_PROBLEMS, MAX_SETUP_PROBLEMS, reading, refusal } from '@tabletop/game';
import { migrate, parseShape, type ReadLimits, readJson } from '@tabletop/game/schema';
import type { WarcrabsAction } from '../actions.js';
import type { TraitRules } from '../crab/check-traits.js';
import type { Crab } from '../crab/crab.js';
import { PRINTED_ID, STATE_VERSION } from '../edition.js';
import { defineEquipment } from '../equipment/define-equipment.js';
import type { Equipment } from '../equipment/equipment.js';
import type { WarcrabsEvent } from '../events.js';
import { MAX_ROSTER_LENGTH } from '../limits.js';
import { DEFAULT_RULES, type Rules } from '../rules.js';
import { readRoster } from '../season/read-roster.js';
import type { Roster } from '../season/roster.js';
import { readCrabInput } from '../setup/crab-input.js';
import { readHouseRules } from '../setup/house-rules.js';
import type { WarcrabsSetup } from '../setup/read-setup.js';
import type { WarcrabsState } from '../state.js';
import { actionSchema } from './action-schema.js';
import { eventSchema } from './event-schema.js';
import { readState } from './read-state.js';
import { rulesShape } from './rules-schema.js';
import { setupProblems } from './schemas.js';
import { setupShape } from './setup-schema.js';
import { stateShapeOf } from './state-schema.js';

/** The longest text of a state or a set-up that is parsed, in UTF-16 code units. */
export const MAX_STATE_LENGTH = 2_000_000;

/** The most values, nested ones included, of a state or a set-up: more than the fullest table has. */
export const MAX_STATE_VALUES = 50_000;

/** The most values, nested ones included, of a season: more than the fullest one has. */
export const MAX_ROSTER_VALUES = 500_000;

const ROOMY: ReadLimits = { length: MAX_STATE_LENGTH, values: MAX_STATE_VALUES };

/**
 * A state from outside: plain JSON or its text. It shares nothing with the input, and the game can go on from it with
 * all its laws kept. States of earlier published formats are brought up to date. `game` is the id of a fork whose
 * states are wanted instead of the printed game's.
 *
 * Throws `RuleError` 'wrong-game', 'later-version', or 'invalid-state' with up to 20 problems, each with its path.
 */
export function parseState(json: unknown, game: string = PRINTED_ID): WarcrabsState {
  const current = migrate(readJson(json, 'invalid-state', ROOMY), { id: game, version: STATE_VERSION });
  const shape = parseShape(current, stateShapeOf(game), 'invalid-state');
  return reading.accepted(readState(shape), 'invalid-state', MAX_PROBLEMS);
}

/**
 * An action from outside: plain JSON or its text. Whether it is legal is for the game's `check` to say.
 *
 * Throws `RuleError` 'invalid-action' with up to 20 problems, each with its path.
 */
export function parseAction(json: unknown): WarcrabsAction {
  return parseShape(readJson(json, 'invalid-action'), actionSchema, 'invalid-action');
}

/**
 * A set-up from outside: plain JSON or its text. A fight can begin with it.
 *
 * Throws `RuleError` 'invalid-setup' with up to 100 problems, each with its path, most with their rule.
 */
export function parseSetup(json: unknown): WarcrabsSetup {
  const setup = readJson(json, 'invalid-setup', ROOMY);
  // Setting up reads anything, and says best what is wrong: by rule, and all at once.
  const problems = setupProblems(setup as WarcrabsSetup);
  if (problems.length > 0) throw refusal('invalid-setup', problems, MAX_SETUP_PROBLEMS);
  return parseShape(setup, setupShape, 'invalid-setup');
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
export function parseEvent(json: unknown): WarcrabsEvent {
  return parseShape(readJson(json, 'invalid-event'), eventSchema, 'invalid-event');
}

/**
 * A crab from outside, such as one that was written by hand: plain JSON or its text. Its shell and weapons are in full
 * or, where they are on the list of this package, called by their names; without a shell it has a Basic one. `using`
 * are the rules in force.
 *
 * Throws `RuleError` 'invalid-crab' with up to 100 problems, each with its path and rule.
 *
 * @rule W-SHEET
 */
export function parseCrab(json: unknown, using: TraitRules = { rules: DEFAULT_RULES }): Crab {
  return reading.accepted(readCrabInput(readJson(json, 'invalid-crab'), using), 'invalid-crab');
}

/**
 * A list of equipment from outside: plain JSON or its text.
 *
 * Throws `RuleError` 'invalid-equipment' with up to 100 problems, each with its path and rule.
 *
 * @rule W-KIT-HOUSE
 */
export function parseEquipment(json: unknown): Equipment {
  return defineEquipment(readJson(json, 'invalid-equipment'));
}

/**
 * A season from outside: plain JSON or its text. It shares nothing with the input.
 *
 * Throws `RuleError` 'wrong-game', 'later-version', or 'invalid-roster' with up to 100 problems, each with its path and
 * rule.
 *
 * @rule W-SEASON
 * @rule W-ROSTER
 */
export function parseRoster(json: unknown): Roster {
  return readRoster(readJson(json, 'invalid-roster', { length: MAX_ROSTER_LENGTH, values: MAX_ROSTER_VALUES }));
}
