/** The most players. */
export const MAX_PLAYERS = 8;
/** The most sides. */
export const MAX_SIDES = 8;
/** The most units on the map. */
export const MAX_UNITS = 64;
/** The most parts of a craft. */
export const MAX_PARTS = 24;
/** The most guns of a craft: two on each part. */
export const MAX_GUNS = 48;
/** The longest name of a unit, in UTF-16 code units. */
export const MAX_UNIT_NAME = 20;
/** The most modifications of a unit. */
export const MAX_MODIFICATIONS = 16;
/** The greatest Speed, Body, Move, range, damage, or cost. */
export const MAX_VALUE = 1000;
/** The most shots that a weapon fires in a round before any are rolled for, and the most dice for more. */
export const MAX_SHOTS = 20;
/** The most shots, however the dice fall, of a weapon that hits the spaces around its target too. */
export const MAX_BLAST_SHOTS = 20;
/** The most steps in a path. */
export const MAX_PATH = 256;
/** The most points in the budget of a side. */
export const MAX_BUDGET = 100_000;
/** The last round that house rules may set. */
export const MAX_ROUNDS = 1_000_000;
/** The most sets of orders that are listed; beyond that they are a fair spread. */
export const LEGAL_LIMIT = 64;
