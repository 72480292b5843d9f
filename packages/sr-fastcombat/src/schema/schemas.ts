import type { Problem } from '@tabletop/dice';
import { attempt, type Start } from '@tabletop/game';
import { judged, type Schema } from '@tabletop/game/schema';
import { PRINTED_ID, STATE_VERSION } from '../edition.js';
import { readSheet } from '../figures/check-sheet.js';
import { convertCharacter } from '../figures/convert-character.js';
import type { FigureSheet } from '../figures/sheet.js';
import type { SrCharacter } from '../figures/sr-character.js';
import type { Rules } from '../rules.js';
import { readHouseRules } from '../setup/house-rules.js';
import type { SkirmishSetup } from '../setup/read-setup.js';
import { setUp } from '../setup/setup.js';
import type { SkirmishState } from '../state.js';
import { characterShape } from './character-schema.js';
import { readState } from './read-state.js';
import { rulesShape } from './rules-schema.js';
import { setupShape } from './setup-schema.js';
import { sheetShape } from './sheet-schema.js';
import { stateShapeOf } from './state-schema.js';

/**
 * A state of today's format from which the game can go on. What `parseState` does besides, migration and the limits on
 * size, is its own.
 */
export const stateSchema: Schema<SkirmishState> = judged(stateShapeOf(PRINTED_ID), (shape) => {
  const found = readState(shape);
  return found.value ?? found.problems;
});

/** House rules that make a game; what agrees with the printed game is left out. */
export const rulesSchema: Schema<Partial<Rules>> = judged(rulesShape, (shape) => {
  const { rules, problems } = readHouseRules(shape);
  return problems.length > 0 ? problems : rules;
});

/** A set-up with which a game can begin. */
export const setupSchema: Schema<SkirmishSetup> = judged(setupShape, (setup) => {
  const problems = setupProblems(setup);
  return problems.length > 0 ? problems : setup;
});

/** A record sheet of a figure. @rule F-SHEET */
export const sheetSchema: Schema<FigureSheet> = judged(sheetShape, (shape) => {
  const { value: sheet, problems } = readSheet(shape);
  return sheet ?? problems;
});

/** A character of Shadowrun that makes a figure by the printed rules. @rule F-SHEET */
export const characterSchema: Schema<SrCharacter> = judged(
  characterShape,
  (shape) => attempt(() => convertCharacter(shape)).problems ?? shape,
);

/** What is wrong with a set-up that may be anything. */
export function setupProblems(setup: SkirmishSetup): readonly Problem[] {
  const start: Start = { game: PRINTED_ID, version: STATE_VERSION, chance: [1, 0, 0, 0], decision: 0 };
  return attempt(() => setUp(setup, start)).problems ?? [];
}
