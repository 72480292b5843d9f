import type { Face } from '@tabletop/dice';
import { count, id, list, nameSchema, type Schema, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import { mostShots } from '../force/weapon.js';
import {
  MAX_BUDGET,
  MAX_GUNS,
  MAX_MODIFICATIONS,
  MAX_PARTS,
  MAX_PLAYERS,
  MAX_SHOTS,
  MAX_UNITS,
  MAX_VALUE,
} from '../limits.js';
import { SIXTHS } from '../sixths.js';

/** The most that a unit's own value and those of all its modifications come to. */
const MAX_SUM = MAX_VALUE * (MAX_MODIFICATIONS + 1);

/** The sides of a die. */
const SIDES = 6;

/** Speed or Move of a unit, or the points of one on foot. */
export const sumSchema: Schema<number> = count(MAX_SUM);

/** The points of a craft: no side has more for it. */
export const craftCostSchema: Schema<number> = count(MAX_BUDGET);

/** The Body of a unit, or of a part of one. */
export const bodySchema: Schema<number> = whole(1, MAX_SUM);

/** Damage, or what is left of a Body, in sixths of a point. */
export const sixthsSchema: Schema<number> = count(MAX_SUM * SIXTHS);

/** A part of a unit, from 0. */
export const partSchema: Schema<number> = count(MAX_PARTS - 1);

/** A gun of a unit by its place among its guns, from 0. */
export const gunPlaceSchema: Schema<number> = count(MAX_GUNS - 1);

/** How much of what a unit was ordered to do in a turn is over: it fires no more than its guns. */
export const doneSchema: Schema<number> = count(MAX_GUNS - 1);

/** How many shots there are, the dice for more of them rolled. */
export const shotsSchema: Schema<number> = whole(1, mostShots({ fixed: MAX_SHOTS, dice: MAX_SHOTS }));

/** What a die came to. */
export const rollSchema: Schema<number> = whole(1, SIDES);

/** The face of a die that counts. */
export const faceSchema: Schema<Face<6>> = v.picklist([1, 2, 3, 4, 5, 6], 'a face of a die');

/** The number of a unit. */
export const unitSchema: Schema<number> = id();

/** Some of the units. */
export const unitsSchema: Schema<number[]> = list(unitSchema, MAX_UNITS);

/** Units that do something together. */
export const groupSchema: Schema<number[]> = list(unitSchema, MAX_UNITS, 1);

/** Some of the players. */
export const playersSchema: Schema<string[]> = list(nameSchema, MAX_PLAYERS);
