/** The number of a crab in a fight, from 1. */
export type CrabId = number;

/** Which of a crab's weapons, from 0 in the order of its sheet. */
export type WeaponIndex = number;
