import type { Face } from '@tabletop/dice';
import type { WreckStage } from '../attacks/wreck-stage.js';
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

/** Whether a die lays slag. @rule S-SLAG */
export function judgeSlag(die: Face<6>, { rules }: Ruled<'slagOn'> = { rules: DEFAULT_RULES }): boolean {
  return die >= rules.slagOn;
}

/** The stages of a wreck at which a craft rolls each Special phase. */
export type RollingStage = Exclude<WreckStage, 'sound' | 'destroyed'>;

/**
 * Whether a die makes a craft malfunction or, where it does already, blow up: the more of its parts are gone, the likelier.
 *
 * @rule S-PARTS
 */
export function judgeMalfunction(
  die: Face<6>,
  stage: RollingStage,
  { rules }: Ruled<'quarterWreckedOn' | 'halfWreckedOn'> = { rules: DEFAULT_RULES },
): boolean {
  return die <= (stage === 'half' ? rules.halfWreckedOn : rules.quarterWreckedOn);
}
