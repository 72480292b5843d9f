import { maximumCapacity, optimumCapacity } from './capacity.js';
import type { Crab } from './crab.js';
import { movementOf } from './movement.js';
import type { Traits } from './traits.js';
import { weightOf } from './weight.js';

/** What follows from a crab's traits, shell and weapons. @rule W-SHEET */
export interface Derived {
  readonly optimumCapacity: number;
  readonly maximumCapacity: number;
  readonly weight: number;
  /** Inches a turn. */
  readonly movement: number;
  /** When nothing has hurt it. */
  readonly hitPoints: number;
  /** When nothing has hit its shell. */
  readonly armour: number;
}

/** The Hit Points of an unhurt crab: its Endurance. @rule W-HP */
export function hitPointsOf({ endurance }: Pick<Traits, 'endurance'>): number {
  return endurance;
}

/**
 * What the sheet of an unhurt crab says besides its traits.
 *
 * @rule W-CAPACITY
 * @rule W-WEIGHT
 * @rule W-MOVEMENT
 * @rule W-HP
 * @rule W-SHELL
 */
export function derive({ traits, shell, weapons }: Pick<Crab, 'traits' | 'shell' | 'weapons'>): Derived {
  const weight = weightOf(shell, weapons);
  return {
    optimumCapacity: optimumCapacity(traits),
    maximumCapacity: maximumCapacity(traits),
    weight,
    movement: movementOf(traits, weight),
    hitPoints: hitPointsOf(traits),
    armour: shell.armour,
  };
}
