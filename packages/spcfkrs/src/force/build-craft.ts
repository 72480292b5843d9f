import { reading } from '@tabletop/game';
import { DEFAULT_RULES } from '../rules.js';
import type { BoughtCraft, CraftInput } from './craft.js';
import type { CraftRules } from './craft-profile-of.js';
import { readCraft } from './read-craft.js';

/**
 * Builds a vehicle or a spaceship: what it is for a match, and where its parts lie.
 *
 * Throws `RuleError` 'invalid-craft', which names every bad field: parts of two kinds or that are not connected, more guns
 * on a part than it holds, modifications twice or of the other class.
 *
 * @rule S-HULL
 * @rule S-GUNS
 * @rule S-VMODS
 */
export function buildCraft(input: CraftInput, using: CraftRules = { rules: DEFAULT_RULES }): BoughtCraft {
  return reading.accepted(readCraft(input, using), 'invalid-craft');
}
