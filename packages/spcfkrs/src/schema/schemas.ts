import type { Problem } from '@tabletop/dice';
import { attempt, type Start } from '@tabletop/game';
import { judged, type Schema } from '@tabletop/game/schema';
import { PRINTED_ID, STATE_VERSION } from '../edition.js';
import type { CraftInput } from '../force/craft.js';
import type { CraftModification } from '../force/craft-modification.js';
import type { Gun } from '../force/gun.js';
import type { Modification } from '../force/modification.js';
import { readCraft } from '../force/read-craft.js';
import { readCraftModification } from '../force/read-craft-modification.js';
import { readGun } from '../force/read-gun.js';
import { readModification } from '../force/read-modification.js';
import { readWeapon } from '../force/read-weapon.js';
import type { Weapon } from '../force/weapon.js';
import type { Rules } from '../rules.js';
import { readHouseRules } from '../setup/house-rules.js';
import type { SpcfkrsSetup } from '../setup/read-setup.js';
import { setUp } from '../setup/setup.js';
import type { SpcfkrsState } from '../state.js';
import { craftInputShape, craftModificationShape, gunInputShape } from './craft-schema.js';
import { type ForceInput, forceShape, modificationShape } from './force-schema.js';
import { readForce } from './read-force.js';
import { readState } from './read-state.js';
import { rulesShape } from './rules-schema.js';
import { setupShape } from './setup-schema.js';
import { stateShapeOf } from './state-schema.js';
import { weaponInputShape } from './weapon-schema.js';

/**
 * A state of today's format from which the game can go on. What `parseState` does besides, migration and the limits on
 * size, is its own.
 */
export const stateSchema: Schema<SpcfkrsState> = judged(stateShapeOf(PRINTED_ID), (shape) => {
  const found = readState(shape);
  return found.value ?? found.problems;
});

/** House rules that make a game; what agrees with the printed game is left out. */
export const rulesSchema: Schema<Partial<Rules>> = judged(rulesShape, (shape) => {
  const { rules, problems } = readHouseRules(shape);
  return problems.length > 0 ? problems : rules;
});

/** A set-up with which a match can begin. */
export const setupSchema: Schema<SpcfkrsSetup> = judged(setupShape, (setup) => {
  const problems = setupProblems(setup);
  return problems.length > 0 ? problems : setup;
});

/** A force that can be had for its budget by the printed rules. @rule S-BUDGET */
export const forceSchema: Schema<ForceInput> = judged(
  forceShape,
  (force) => attempt(() => readForce(force)).problems ?? force,
);

/** A gun or a blade of one's own. @rule S-SHOOT @rule S-STAB */
export const weaponSchema: Schema<Weapon> = judged(weaponInputShape, (shape) => {
  const { value, problems } = readWeapon(shape);
  return value ?? problems;
});

/** A modification of one's own. @rule S-SLOTS */
export const modificationSchema: Schema<Modification> = judged(modificationShape, (shape) => {
  const { value, problems } = readModification(shape);
  return value ?? problems;
});

/** A craft of one's own, which can be built by the printed rules. @rule S-HULL */
export const craftSchema: Schema<CraftInput> = judged(craftInputShape, (craft) => {
  const { problems } = readCraft(craft);
  return problems.length > 0 ? problems : craft;
});

/** A gun of one's own for craft. @rule S-GUNS */
export const gunSchema: Schema<Gun> = judged(gunInputShape, (shape) => {
  const { value, problems } = readGun(shape);
  return value ?? problems;
});

/** A modification of craft of one's own. @rule S-VMODS */
export const craftModificationSchema: Schema<CraftModification> = judged(craftModificationShape, (shape) => {
  const { value, problems } = readCraftModification(shape);
  return value ?? problems;
});

/** What is wrong with a set-up that may be anything. */
export function setupProblems(setup: SpcfkrsSetup): readonly Problem[] {
  const start: Start = { game: PRINTED_ID, version: STATE_VERSION, chance: [1, 0, 0, 0], decision: 0 };
  return attempt(() => setUp(setup, start)).problems ?? [];
}
