/** The most columns of a grid, and the most rows. */
export const MAX_SIDE = 64;

/** The most cells of a set or a path: as many as the largest grid has. */
export const MAX_CELLS = 4096;

/** The most that it may cost to enter a cell. */
export const MAX_CELL_COST = 1_000_000;
