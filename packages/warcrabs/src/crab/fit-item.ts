import { show } from '@tabletop/dice';
import { problem, refusal } from '@tabletop/game';
import type { WeaponIndex } from '../ids.js';
import { MAX_WEAPONS } from '../limits.js';
import type { Crab, Shell, Weapon } from './crab.js';
import { isShell, shellOf, weaponOf } from './read-items.js';
import { overweight } from './weight.js';

/** A crab whose equipment was changed. */
export interface Fitted {
  readonly crab: Crab;
  /** The shell that it no longer wears. */
  readonly removed?: Shell;
}

/**
 * A crab with one item more: a weapon comes after the ones that it has, a shell replaces the one that it wears.
 *
 * Throws `RuleError` 'illegal-action' for what would take it past its Maximum Shell Capacity, and for more than
 * `MAX_WEAPONS` weapons.
 *
 * @rule W-WEIGHT
 * @rule W-SHELL
 */
export function fitItem(crab: Crab, item: Weapon | Shell): Fitted {
  const fitted: Crab = isShell(item)
    ? { ...crab, shell: shellOf(item) }
    : { ...crab, weapons: [...crab.weapons, weaponOf(item)] };
  const fault = loadFault(fitted);
  if (fault !== undefined) throw refusal('illegal-action', [problem(['item'], fault, 'W-WEIGHT')]);
  return isShell(item) ? { crab: fitted, removed: crab.shell } : { crab: fitted };
}

/** A sentence that says why a crab cannot carry all this; undefined where it can. @rule W-WEIGHT */
export function loadFault(crab: Pick<Crab, 'traits' | 'shell' | 'weapons'>): string | undefined {
  return crab.weapons.length > MAX_WEAPONS ? `A crab has at most ${MAX_WEAPONS} weapons.` : overweight(crab);
}

/**
 * A crab without one of its weapons, and that weapon.
 *
 * Throws `RuleError` 'illegal-action' where it has none at that place.
 *
 * @rule W-WEIGHT
 */
export function takeWeapon(crab: Crab, index: WeaponIndex): { readonly crab: Crab; readonly removed: Weapon } {
  const removed = crab.weapons[index];
  if (removed === undefined) {
    const message = `The crab has ${crab.weapons.length} weapons, from 0, and none at ${show(index)}.`;
    throw refusal('illegal-action', [problem(['index'], message, 'W-SHEET')]);
  }
  return { crab: { ...crab, weapons: crab.weapons.toSpliced(index, 1) }, removed };
}
