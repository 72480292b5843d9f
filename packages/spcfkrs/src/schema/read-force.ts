import { show } from '@tabletop/dice';
import { isObject, problem, refusal, unknownFields } from '@tabletop/game';
import { buildForce, type Force } from '../force/build-force.js';
import type { ProfileRules } from '../force/profile-of.js';
import type { UnitInput } from '../force/read-unit.js';
import { DEFAULT_RULES, type Rules } from '../rules.js';

/** The house rules under which a force is bought. */
export type ForceRules = ProfileRules & { readonly rules: Pick<Rules, 'budget'> };

/**
 * Buys a force that is given as `{ units, budget }`, which may be anything.
 *
 * Throws `RuleError` 'invalid-force', which names every bad field; 'over-budget' where the units cost more.
 *
 * @rule S-BUDGET
 */
export function readForce(input: unknown, using: ForceRules = { rules: DEFAULT_RULES }): Force {
  if (!isObject(input)) {
    const message = `A force is { units, budget }, not ${show(input)}.`;
    throw refusal('invalid-force', [problem([], message, 'S-BUDGET')]);
  }
  const strangers = unknownFields(input, ['units', 'budget'], 'A force', 'S-BUDGET');
  if (strangers.length > 0) throw refusal('invalid-force', strangers);
  const { units, budget = using.rules.budget } = input;
  // Buying reads anything, and says best what is wrong: by rule, and all at once.
  return buildForce(units as readonly UnitInput[], budget as number, using);
}
