import { count, type Schema, whole } from '@tabletop/game/schema';
import { MAX_LENGTH, MAX_TRAIT, MAX_VALUE } from '../limits.js';
import { toUnits } from '../units.js';

/** The greatest total of dice, or target of a roll, that is read, above zero and below. */
const MAX_TOTAL = 1_000_000;

/** What dice and modifiers come to. */
export const totalSchema: Schema<number> = whole(-MAX_TOTAL, MAX_TOTAL);

/** Points of damage; those of a fall may be many. */
export const damageSchema: Schema<number> = count(MAX_TOTAL);

/** Points of armour, weight or uses of an item. */
export const valueSchema: Schema<number> = count(MAX_VALUE);

/** Hit Points that are left. */
export const hitPointsSchema: Schema<number> = count(MAX_TRAIT);

/** A height of a piece of the table, in units. */
export const heightSchema: Schema<number> = whole(1, toUnits(MAX_LENGTH));

/** How far a fall goes, in units: at most from an obstacle on a surface to the floor. */
export const dropSchema: Schema<number> = whole(1, 2 * toUnits(MAX_LENGTH));

/** A movement, in units. */
export const movementSchema: Schema<number> = count(toUnits(MAX_TRAIT));
