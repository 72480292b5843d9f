import { show } from '@tabletop/dice';
import { reading } from '@tabletop/game';
import { EQUIPMENT, shellNamed, weaponNamed } from '../equipment/list.js';
import { accountOf, credited, type Holder, holderIn, paid, withAccount } from './accounts.js';
import { asked, refused } from './asked.js';
import { rulesOf } from './find.js';
import { newItem, salePrice } from './owned.js';
import type { Roster } from './roster.js';
import { stored, takenFrom } from './store.js';

/** What somebody buys or sells, by its name. The account of a crab that has none is its owner's. */
export type Trade = Holder & { readonly item: string };

/**
 * A season in which somebody has bought an item: it is paid for, and in the store of the account.
 *
 * Throws `RuleError` 'illegal-action' for what is not on sale, and for what costs more than the account holds.
 *
 * @rule W-MONEY
 */
export function buy(roster: Roster, request: Trade): Roster {
  const { holder, item } = trade(request);
  const equipment = roster.equipment ?? EQUIPMENT;
  const entry = weaponNamed(item, equipment) ?? shellNamed(item, equipment);
  if (entry === undefined) throw refused('item', `No ${show(item)} is on sale.`, 'W-KIT-HOUSE');
  const account = paid(accountOf(roster, holder), entry.price, 'item');
  return withAccount(roster, holder, stored(account, [newItem(entry)], 'item'));
}

/**
 * A season in which somebody has sold an item from the store of an account, for half its price or what `sellShare` says;
 * of several with that name the one that is used up most, and a partly used one for that much less.
 *
 * Throws `RuleError` 'illegal-action' for what is not in the store.
 *
 * @rule W-SEASON
 */
export function sell(roster: Roster, request: Trade): Roster {
  const { holder, item: name } = trade(request);
  const { item, account } = takenFrom(accountOf(roster, holder), name, 'least left');
  return withAccount(roster, holder, credited(account, salePrice(item, rulesOf(roster).sellShare), 'item'));
}

function trade(request: Trade): { readonly holder: Holder; readonly item: string } {
  return asked(request, 'W-MONEY', (source) => ({ holder: holderIn(source), item: reading.nameIn(source, 'item') }));
}
