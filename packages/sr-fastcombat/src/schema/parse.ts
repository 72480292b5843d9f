import { MAX_PROBLEMS, MAX_SETUP_PROBLEMS, reading, refusal } from '@tabletop/game';
import { migrate, parseShape, type ReadLimits, readJson } from '@tabletop/game/schema';
import type { SkirmishAction } from '../actions.js';
import { PRINTED_ID, STATE_VERSION } from '../edition.js';
import type { SkirmishEvent } from '../events.js';
import { readSheet } from '../figures/check-sheet.js';
import { type CharacterRules, readCharacter } from '../figures/convert-character.js';
import type { FigureSheet } from '../figures/sheet.js';
import type { SrCharacter } from '../figures/sr-character.js';
import { DEFAULT_RULES, type Rules } from '../rules.js';
import { readHouseRules } from '../setup/house-rules.js';
import type { SkirmishSetup } from '../setup/read-setup.js';
import type { SkirmishState } from '../state.js';
import { actionSchema } from './action-schema.js';
import { characterShape } from './character-schema.js';
import { eventSchema } from './event-schema.js';
import { readState } from './read-state.js';
import { rulesShape } from './rules-schema.js';
import { setupProblems } from './schemas.js';
import { setupShape } from './setup-schema.js';
import { stateShapeOf } from './state-schema.js';

/** The longest text of a state or a set-up that is parsed, in UTF-16 code units. */
export const MAX_STATE_LENGTH = 4_000_000;

/** The most values, nested ones included, of a state or a set-up: more than the fullest table has. */
export const MAX_STATE_VALUES = 100_000;

const ROOMY: ReadLimits = { length: MAX_STATE_LENGTH, values: MAX_STATE_VALUES };

/**
 * A state from outside: plain JSON or its text. It shares nothing with the input, and the game can go on from it with
 * all its laws kept. States of earlier published formats are brought up to date. `game` is the id of a fork whose
 * states are wanted instead of the printed game's.
 *
 * Problems name hidden cards: they are for whoever may see all of the state.
 *
 * Throws `RuleError` 'wrong-game', 'later-version', or 'invalid-state' with up to 20 problems, each with its path.
 */
export function parseState(json: unknown, game: string = PRINTED_ID): SkirmishState {
  const current = migrate(readJson(json, 'invalid-state', ROOMY), { id: game, version: STATE_VERSION });
  const shape = parseShape(current, stateShapeOf(game), 'invalid-state');
  return reading.accepted(readState(shape), 'invalid-state', MAX_PROBLEMS);
}

/**
 * An action from outside: plain JSON or its text. Whether it is legal is for the game's `check` to say.
 *
 * Throws `RuleError` 'invalid-action' with up to 20 problems, each with its path.
 */
export function parseAction(json: unknown): SkirmishAction {
  return parseShape(readJson(json, 'invalid-action'), actionSchema, 'invalid-action');
}

/**
 * A set-up from outside: plain JSON or its text. A game can begin with it.
 *
 * Throws `RuleError` 'invalid-setup' with up to 100 problems, each with its path, most with their rule.
 */
export function parseSetup(json: unknown): SkirmishSetup {
  const setup = readJson(json, 'invalid-setup', ROOMY);
  // Setting up reads anything, and says best what is wrong: by rule, and all at once.
  const problems = setupProblems(setup as SkirmishSetup);
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
export function parseEvent(json: unknown): SkirmishEvent {
  return parseShape(readJson(json, 'invalid-event'), eventSchema, 'invalid-event');
}

/**
 * A record sheet from outside, such as one that was written by hand: plain JSON or its text. Lists and flags may be left
 * out.
 *
 * Throws `RuleError` 'invalid-sheet' with up to 100 problems, each with its path and rule.
 *
 * @rule F-SHEET
 */
export function parseSheet(json: unknown): FigureSheet {
  return reading.accepted(readSheet(readJson(json, 'invalid-sheet')), 'invalid-sheet');
}

/**
 * A character of Shadowrun, second edition, from outside: plain JSON or its text. `convertCharacter` makes a figure of
 * it by the same rules.
 *
 * Throws `RuleError` 'invalid-character' with up to 100 problems, each with its path, most with their rule.
 *
 * @rule F-SHEET
 */
export function parseCharacter(json: unknown, using: CharacterRules = { rules: DEFAULT_RULES }): SrCharacter {
  const character = readJson(json, 'invalid-character');
  // The conversion says best what is wrong.
  reading.accepted(readCharacter(character, using), 'invalid-character');
  return parseShape(character, characterShape, 'invalid-character');
}
