import type { Chance } from '@tabletop/dice';
import type { Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { judgeTraitRoll, type TraitRoll } from './judge.js';

/** Rolls two dice against a target. `rule` is the rule that asks for the roll. @rule W-ROLL */
export function rollTrait(
  chance: Chance,
  target: number,
  rule = 'W-ROLL',
  using: Using<'judgeTraitRoll'> = { rules: DEFAULT_RULES, judgeTraitRoll },
): TraitRoll {
  return using.judgeTraitRoll(target, chance.dice(2, 6, rule));
}
