import { reading } from '@tabletop/game';
import { readWeapon, type WeaponInput } from './read-weapon.js';
import type { Weapon } from './weapon.js';

/**
 * A gun or a blade of your own: a checked, frozen copy, for a modification of your own (see `defineModification`). What
 * may be left out is as in the input's type; a gun needs a range, a blade reaches 1.
 *
 * Throws `RuleError` 'invalid-weapon', which names every bad field.
 *
 * @rule S-SHOOT
 * @rule S-STAB
 */
export function defineWeapon(input: WeaponInput): Weapon {
  return frozenWeapon(reading.accepted(readWeapon(input), 'invalid-weapon'));
}

/** The weapon, so that nobody changes it. */
export function frozenWeapon(weapon: Weapon): Weapon {
  Object.freeze(weapon.shots);
  return Object.freeze(weapon);
}
