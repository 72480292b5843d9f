import type { Problem } from '@tabletop/dice';
import { isWhole } from '@tabletop/game';
import { MAX_BUDGET } from '../limits.js';
import type { BoughtUnit } from './read-unit.js';

/** What units cost together, in points. @rule S-BUDGET */
export function costOf(units: readonly Pick<BoughtUnit, 'profile'>[]): number {
  return units.reduce((sum, { profile }) => sum + profile.cost, 0);
}

/** Whether a value can be a budget. @rule S-BUDGET */
export function isBudget(value: unknown): value is number {
  return isWhole(value, 0, MAX_BUDGET);
}

/** Why units cannot be had for a budget, with the total and the limit; undefined where they can. @rule S-BUDGET */
export function overBudget(cost: number, budget: number): Problem | undefined {
  if (cost <= budget) return undefined;
  const message = `The force costs ${cost} points, ${cost - budget} more than its budget of ${budget}.`;
  return { rule: 'S-BUDGET', path: [], message, details: { cost, budget } };
}
