import type { Face } from '@tabletop/dice';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';

/** Whether a die lays slag. @rule S-SLAG */
export function judgeSlag(die: Face<6>, { rules }: Ruled<'slagOn'> = { rules: DEFAULT_RULES }): boolean {
  return die >= rules.slagOn;
}
