import type { RangeClass } from './ranges.js';

/**
 * Whether weapons of that class are themselves thrown: they use the Throwing skill, hold no rounds and have no sights.
 *
 * @rule F-RANGES
 */
export function isThrown(type: RangeClass): boolean {
  return type === 'Throwing Knife' || type === 'Shuriken' || type === 'Hand Grenade';
}
