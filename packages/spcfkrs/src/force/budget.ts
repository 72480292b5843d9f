import type { Problem } from '@tabletop/dice';
import { isWhole } from '@tabletop/game';
import { MAX_BUDGET } from '../limits.js';
import type { UnitClass } from '../unit-class.js';
import type { Profile } from './profile.js';

/** What units cost together, in points. @rule S-BUDGET */
export function costOf(units: readonly { readonly profile: Pick<Profile, 'cost'> }[]): number {
  return units.reduce((sum, { profile }) => sum + profile.cost, 0);
}

/** Whether a value can be a budget. @rule S-BUDGET */
export function isBudget(value: unknown): value is number {
  return isWhole(value, 0, MAX_BUDGET);
}

/** What can be bought together, with the verb that goes with it. */
const COST = { 'on-foot': 'The force costs', vehicle: 'The vehicles cost', spaceship: 'The spaceships cost' } as const;

/**
 * Why units of a class cannot be had for a budget, with the total and the limit; undefined where they can. Those of each
 * class have a budget of their own.
 *
 * @rule S-BUDGET
 */
export function overBudget(cost: number, budget: number, unitClass: UnitClass = 'on-foot'): Problem | undefined {
  if (cost <= budget) return undefined;
  const its = unitClass === 'on-foot' ? 'its' : 'their';
  const message = `${COST[unitClass]} ${cost} points, ${cost - budget} more than ${its} budget of ${budget}.`;
  return { rule: 'S-BUDGET', path: [], message, details: { cost, budget } };
}
