import { reading } from '@tabletop/game';
import { frozenWeapon } from './define-weapon.js';
import type { Gun } from './gun.js';
import { type GunInput, readGun } from './read-gun.js';

/**
 * A gun of your own for craft: a checked, frozen copy, which parts hold like those of the list.
 *
 * Throws `RuleError` 'invalid-gun', which names every bad field.
 *
 * @rule S-GUNS
 */
export function defineGun(input: GunInput): Gun {
  const gun = reading.accepted(readGun(input), 'invalid-gun');
  frozenWeapon(gun.weapon);
  return Object.freeze(gun);
}
