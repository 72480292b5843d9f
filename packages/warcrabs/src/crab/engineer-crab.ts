import { reading } from '@tabletop/game';
import { DEFAULT_RULES } from '../rules.js';
import type { TraitRules } from './check-traits.js';
import type { Crab } from './crab.js';
import { readCrab } from './read-crab.js';
import type { Traits } from './traits.js';

/** What else there is to say of a new crab. */
export interface EngineerOptions extends Partial<Pick<Crab, 'name' | 'shell' | 'weapons'>> {
  /** The rules in force, by default the printed ones. */
  readonly using?: TraitRules;
}

/**
 * A crab with these traits: by default in a Basic shell, without weapons, called 'Warcrab'. It shares nothing with what
 * is given.
 *
 * Throws `RuleError` 'invalid-crab' which names every bad field, each by its rule.
 *
 * @rule W-TRAITS
 * @rule W-SHELL
 * @rule W-WEIGHT
 */
export function engineerCrab(traits: Traits, options: EngineerOptions = {}): Crab {
  const { using = { rules: DEFAULT_RULES }, ...others } = options;
  return reading.accepted(readCrab({ name: 'Warcrab', ...others, traits }, using), 'invalid-crab');
}
