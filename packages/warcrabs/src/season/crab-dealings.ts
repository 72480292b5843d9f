import { show } from '@tabletop/dice';
import { reading } from '@tabletop/game';
import type { CrabId } from '../ids.js';
import { MAX_MONEY } from '../limits.js';
import { accountOf, crabIdIn, credited, paid, withAccount } from './accounts.js';
import { asked, refused } from './asked.js';
import { refuseCrowd } from './engineer.js';
import { crabOf, ownerOf, withCrab } from './find.js';
import type { Roster, RosterCrab } from './roster.js';
import { stored } from './store.js';

/**
 * A season in which a crab has another owner. What it wears and, where house rules give it one, its account go with it.
 *
 * Throws `RuleError` 'illegal-action' where it is the new owner's already, or they have `MAX_ROSTER_CRABS` crabs.
 *
 * @rule W-ROSTER
 */
export function giveCrab(roster: Roster, request: { readonly crab: CrabId; readonly to: string }): Roster {
  const { crab: id, to } = asked(request, 'W-ROSTER', (source) => ({
    crab: crabIdIn(source),
    to: reading.nameIn(source, 'to'),
  }));
  return handedOver(roster, crabOf(roster, id), to);
}

/**
 * A season in which a crab was sold to another owner, who pays the price to the old one.
 *
 * Throws `RuleError` 'illegal-action' as {@link giveCrab} does, for a price beyond what the buyer has, and where house
 * rules give each crab its own account: then owners have no money to pay with.
 *
 * @rule W-ROSTER
 * @rule W-MONEY
 */
export function sellCrab(
  roster: Roster,
  request: { readonly crab: CrabId; readonly to: string; readonly price: number },
): Roster {
  const {
    crab: id,
    to,
    price,
  } = asked(request, 'W-ROSTER', (source) => ({
    crab: crabIdIn(source),
    to: reading.nameIn(source, 'to'),
    price: reading.whole(source, 'price', 0, MAX_MONEY),
  }));
  const crab = crabOf(roster, id);
  const given = handedOver(roster, crab, to);
  if (crab.account !== null)
    throw refused('price', 'Owners have no money here, each crab has its own; a crab can be given.', 'W-MONEY');
  const [seller, buyer] = [{ owner: crab.owner }, { owner: to }];
  const bought = withAccount(given, buyer, paid(accountOf(given, buyer), price, 'price'));
  return withAccount(bought, seller, credited(accountOf(bought, seller), price, 'price'));
}

/**
 * A season without a crab. What it wore goes into the store of its owner; where house rules give each crab its own
 * account, everything goes with it.
 *
 * Throws `RuleError` 'illegal-action' where the store is too full.
 *
 * @rule W-ROSTER
 */
export function dismiss(roster: Roster, request: { readonly crab: CrabId }): Roster {
  const { crab: id } = asked(request, 'W-ROSTER', (source) => ({ crab: crabIdIn(source) }));
  const crab = crabOf(roster, id);
  const rest = { ...roster, crabs: roster.crabs.filter((each) => each !== crab) };
  if (crab.account !== null) return rest;
  const owner = { owner: crab.owner };
  return withAccount(rest, owner, stored(accountOf(rest, owner), [...crab.weapons, crab.shell], 'crab'));
}

function handedOver(roster: Roster, crab: RosterCrab, to: string): Roster {
  const { name } = ownerOf(roster, to, 'to');
  if (name === crab.owner) throw refused('to', `${show(crab.name)} is a crab of ${show(to)} already.`, 'W-ROSTER');
  refuseCrowd(roster, name, 'to');
  return withCrab(roster, { ...crab, owner: name });
}
