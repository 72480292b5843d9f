import type { Traits } from './traits.js';

/** The weight that a crab carries without being slowed: its Strength. @rule W-CAPACITY */
export function optimumCapacity({ strength }: Pick<Traits, 'strength'>): number {
  return strength;
}

/** The most weight that a crab carries at all: its Strength and Dexterity. @rule W-CAPACITY */
export function maximumCapacity({ strength, dexterity }: Pick<Traits, 'strength' | 'dexterity'>): number {
  return strength + dexterity;
}
