import type { Chance } from '@tabletop/dice';
import type { AttackRoll, Blow, BlowResult, Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { judgeTraitRoll, type TraitRoll } from '../traits/judge.js';
import { rollTrait } from '../traits/roll.js';
import { applyDamage } from './armour.js';
import { hitLocation } from './location.js';

/**
 * A roll to hit. An explosive that misses by exactly one, or what house rules say, lands near enough to shake its target.
 *
 * @rule W-TOHIT
 * @rule W-NEARMISS
 */
export function resolveAttack(
  chance: Chance,
  target: number,
  explosive: boolean,
  using: Using<'rollTrait' | 'judgeTraitRoll'> = { rules: DEFAULT_RULES, rollTrait, judgeTraitRoll },
): AttackRoll {
  const roll = using.rollTrait(chance, target, 'W-TOHIT', using);
  const isNear = explosive && !roll.success && roll.margin === -using.rules.nearMiss;
  return { ...roll, outcome: roll.success ? 'hit' : isNear ? 'near-miss' : 'miss' };
}

/** Where a hit strikes, with a die from the side alone, and what it does there. @rule W-LOCATION @rule W-ARMOUR */
export function resolveBlow(
  chance: Chance,
  { arc, damage, armour, hitPoints }: Blow,
  using: Using<'hitLocation' | 'applyDamage'> = { rules: DEFAULT_RULES, hitLocation, applyDamage },
): BlowResult {
  const die = arc === 'side' ? chance.die(6, 'W-LOCATION') : null;
  const location = using.hitLocation(arc, die, using);
  return { location, die, ...using.applyDamage({ armour, hitPoints }, damage, location, using) };
}

/** A roll against Endurance so as not to be stunned. @rule W-NEARMISS @rule W-FALL */
export function resolveEndurance(
  chance: Chance,
  endurance: number,
  rule = 'W-NEARMISS',
  using: Using<'rollTrait' | 'judgeTraitRoll'> = { rules: DEFAULT_RULES, rollTrait, judgeTraitRoll },
): TraitRoll {
  return using.rollTrait(chance, endurance, rule, using);
}
