import type { Chance } from '@tabletop/dice';
import type { SlagRoll, Trial, Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { judgeCrewHack, judgeMalfunction, judgeRecharge, judgeSlag, type RollingStage } from './judge.js';

/** How long a line of slag is beyond its die, in spaces. @rule S-SLAG */
const SLAG_LENGTH = 2;

/** A try of a crew to hack the guns of a craft. @rule S-VMODS */
export function resolveCrewHack(
  chance: Chance,
  using: Using<'judgeCrewHack'> = { rules: DEFAULT_RULES, judgeCrewHack },
): Trial {
  const die = chance.die(6, 'S-VMODS');
  return { die, succeeds: using.judgeCrewHack(die, using) };
}

/** A try of a technician crew to recharge a plasma shield. @rule S-VMODS */
export function resolveRecharge(
  chance: Chance,
  using: Using<'judgeRecharge'> = { rules: DEFAULT_RULES, judgeRecharge },
): Trial {
  const die = chance.die(6, 'S-VMODS');
  return { die, succeeds: using.judgeRecharge(die, using) };
}

/** A try to lay slag and, where it succeeds, a second die for how long the line is. @rule S-SLAG */
export function resolveSlag(chance: Chance, using: Using<'judgeSlag'> = { rules: DEFAULT_RULES, judgeSlag }): SlagRoll {
  const die = chance.die(6, 'S-SLAG');
  const succeeds = using.judgeSlag(die, using);
  return { die, succeeds, length: succeeds ? SLAG_LENGTH + chance.die(6, 'S-SLAG') : 0 };
}

/** The roll of a wrecked craft in a Special phase: it succeeds where the craft malfunctions, or blows up. @rule S-PARTS */
export function resolveMalfunction(
  chance: Chance,
  stage: RollingStage,
  using: Using<'judgeMalfunction'> = { rules: DEFAULT_RULES, judgeMalfunction },
): Trial {
  const die = chance.die(6, 'S-PARTS');
  return { die, succeeds: using.judgeMalfunction(die, stage, using) };
}
