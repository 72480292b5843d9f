import type { Face } from '@tabletop/dice';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import type { WreckStage } from './wreck-stage.js';

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
