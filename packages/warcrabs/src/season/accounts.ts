import { reading } from '@tabletop/game';
import type { CrabId } from '../ids.js';
import { MAX_MONEY, MAX_SEASON_COUNT } from '../limits.js';
import { dollars } from '../money.js';
import { refused } from './asked.js';
import { crabOf, ownerOf, withCrab, withOwner } from './find.js';
import type { Account, Roster } from './roster.js';

/** Whose account is meant: an owner's or, by its id, a crab's. The account of a crab that has none is its owner's. */
export type Holder = { readonly owner: string } | { readonly crab: CrabId };

/** Reads whose account is meant. */
export function holderIn(source: reading.Source): Holder {
  return reading.valueIn(source, 'crab') === undefined
    ? { owner: reading.nameIn(source, 'owner') }
    : { crab: crabIdIn(source) };
}

/** Reads the id of a crab. */
export function crabIdIn(source: reading.Source): CrabId {
  return reading.whole(source, 'crab', 1, MAX_SEASON_COUNT);
}

/**
 * The account of an owner or a crab.
 *
 * Throws `RuleError` 'illegal-action' where there is no such owner or crab, and for an owner where house rules give each
 * crab its own account.
 *
 * @rule W-MONEY
 */
export function accountOf(roster: Pick<Roster, 'owners' | 'crabs'>, holder: Holder): Account {
  if ('crab' in holder) {
    const { account, owner } = crabOf(roster, holder.crab);
    return account ?? accountOf(roster, { owner });
  }
  const { account } = ownerOf(roster, holder.owner);
  if (account === null) throw refused('owner', 'Each crab has its own account here, owners have none.', 'W-MONEY');
  return account;
}

/** A season in which the account of an owner or a crab has changed. */
export function withAccount(roster: Roster, holder: Holder, account: Account): Roster {
  if (!('crab' in holder)) return withOwner(roster, { ...ownerOf(roster, holder.owner), account });
  const crab = crabOf(roster, holder.crab);
  return crab.account === null
    ? withAccount(roster, { owner: crab.owner }, account)
    : withCrab(roster, { ...crab, account });
}

/** An account from which something was paid. Refuses to pay more than it holds. @rule W-MONEY */
export function paid(account: Account, cents: number, field: string): Account {
  if (cents <= account.money) return { ...account, money: account.money - cents };
  throw refused(field, `That costs ${dollars(cents)}; the account holds ${dollars(account.money)}.`, 'W-MONEY');
}

/** An account into which something was paid. Refuses more than one may hold. @rule W-MONEY */
export function credited(account: Account, cents: number, field: string): Account {
  if (account.money + cents <= MAX_MONEY) return { ...account, money: account.money + cents };
  throw refused(field, `An account holds at most ${dollars(MAX_MONEY)}.`, 'W-MONEY');
}
