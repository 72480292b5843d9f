import { show } from '@tabletop/dice';
import { reading } from '@tabletop/game';
import { loadFault } from '../crab/fit-item.js';
import { isShell } from '../crab/read-items.js';
import type { CrabId, WeaponIndex } from '../ids.js';
import { MAX_WEAPONS } from '../limits.js';
import { accountOf, crabIdIn, withAccount } from './accounts.js';
import { asked, refused } from './asked.js';
import { crabOf, withCrab } from './find.js';
import type { Roster, RosterCrab } from './roster.js';
import { stored, takenFrom } from './store.js';

/**
 * A season in which a crab is fitted with an item from the store of its account, by name; of several the one that has
 * most left. A weapon comes after those that it has; a shell replaces the one that it wears, which goes into the store.
 *
 * Throws `RuleError` 'illegal-action' for what is not in the store, for what would take the crab past its Maximum Shell
 * Capacity, and for more than `MAX_WEAPONS` weapons.
 *
 * @rule W-WEIGHT
 * @rule W-SHELL
 */
export function equip(roster: Roster, request: { readonly crab: CrabId; readonly item: string }): Roster {
  const { crab: id, item: name } = asked(request, 'W-SEASON', (source) => ({
    crab: crabIdIn(source),
    item: reading.nameIn(source, 'item'),
  }));
  const crab = crabOf(roster, id);
  const { item, account } = takenFrom(accountOf(roster, { crab: id }), name, 'most left');
  const fitted: RosterCrab = isShell(item) ? { ...crab, shell: item } : { ...crab, weapons: [...crab.weapons, item] };
  const fault = loadFault(fitted);
  if (fault !== undefined) throw refused('item', fault, 'W-WEIGHT');
  const after = isShell(item) ? stored(account, [crab.shell], 'item') : account;
  return withAccount(withCrab(roster, fitted), { crab: id }, after);
}

/**
 * A season in which a weapon is taken off a crab, into the store of its account.
 *
 * Throws `RuleError` 'illegal-action' where the crab has no weapon at that place, and where the store is full.
 *
 * @rule W-SEASON
 */
export function unequip(roster: Roster, request: { readonly crab: CrabId; readonly weapon: WeaponIndex }): Roster {
  const { crab: id, weapon: index } = asked(request, 'W-SEASON', (source) => ({
    crab: crabIdIn(source),
    weapon: reading.whole(source, 'weapon', 0, MAX_WEAPONS - 1),
  }));
  const crab = crabOf(roster, id);
  const weapon = crab.weapons[index];
  if (weapon === undefined)
    throw refused('weapon', `${show(crab.name)} has no weapon at ${index}, from 0.`, 'W-SEASON');
  const account = stored(accountOf(roster, { crab: id }), [weapon], 'weapon');
  const bared = withCrab(roster, { ...crab, weapons: crab.weapons.toSpliced(index, 1) });
  return withAccount(bared, { crab: id }, account);
}
