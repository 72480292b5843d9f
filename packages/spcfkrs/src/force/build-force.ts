import { reading, refusal } from '@tabletop/game';
import { MAX_BUDGET } from '../limits.js';
import { DEFAULT_RULES } from '../rules.js';
import { costOf, isBudget, overBudget } from './budget.js';
import type { ProfileRules } from './profile-of.js';
import { type BoughtUnit, type UnitInput, unitFrom } from './read-unit.js';
import { unitsIn } from './units-in.js';

/** Units that were bought together. */
export interface Force {
  readonly units: readonly BoughtUnit[];
  /** What they cost together, in points. */
  readonly cost: number;
}

/**
 * Buys a force of 1 to `MAX_UNITS` units for at most so many points.
 *
 * Throws `RuleError` 'invalid-force', which names every bad field; 'over-budget' where the units cost more, with
 * `details.cost` and `details.budget`.
 *
 * @rule S-BUDGET
 * @rule S-SLOTS
 */
export function buildForce(
  units: readonly UnitInput[],
  budget: number,
  using: ProfileRules = { rules: DEFAULT_RULES },
): Force {
  const found = reading.readInput({ units, budget }, 'S-BUDGET', (source) => {
    if (!isBudget(reading.valueIn(source, 'budget')))
      reading.wanted(source, 'budget', `a whole number from 0 to ${MAX_BUDGET}`);
    const taken = new Set<string>();
    return unitsIn(source, 'units', (unit) => unitFrom(unit, taken, using));
  });
  const bought = reading.accepted(found, 'invalid-force');
  const cost = costOf(bought);
  const dear = overBudget(cost, budget);
  if (dear !== undefined) throw refusal('over-budget', [dear]);
  return { units: bought, cost };
}
