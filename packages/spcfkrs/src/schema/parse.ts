import { MAX_PROBLEMS, MAX_SETUP_PROBLEMS, reading, refusal } from '@tabletop/game';
import { migrate, parseShape, type ReadLimits, readJson } from '@tabletop/game/schema';
import type { SpcfkrsAction } from '../actions.js';
import { PRINTED_ID, STATE_VERSION } from '../edition.js';
import type { SpcfkrsEvent } from '../events.js';
import type { Force } from '../force/build-force.js';
import type { BoughtCraft } from '../force/craft.js';
import type { CraftModification } from '../force/craft-modification.js';
import type { CraftRules } from '../force/craft-profile-of.js';
import type { Gun } from '../force/gun.js';
import type { Modification } from '../force/modification.js';
import { readCraft } from '../force/read-craft.js';
import { readCraftModification } from '../force/read-craft-modification.js';
import { readGun } from '../force/read-gun.js';
import { readModification } from '../force/read-modification.js';
import { readWeapon } from '../force/read-weapon.js';
import type { Weapon } from '../force/weapon.js';
import { DEFAULT_RULES, type Rules } from '../rules.js';
import { readHouseRules } from '../setup/house-rules.js';
import type { SpcfkrsSetup } from '../setup/read-setup.js';
import type { SpcfkrsState } from '../state.js';
import { actionSchema } from './action-schema.js';
import { eventSchema } from './event-schema.js';
import { type ForceRules, readForce } from './read-force.js';
import { readState } from './read-state.js';
import { rulesShape } from './rules-schema.js';
import { setupProblems } from './schemas.js';
import { setupShape } from './setup-schema.js';
import { stateShapeOf } from './state-schema.js';

/** The longest text of a state, a set-up, an action or an event that is parsed, in UTF-16 code units. */
export const MAX_STATE_LENGTH = 8_000_000;

/** The most values, nested ones included, of any of these: more than the longest orders for the fullest map have. */
export const MAX_STATE_VALUES = 600_000;

const ROOMY: ReadLimits = { length: MAX_STATE_LENGTH, values: MAX_STATE_VALUES };

/**
 * A state from outside: plain JSON or its text. It shares nothing with the input, and the game can go on from it with
 * all its laws kept. States of earlier published formats are brought up to date. `game` is the id of a fork whose
 * states are wanted instead of the printed game's.
 *
 * Problems tell of sealed orders: they are for whoever may see all of the state.
 *
 * Throws `RuleError` 'wrong-game', 'later-version', or 'invalid-state' with up to 20 problems, each with its path.
 */
export function parseState(json: unknown, game: string = PRINTED_ID): SpcfkrsState {
  const current = migrate(readJson(json, 'invalid-state', ROOMY), { id: game, version: STATE_VERSION });
  const shape = parseShape(current, stateShapeOf(game), 'invalid-state');
  return reading.accepted(readState(shape), 'invalid-state', MAX_PROBLEMS);
}

/**
 * An action from outside: plain JSON or its text. Whether it is legal is for the game's `check` to say.
 *
 * Throws `RuleError` 'invalid-action' with up to 20 problems, each with its path.
 */
export function parseAction(json: unknown): SpcfkrsAction {
  return parseShape(readJson(json, 'invalid-action', ROOMY), actionSchema, 'invalid-action');
}

/**
 * A set-up from outside: plain JSON or its text. A match can begin with it.
 *
 * Throws `RuleError` 'invalid-setup' with up to 100 problems, each with its path, most with their rule.
 */
export function parseSetup(json: unknown): SpcfkrsSetup {
  const setup = readJson(json, 'invalid-setup', ROOMY);
  // Setting up reads anything, and says best what is wrong: by rule, and all at once.
  const problems = setupProblems(setup as SpcfkrsSetup);
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
export function parseEvent(json: unknown): SpcfkrsEvent {
  return parseShape(readJson(json, 'invalid-event', ROOMY), eventSchema, 'invalid-event');
}

/**
 * A force from outside, such as one that was written by hand: plain JSON or its text, `{ units, budget }`. Without a
 * budget it may cost what the rules say, by default the printed ones.
 *
 * Throws `RuleError` 'invalid-force', which names every bad field; 'over-budget' where the units cost more, with
 * `details.cost` and `details.budget`.
 *
 * @rule S-BUDGET
 */
export function parseForce(json: unknown, using: ForceRules = { rules: DEFAULT_RULES }): Force {
  return readForce(readJson(json, 'invalid-force'), using);
}

/**
 * A gun or a blade of one's own from outside: plain JSON or its text.
 *
 * Throws `RuleError` 'invalid-weapon' with up to 100 problems, each with its path and rule.
 *
 * @rule S-SHOOT
 * @rule S-STAB
 */
export function parseWeapon(json: unknown): Weapon {
  return reading.accepted(readWeapon(readJson(json, 'invalid-weapon')), 'invalid-weapon');
}

/**
 * A modification of one's own from outside: plain JSON or its text.
 *
 * Throws `RuleError` 'invalid-modification' with up to 100 problems, each with its path and rule.
 *
 * @rule S-SLOTS
 */
export function parseModification(json: unknown): Modification {
  return reading.accepted(readModification(readJson(json, 'invalid-modification')), 'invalid-modification');
}

/**
 * A craft from outside, such as one that was written by hand: plain JSON or its text. Returns what it is for a match, and
 * where its parts lie.
 *
 * Throws `RuleError` 'invalid-craft' with up to 100 problems, each with its path and rule.
 *
 * @rule S-HULL
 * @rule S-GUNS
 * @rule S-VMODS
 */
export function parseCraft(json: unknown, using: CraftRules = { rules: DEFAULT_RULES }): BoughtCraft {
  return reading.accepted(readCraft(readJson(json, 'invalid-craft'), using), 'invalid-craft');
}

/**
 * A gun of one's own for craft from outside: plain JSON or its text.
 *
 * Throws `RuleError` 'invalid-gun' with up to 100 problems, each with its path and rule.
 *
 * @rule S-GUNS
 */
export function parseGun(json: unknown): Gun {
  return reading.accepted(readGun(readJson(json, 'invalid-gun')), 'invalid-gun');
}

/**
 * A modification of craft of one's own from outside: plain JSON or its text.
 *
 * Throws `RuleError` 'invalid-modification' with up to 100 problems, each with its path and rule.
 *
 * @rule S-VMODS
 */
export function parseCraftModification(json: unknown): CraftModification {
  return reading.accepted(readCraftModification(readJson(json, 'invalid-modification')), 'invalid-modification');
}
