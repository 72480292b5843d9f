import type { Resolvers } from '../resolvers.js';
import type { Rules } from '../rules.js';
import type { Fighter } from '../state.js';
import { fightWeight } from '../turn/weight.js';
import { toUnits } from '../units.js';

/** How far a crab can throw another in a fight, in units. @rule W-THROW */
export function throwReach(
  thrower: Pick<Fighter, 'traits' | 'shell' | 'weapons'>,
  {
    rules,
    throwDistance,
  }: { readonly rules: Pick<Rules, 'shedWeight'>; readonly throwDistance: Resolvers['throwDistance'] },
): number {
  return toUnits(throwDistance({ strength: thrower.traits.strength, weight: fightWeight(thrower, rules) }));
}
