/**
 * How many parts a point of Body is counted in: a half and a third of a point add up exactly.
 *
 * @rule S-CLASS-DMG
 */
export const SIXTHS = 6;
