import { DEFAULT_RULES } from '../rules.js';
import { buildCraft } from './build-craft.js';
import type { CraftInput } from './craft.js';
import type { CraftRules } from './craft-profile-of.js';

/**
 * What a craft costs, in points of the budget of its class: its parts, guns, bays and modifications.
 *
 * Throws `RuleError` 'invalid-craft', which names every bad field.
 *
 * @rule S-BUDGET
 */
export function craftCost(craft: CraftInput, using: CraftRules = { rules: DEFAULT_RULES }): number {
  return buildCraft(craft, using).profile.cost;
}
