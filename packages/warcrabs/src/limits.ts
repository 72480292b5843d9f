/** The most players of a fight, and owners of a season. */
export const MAX_PLAYERS = 8;
/** The most crabs in a fight. */
export const MAX_CRABS = 32;
/** The most weapons on a crab. */
export const MAX_WEAPONS = 16;
/** The most surfaces of a table above the floor. */
export const MAX_SURFACES = 16;
/** The most obstacles on a table. */
export const MAX_OBSTACLES = 32;
/** The greatest trait that house rules may allow. */
export const MAX_TRAIT = 100;
/** The greatest damage, weight, armour or number of uses of an item. */
export const MAX_VALUE = 1000;
/** The most money in an account, in cents. */
export const MAX_MONEY = 1_000_000_000;
/** The greatest length of a table, and height, in inches. */
export const MAX_LENGTH = 2400;
/** The most legal actions of one kind that are listed; beyond that they are a fair spread. */
export const LEGAL_LIMIT = 64;
/** The last turn that house rules may set. */
export const MAX_TURNS = 1_000_000;
/** The greatest coordinate of a facing or direction, either way. */
export const MAX_DIRECTION = 65_536;
/** The most items of a list of equipment. */
export const MAX_EQUIPMENT = 256;
/** The most crabs of an owner in a season. */
export const MAX_ROSTER_CRABS = 64;
/** The most shells and weapons that an owner keeps off any crab. */
export const MAX_STORE = 1024;
/** The most crabs, fights, wins or kills that a season counts. */
export const MAX_SEASON_COUNT = 1_000_000_000;
/** The longest text of a season that is parsed, in UTF-16 code units. */
export const MAX_ROSTER_LENGTH = 16_000_000;
