import { optimumCapacity } from './capacity.js';
import type { Traits } from './traits.js';

/**
 * How far a crab moves in a turn, in inches: its Dexterity, less what its Weight is above its Optimum Shell Capacity.
 * That is 0 at its Maximum Shell Capacity.
 *
 * @rule W-MOVEMENT
 */
export function movementOf(traits: Pick<Traits, 'strength' | 'dexterity'>, weight: number): number {
  return traits.dexterity - Math.max(0, weight - optimumCapacity(traits));
}
