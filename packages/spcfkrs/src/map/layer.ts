import type { UnitClass } from '../unit-class.js';

/** Where units of a class are: spaceships may be above everyone else. What is in one layer is not in the way of the other. */
export type Layer = 'ground' | 'above';

/** The layer of a class of units. @rule S-LAYERS */
export function layerOf(unitClass: UnitClass): Layer {
  return unitClass === 'spaceship' ? 'above' : 'ground';
}
