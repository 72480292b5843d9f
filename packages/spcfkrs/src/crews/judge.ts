import type { Face } from '@tabletop/dice';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';

/** Whether a die of a crew hacks a craft. @rule S-VMODS */
export function judgeCrewHack(die: Face<6>, { rules }: Ruled<'crewHackOn'> = { rules: DEFAULT_RULES }): boolean {
  return die >= rules.crewHackOn;
}

/** Whether a die of a technician crew recharges a plasma shield. @rule S-VMODS */
export function judgeRecharge(die: Face<6>, { rules }: Ruled<'rechargeOn'> = { rules: DEFAULT_RULES }): boolean {
  return die >= rules.rechargeOn;
}
