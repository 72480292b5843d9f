import { reading } from '@tabletop/game';
import { frozenWeapon } from './define-weapon.js';
import type { Modification } from './modification.js';
import { type ModificationInput, readModification } from './read-modification.js';

/**
 * A modification of your own: a checked, frozen copy, which units take like those of the list. A weapon that comes with
 * it fills its slot; bonuses that are left out are 0, and there is no power.
 *
 * Throws `RuleError` 'invalid-modification', which names every bad field.
 *
 * @rule S-SLOTS
 */
export function defineModification(input: ModificationInput): Modification {
  const modification = reading.accepted(readModification(input), 'invalid-modification');
  if (modification.weapon !== null) frozenWeapon(modification.weapon);
  return Object.freeze(modification);
}
