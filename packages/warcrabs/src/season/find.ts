import { show } from '@tabletop/dice';
import type { CrabId } from '../ids.js';
import { type Rules, rulesFor } from '../rules.js';
import { refused } from './asked.js';
import type { Owner, Roster, RosterCrab } from './roster.js';

/** The rules of a season. */
export function rulesOf({ rules }: Pick<Roster, 'rules'>): Rules {
  return rulesFor(rules);
}

/** The owner of that name. Throws `RuleError` 'illegal-action', which names the field, where there is none. */
export function ownerOf({ owners }: Pick<Roster, 'owners'>, name: string, field = 'owner'): Owner {
  const owner = owners.find((each) => each.name === name);
  if (owner === undefined) throw refused(field, `No owner is called ${show(name)}.`, 'W-ROSTER');
  return owner;
}

/** The living crab with that id. Throws `RuleError` 'illegal-action', which names the field, where there is none. */
export function crabOf({ crabs }: Pick<Roster, 'crabs'>, id: CrabId, field = 'crab'): RosterCrab {
  const crab = crabs.find((each) => each.id === id);
  if (crab === undefined) throw refused(field, `No living crab has the id ${show(id)}.`, 'W-ROSTER');
  return crab;
}

/** The crabs of an owner, by id. */
export function crabsOf({ crabs }: Pick<Roster, 'crabs'>, owner: string): readonly RosterCrab[] {
  return crabs.filter((crab) => crab.owner === owner);
}

/** A season in which one crab has changed. */
export function withCrab(roster: Roster, changed: RosterCrab): Roster {
  return { ...roster, crabs: roster.crabs.map((crab) => (crab.id === changed.id ? changed : crab)) };
}

/** A season in which one owner has changed. */
export function withOwner(roster: Roster, changed: Owner): Roster {
  return { ...roster, owners: roster.owners.map((owner) => (owner.name === changed.name ? changed : owner)) };
}
