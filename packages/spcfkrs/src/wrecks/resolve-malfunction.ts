import type { Chance } from '@tabletop/dice';
import type { Trial, Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { judgeMalfunction, type RollingStage } from './judge-malfunction.js';

/** The roll of a wrecked craft in a Special phase: it succeeds where the craft malfunctions, or blows up. @rule S-PARTS */
export function resolveMalfunction(
  chance: Chance,
  stage: RollingStage,
  using: Using<'judgeMalfunction'> = { rules: DEFAULT_RULES, judgeMalfunction },
): Trial {
  const die = chance.die(6, 'S-PARTS');
  return { die, succeeds: using.judgeMalfunction(die, stage, using) };
}
