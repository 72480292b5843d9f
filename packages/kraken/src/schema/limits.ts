export { MAX_LEGS } from '@tabletop/geometry';
export { MAX_PLAYERS } from '../limits.js';

/** The most sailors in a crew, whatever house rules say. */
export const MAX_CREW = 64;
/** The most tentacles, whatever house rules say. */
export const MAX_TENTACLES = 24;
/** The greatest Pluck, whatever house rules say. */
export const MAX_PLUCK = 1000;
