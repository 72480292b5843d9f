import { reading } from '@tabletop/game';
import { MAX_VALUE } from '../limits.js';
import type { Gun } from './gun.js';
import { GUNS } from './guns.js';
import { type WeaponInput, weaponFrom, weaponOf } from './read-weapon.js';

/** A gun of your own for a craft. Of its weapon the same may be left out as of any other. */
export interface GunInput extends Omit<Gun, 'weapon'> {
  readonly weapon: WeaponInput;
}

/** Reads a gun of a craft, which may be anything. Names every bad field. @rule S-GUNS */
export function readGun(input: unknown): reading.Found<Gun> {
  return reading.readInput(input, 'S-GUNS', gunFrom);
}

/** Reads a gun of a craft: its weapon is no blade. @rule S-GUNS @rule S-BUDGET */
export function gunFrom(source: reading.Source): Gun {
  const cost = reading.whole(reading.byRule(source, 'S-BUDGET'), 'cost', 0, MAX_VALUE);
  const weapon = reading.objectIn(source, 'weapon', weaponFrom) ?? weaponOf(GUNS.Gun.weapon);
  if (weapon.kind !== 'gun') reading.refuse(source, 'weapon', 'A craft has guns, and no blades.');
  return { cost, weapon };
}
