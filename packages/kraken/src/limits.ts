/** The most players. */
export const MAX_PLAYERS = 64;
/** The most sailors in a crew, whatever house rules say. */
export const MAX_CREW = 64;
/** The most tentacles, whatever house rules say. */
export const MAX_TENTACLES = 24;
/** The greatest Pluck, whatever house rules say. */
export const MAX_PLUCK = 1000;
/** The greatest hull damage that a vessel bears, whatever house rules say. */
export const MAX_HULL_POINTS = 1000;
/** The latest last turn, whatever house rules say. */
export const MAX_TURNS = 1_000_000;
/** The most actions in a spread of legal ones. */
export const LEGAL_LIMIT = 64;
/** The longest length that house rules may set, in centimetres. */
export const MAX_LENGTH = 400;
/** The greatest distance between two corners of a hull, in centimetres. */
export const MAX_HULL_LENGTH = 400;
/** The most obstacles on a vessel. */
export const MAX_OBSTACLES = 32;
