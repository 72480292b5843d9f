import type { Chance } from '@tabletop/dice';
import { resolveEndurance } from '../attack/resolve.js';
import type { Tumble, TumbleResult, Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { judgeTraitRoll, type TraitRoll } from '../traits/judge.js';
import { rollTrait } from '../traits/roll.js';
import { fallDamage } from './fall-damage.js';

/**
 * A fall: the damage, whatever the armour, and for a crab that lives a roll against Endurance so as not to be stunned;
 * by house rules only where the fall was long enough to hurt.
 *
 * @rule W-FALL
 */
export function resolveFall(
  chance: Chance,
  { inches, endurance, hitPoints }: Tumble,
  using: Using<'fallDamage' | 'resolveEndurance' | 'rollTrait' | 'judgeTraitRoll'> = {
    rules: DEFAULT_RULES,
    fallDamage,
    resolveEndurance,
    rollTrait,
    judgeTraitRoll,
  },
): TumbleResult {
  const damage = using.fallDamage(inches, using);
  const left = Math.max(0, hitPoints - damage);
  const mustRoll = left > 0 && (using.rules.shortFallStuns || inches >= using.rules.fallStep);
  if (!mustRoll) return { damage, hitPoints: left, roll: null, stunned: false };
  const roll = using.resolveEndurance(chance, endurance, 'W-FALL', using);
  return { damage, hitPoints: left, roll, stunned: !roll.success };
}

/** A roll against Strength to lift a stunned crab. @rule W-THROW */
export function resolveLift(
  chance: Chance,
  strength: number,
  using: Using<'rollTrait' | 'judgeTraitRoll'> = { rules: DEFAULT_RULES, rollTrait, judgeTraitRoll },
): TraitRoll {
  return using.rollTrait(chance, strength, 'W-THROW', using);
}
