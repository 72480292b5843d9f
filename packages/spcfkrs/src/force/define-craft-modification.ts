import { reading } from '@tabletop/game';
import type { CraftModification } from './craft-modification.js';
import { type CraftModificationInput, readCraftModification } from './read-craft-modification.js';

/**
 * A modification of craft of your own: a checked, frozen copy, which craft take like those of the list. Bonuses that are
 * left out are 0, there is no power, and it is for vehicles and spaceships alike.
 *
 * Throws `RuleError` 'invalid-modification', which names every bad field.
 *
 * @rule S-VMODS
 */
export function defineCraftModification(input: CraftModificationInput): CraftModification {
  return Object.freeze(reading.accepted(readCraftModification(input), 'invalid-modification'));
}
