/** On what scale a unit fights, and what map it is at home on. @rule S-CLASS-DMG @rule S-SCALE */
export type UnitClass = 'on-foot' | 'vehicle' | 'spaceship';

/** The class of a craft. */
export type CraftClass = Exclude<UnitClass, 'on-foot'>;

/** The classes of units, the smallest first. */
export const UNIT_CLASSES: readonly ['on-foot', 'vehicle', 'spaceship'] = ['on-foot', 'vehicle', 'spaceship'];
