import type { Chance } from '@tabletop/dice';
import type { Trial, Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { judgeRam } from './judge-ram.js';

/** The roll of a ram. @rule S-RAM */
export function resolveRam(chance: Chance, using: Using<'judgeRam'> = { rules: DEFAULT_RULES, judgeRam }): Trial {
  const die = chance.die(6, 'S-RAM');
  return { die, succeeds: using.judgeRam(die, using) };
}
