import { reading } from '@tabletop/game';
import { shellFrom, weaponFrom } from '../crab/read-items.js';
import { MAX_MONEY, MAX_STORE } from '../limits.js';
import type { Account, OwnedShell, OwnedWeapon, Store } from './roster.js';
import { roomIn } from './store.js';

/** Reads a weapon that somebody owns: at least one use is left of it. @rule W-KIT-HOUSE */
export function ownedWeaponFrom(source: reading.Source): OwnedWeapon {
  const weapon = weaponFrom(source);
  const { uses } = weapon;
  if (uses !== null) return { ...weapon, left: reading.whole(source, 'left', 1, uses) };
  if (reading.valueIn(source, 'left') !== null)
    reading.wanted(source, 'left', 'null for a weapon whose uses have no end');
  return { ...weapon, left: null };
}

/** Reads a shell that somebody owns. @rule W-SHELL */
export function ownedShellFrom(source: reading.Source): OwnedShell {
  const shell = shellFrom(source);
  return { ...shell, left: reading.whole(source, 'left', 0, shell.armour) };
}

/** Reads an account. @rule W-MONEY */
export function accountFrom(item: reading.Source): Account {
  const source = reading.byRule(item, 'W-MONEY');
  return {
    money: reading.whole(source, 'money', 0, MAX_MONEY),
    store: reading.objectIn(source, 'store', storeFrom) ?? { weapons: [], shells: [] },
  };
}

function storeFrom(source: reading.Source): Store {
  const store: Store = {
    weapons: reading.listIn(source, 'weapons', MAX_STORE, ownedWeaponFrom),
    shells: reading.listIn(source, 'shells', MAX_STORE, ownedShellFrom),
  };
  if (roomIn(store) < 0)
    reading.refuse(source, 'shells', `There is room for ${MAX_STORE} items in a store, and no more.`);
  return store;
}
