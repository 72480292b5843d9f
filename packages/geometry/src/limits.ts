/**
 * The greatest coordinate, to either side of zero, that polygons, sweeps and paths take: 2^24 units. Products of two
 * differences then stay whole numbers that a double holds exactly.
 */
export const MAX_COORDINATE = 16_777_216;

/** The most corners that a polygon has. */
export const MAX_VERTICES = 64;
