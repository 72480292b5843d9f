/**
 * The greatest coordinate, to either side of zero, that polygons, sweeps and paths take: 2^24 units. Products of two
 * differences then stay whole numbers that a double holds exactly.
 */
export const MAX_COORDINATE = 16_777_216;

/** The most corners that a polygon has. */
export const MAX_VERTICES = 64;

/**
 * The most legs of a path.
 *
 * @rule T-PATH
 */
export const MAX_LEGS = 32;

/** The most discs and walls that a path is looked for around. */
export const MAX_OBSTACLES = 256;

/** The most corners that all these walls have together. */
export const MAX_WALL_CORNERS = 1024;

/** The most legs that a search for a path thinks of before it gives up. On an open deck it takes some dozens. */
export const MAX_SEARCH_LEGS = 50_000;
