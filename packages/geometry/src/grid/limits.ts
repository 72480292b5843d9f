/** The most columns of a grid, and the most rows. */
export const MAX_SIDE = 64;
