import type { Chance } from '@tabletop/dice';
import type { Trial, Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { judgeCrewHack, judgeRecharge } from './judge.js';

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
