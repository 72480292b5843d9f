import { show } from '@tabletop/dice';
import { isShell } from '../crab/read-items.js';
import { MAX_STORE } from '../limits.js';
import { refused } from './asked.js';
import { leftOf, type OwnedItem } from './owned.js';
import type { Account, OwnedShell, OwnedWeapon, Store } from './roster.js';

/** A new account, with nothing in its store. */
export function newAccount(money: number): Account {
  return { money, store: { weapons: [], shells: [] } };
}

/** How many items more a store takes. */
export function roomIn({ weapons, shells }: Store): number {
  return MAX_STORE - weapons.length - shells.length;
}

/** A store with some items more. */
export function withItems({ weapons, shells }: Store, items: readonly OwnedItem[]): Store {
  return { weapons: [...weapons, ...items.filter(isOwnedWeapon)], shells: [...shells, ...items.filter(isOwnedShell)] };
}

/**
 * An account with some items more in its store. Throws `RuleError` 'illegal-action', which names the field, where there
 * is no room for them.
 */
export function stored(account: Account, items: readonly OwnedItem[], field: string): Account {
  if (items.length > roomIn(account.store))
    throw refused(field, `There is room for ${MAX_STORE} items in a store, and no more.`, 'W-SEASON');
  return { ...account, store: withItems(account.store, items) };
}

/** An item that was taken out of a store, and the account without it. */
export interface Taken {
  readonly item: OwnedItem;
  readonly account: Account;
}

/**
 * Takes an item of a name out of the store of an account: of several the one that has most left or, to be sold, least;
 * of equal ones the first. Throws `RuleError` 'illegal-action' where there is none.
 */
export function takenFrom(account: Account, name: string, which: 'most left' | 'least left'): Taken {
  const items: readonly OwnedItem[] = [...account.store.weapons, ...account.store.shells];
  const sign = which === 'most left' ? 1 : -1;
  let best: { readonly item: OwnedItem; readonly at: number } | undefined;
  for (const [at, item] of items.entries())
    if (item.name === name && (best === undefined || sign * leftOf(item) > sign * leftOf(best.item)))
      best = { item, at };
  if (best === undefined) throw refused('item', `There is no ${show(name)} in the store.`, 'W-SEASON');
  const store = withItems({ weapons: [], shells: [] }, items.toSpliced(best.at, 1));
  return { item: best.item, account: { ...account, store } };
}

function isOwnedShell(item: OwnedItem): item is OwnedShell {
  return isShell(item);
}

function isOwnedWeapon(item: OwnedItem): item is OwnedWeapon {
  return !isShell(item);
}
