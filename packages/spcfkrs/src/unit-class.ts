/** The classes of craft, the smaller first. @rule S-CLASS-DMG @rule S-SCALE */
export const CRAFT_CLASSES: readonly ['vehicle', 'spaceship'] = ['vehicle', 'spaceship'];

/** The class of a craft. @rule S-CLASS-DMG @rule S-SCALE */
export type CraftClass = (typeof CRAFT_CLASSES)[number];

/** The classes of units, the smallest first. @rule S-CLASS-DMG @rule S-SCALE */
export const UNIT_CLASSES: readonly ['on-foot', ...typeof CRAFT_CLASSES] = ['on-foot', 'vehicle', 'spaceship'];

/** On what scale a unit fights, and what map it is at home on. @rule S-CLASS-DMG @rule S-SCALE */
export type UnitClass = (typeof UNIT_CLASSES)[number];
