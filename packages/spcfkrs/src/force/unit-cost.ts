import { reading } from '@tabletop/game';
import { DEFAULT_RULES } from '../rules.js';
import type { ProfileRules } from './profile-of.js';
import { readUnit, type UnitInput } from './read-unit.js';

/**
 * What a unit costs, in points: the base unit and its modifications.
 *
 * Throws `RuleError` 'invalid-unit', which names every bad field.
 *
 * @rule S-BUDGET
 */
export function unitCost(unit: UnitInput, using: ProfileRules = { rules: DEFAULT_RULES }): number {
  return reading.accepted(readUnit(unit, using), 'invalid-unit').profile.cost;
}
