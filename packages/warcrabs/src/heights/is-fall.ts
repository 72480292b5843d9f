import type { MovedLeg } from '../events.js';
import type { Rules } from '../rules.js';
import { toUnits } from '../units.js';

/** Whether a leg ends in a fall: so deep is no step down. @rule W-JUMP @rule W-FALL */
export function isFall({ drop }: Pick<MovedLeg, 'drop'>, { stepDown }: Pick<Rules, 'stepDown'>): boolean {
  return drop > 0 && drop >= toUnits(stepDown);
}
