/** The most problems that one refusal lists. */
export const MAX_PROBLEMS = 100;
/** The most players. */
export const MAX_PLAYERS = 64;
/** The longest name of a player, a sailor or a vessel, in UTF-16 code units. */
export const MAX_NAME = 80;
/** The most actions in a spread of legal ones. */
export const LEGAL_LIMIT = 64;
/** The greatest distance between two corners of a hull, in centimetres. */
export const MAX_HULL_LENGTH = 400;
/** The most obstacles on a vessel. */
export const MAX_OBSTACLES = 32;
