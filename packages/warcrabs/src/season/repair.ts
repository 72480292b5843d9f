import { type RuleError, reading } from '@tabletop/game';
import { hitPointsOf } from '../crab/derive.js';
import type { CrabId } from '../ids.js';
import { MAX_VALUE } from '../limits.js';
import { accountOf, crabIdIn, paid, withAccount } from './accounts.js';
import { asked, refused } from './asked.js';
import { crabOf, rulesOf, withCrab } from './find.js';
import type { Roster, RosterCrab } from './roster.js';

/** Points that a crab or its shell lacks, or is to get back. */
export interface Damage {
  readonly hitPoints: number;
  readonly armour: number;
}

/** The points that a crab lacks, of its Hit Points and of the armour of the shell that it wears. @rule W-SEASON */
export function damageOf({ traits, shell, hitPoints }: Pick<RosterCrab, 'traits' | 'shell' | 'hitPoints'>): Damage {
  return { hitPoints: hitPointsOf(traits) - hitPoints, armour: shell.armour - shell.left };
}

/**
 * A season in which a crab got back Hit Points and armour, for `repairPrice` a point where house rules say that repairs
 * are priced and otherwise for nothing; by default all that it lacks.
 *
 * Throws `RuleError` 'illegal-action' for more points than it lacks, and for what costs more than its account holds.
 *
 * @rule W-SEASON
 * @rule W-MONEY
 */
export function repair(roster: Roster, request: { readonly crab: CrabId } & Partial<Damage>): Roster {
  const points = (source: reading.Source, name: keyof Damage): number | undefined =>
    reading.valueIn(source, name) === undefined ? undefined : reading.whole(source, name, 0, MAX_VALUE);
  const { crab: id, ...wanted } = asked(request, 'W-SEASON', (source) => ({
    crab: crabIdIn(source),
    hitPoints: points(source, 'hitPoints'),
    armour: points(source, 'armour'),
  }));
  const crab = crabOf(roster, id);
  const lacks = damageOf(crab);
  const { hitPoints = lacks.hitPoints, armour = lacks.armour } = wanted;
  if (hitPoints > lacks.hitPoints) throw excess('hitPoints', 'Hit Points', lacks.hitPoints);
  if (armour > lacks.armour) throw excess('armour', 'points of armour', lacks.armour);

  const { repairs, repairPrice } = rulesOf(roster);
  const cost = repairs === 'priced' ? repairPrice * (hitPoints + armour) : 0;
  const account = paid(accountOf(roster, { crab: id }), cost, 'crab');
  return withAccount(withCrab(roster, repaired(crab, { hitPoints, armour })), { crab: id }, account);
}

function excess(field: keyof Damage, what: string, lacks: number): RuleError {
  return refused(field, `The crab lacks ${lacks} ${what}; no more come back.`, 'W-SEASON');
}

/** A crab that has got some points back. */
export function repaired(crab: RosterCrab, { hitPoints, armour }: Damage): RosterCrab {
  return {
    ...crab,
    hitPoints: crab.hitPoints + hitPoints,
    shell: { ...crab.shell, left: crab.shell.left + armour },
  };
}
