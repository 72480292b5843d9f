import type { CrabId } from '../../src/ids.js';
import type { Rules } from '../../src/rules.js';
import { accountOf, type Holder } from '../../src/season/accounts.js';
import { engineer } from '../../src/season/engineer.js';
import { equip } from '../../src/season/equip.js';
import type { CrabResult, FightResult } from '../../src/season/fight-result.js';
import type { Roster, RosterCrab } from '../../src/season/roster.js';
import { startSeason } from '../../src/season/start-season.js';
import { buy } from '../../src/season/trade.js';
import { traits } from './crabs.js';

/** A season of Ann and Bob: crab 1 is Ann’s Death Boy (6/4/5), crab 2 Bob’s Pinchy (5/5/5). */
export function season(houseRules: Partial<Rules> = {}): Roster {
  const empty = startSeason({ owners: ['ann', 'bob'], houseRules });
  const one = engineer(empty, { owner: 'ann', name: 'Death Boy', traits: traits(6, 4, 5) });
  return engineer(one, { owner: 'bob', name: 'Pinchy', traits: traits(5, 5, 5) });
}

/** The crab with an id, which there must be. */
export function crab({ crabs }: Roster, id: CrabId): RosterCrab {
  const found = crabs.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no crab ${id}`);
  return found;
}

/** The money in an account. */
export function money(roster: Roster, holder: Holder): number {
  return accountOf(roster, holder).money;
}

/** The names of what is in a store, weapons first. */
export function inStore(roster: Roster, holder: Holder): readonly string[] {
  const { weapons, shells } = accountOf(roster, holder).store;
  return [...weapons, ...shells].map(({ name }) => name);
}

/** A season in which a crab has bought items and is fitted with them. */
export function armed(roster: Roster, id: CrabId, ...items: readonly string[]): Roster {
  return items.reduce((at, item) => equip(buy(at, { crab: id, item }), { crab: id, item }), roster);
}

/** What a fight makes of a crab: by default nothing. */
export function unhurt(roster: Roster, id: CrabId, change: Partial<CrabResult> = {}): CrabResult {
  const { hitPoints, shell } = crab(roster, id);
  return { id, alive: true, hitPoints, armour: shell.left, ...change };
}

/** A fight in which crab 1 kills crab 2. */
export function killing(roster: Roster): FightResult {
  const crabs = [unhurt(roster, 1, { kills: 1 }), unhurt(roster, 2, { alive: false, hitPoints: 0 })];
  return { winner: 'ann', crabs };
}
