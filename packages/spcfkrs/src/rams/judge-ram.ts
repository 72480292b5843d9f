import type { Face } from '@tabletop/dice';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';

/** Whether a die of a ram damages the target; otherwise it damages the rammer. @rule S-RAM */
export function judgeRam(die: Face<6>, { rules }: Ruled<'ramOn'> = { rules: DEFAULT_RULES }): boolean {
  return die >= rules.ramOn;
}
