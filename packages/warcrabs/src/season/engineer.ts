import { show } from '@tabletop/dice';
import { reading } from '@tabletop/game';
import { BASIC_SHELL } from '../crab/basic-shell.js';
import { traitsIn } from '../crab/check-traits.js';
import { hitPointsOf } from '../crab/derive.js';
import type { Traits } from '../crab/traits.js';
import { MAX_ROSTER_CRABS, MAX_SEASON_COUNT } from '../limits.js';
import { asked, refused } from './asked.js';
import { crabsOf, ownerOf, rulesOf } from './find.js';
import { newShell } from './owned.js';
import type { Roster, RosterCrab } from './roster.js';
import { newAccount } from './store.js';

/**
 * A season with one crab more, the last of its list: in a Basic shell, without weapons. Where house rules give each crab
 * its own account, it has the money that one starts with.
 *
 * Throws `RuleError` 'illegal-action' for traits out of bounds, for a name that a living crab has, and for more than
 * `MAX_ROSTER_CRABS` crabs of an owner.
 *
 * @rule W-TRAITS
 * @rule W-SHELL
 * @rule W-SEASON
 */
export function engineer(
  roster: Roster,
  request: { readonly owner: string; readonly name: string; readonly traits: Traits },
): Roster {
  const rules = rulesOf(roster);
  const { owner, name, traits } = asked(request, 'W-ROSTER', (source) => ({
    owner: reading.nameIn(source, 'owner'),
    name: reading.nameIn(source, 'name'),
    traits: traitsIn(source, { rules }),
  }));
  const { account } = ownerOf(roster, owner);
  refuseCrowd(roster, owner, 'owner');
  if (roster.crabs.some((crab) => crab.name === name))
    throw refused('name', `There is a crab called ${show(name)}.`, 'W-ROSTER');
  if (roster.nextCrab > MAX_SEASON_COUNT)
    throw refused('owner', `A season has at most ${MAX_SEASON_COUNT} crabs.`, 'W-ROSTER');
  const crab: RosterCrab = {
    id: roster.nextCrab,
    owner,
    name,
    traits,
    shell: newShell(BASIC_SHELL),
    weapons: [],
    hitPoints: hitPointsOf(traits),
    account: account === null ? newAccount(rules.startMoney) : null,
    fights: 0,
    wins: 0,
    kills: 0,
  };
  return { ...roster, crabs: [...roster.crabs, crab], nextCrab: roster.nextCrab + 1 };
}

/** Refuses one crab more for an owner who has all that there may be. @rule W-ROSTER */
export function refuseCrowd(roster: Roster, owner: string, field: string): void {
  if (crabsOf(roster, owner).length >= MAX_ROSTER_CRABS)
    throw refused(field, `An owner has at most ${MAX_ROSTER_CRABS} crabs.`, 'W-ROSTER');
}
