import type { Problem } from '@tabletop/dice';
import { attempt, type Start } from '@tabletop/game';
import { judged, type Schema } from '@tabletop/game/schema';
import { PRINTED_ID, STATE_VERSION } from '../edition.js';
import { defineEquipment } from '../equipment/define-equipment.js';
import type { Equipment } from '../equipment/equipment.js';
import type { Rules } from '../rules.js';
import { readRoster } from '../season/read-roster.js';
import type { Roster } from '../season/roster.js';
import { type CrabInput, readCrabInput } from '../setup/crab-input.js';
import { readHouseRules } from '../setup/house-rules.js';
import type { WarcrabsSetup } from '../setup/read-setup.js';
import { setUp } from '../setup/setup.js';
import type { WarcrabsState } from '../state.js';
import { crabShape } from './crab-schema.js';
import { equipmentShape } from './item-schema.js';
import { readState } from './read-state.js';
import { rosterShape } from './roster-schema.js';
import { rulesShape } from './rules-schema.js';
import { setupShape } from './setup-schema.js';
import { stateShapeOf } from './state-schema.js';

/**
 * A state of today's format from which the game can go on. What `parseState` does besides, migration and the limits on
 * size, is its own.
 */
export const stateSchema: Schema<WarcrabsState> = judged(stateShapeOf(PRINTED_ID), (shape) => {
  const found = readState(shape);
  return found.value ?? found.problems;
});

/** House rules that make a game; what agrees with the printed game is left out. */
export const rulesSchema: Schema<Partial<Rules>> = judged(rulesShape, (shape) => {
  const { rules, problems } = readHouseRules(shape);
  return problems.length > 0 ? problems : rules;
});

/** A set-up with which a fight can begin. */
export const setupSchema: Schema<WarcrabsSetup> = judged(setupShape, (setup) => {
  const problems = setupProblems(setup);
  return problems.length > 0 ? problems : setup;
});

/** A crab by the printed rules, with its equipment in full. @rule W-SHEET */
export const crabSchema: Schema<CrabInput> = judged(crabShape, (shape) => {
  const { value: crab, problems } = readCrabInput(shape);
  return crab ?? problems;
});

/** A list of what can be bought. @rule W-KIT-HOUSE */
export const equipmentSchema: Schema<Equipment> = judged(equipmentShape, (shape) => {
  const made = attempt(() => defineEquipment(shape));
  return made.problems ?? made.value;
});

/** A season between two fights. @rule W-ROSTER */
export const rosterSchema: Schema<Roster> = judged(rosterShape, (shape) => {
  const read = attempt(() => readRoster(shape));
  return read.problems ?? read.value;
});

/** What is wrong with a set-up that may be anything. */
export function setupProblems(setup: WarcrabsSetup): readonly Problem[] {
  const start: Start = { game: PRINTED_ID, version: STATE_VERSION, chance: [1, 0, 0, 0], decision: 0 };
  return attempt(() => setUp(setup, start)).problems ?? [];
}
