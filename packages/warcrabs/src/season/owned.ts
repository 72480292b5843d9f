import type { Shell, Weapon } from '../crab/crab.js';
import { isShell, shellOf, weaponOf } from '../crab/read-items.js';
import type { OwnedShell, OwnedWeapon } from './roster.js';

/** A weapon or a shell that somebody owns. */
export type OwnedItem = OwnedWeapon | OwnedShell;

/** A new weapon, with all its uses. */
function newWeapon(weapon: Weapon): OwnedWeapon {
  return { ...weaponOf(weapon), left: weapon.uses };
}

/** A new shell, with all its armour. */
export function newShell(shell: Shell): OwnedShell {
  return { ...shellOf(shell), left: shell.armour };
}

/** A new item, as it is bought. */
export function newItem(item: Weapon | Shell): OwnedItem {
  return isShell(item) ? newShell(item) : newWeapon(item);
}

/** How much is left of an item, to compare it with others of its name. */
export function leftOf({ left }: OwnedItem): number {
  return left ?? Number.POSITIVE_INFINITY;
}

/**
 * What selling an item returns, in cents: a share of its price, in hundredths; for an item that is partly used up, the
 * same part of that. Rounded down.
 *
 * @rule W-SEASON
 */
export function salePrice(item: OwnedItem, sellShare: number): number {
  const [left, whole] = isShell(item) ? [item.left, item.armour] : [item.left ?? 1, item.uses ?? 1];
  return whole === 0
    ? Math.floor((item.price * sellShare) / 100)
    : Math.floor((item.price * sellShare * left) / (100 * whole));
}
