import type { Face } from '@tabletop/dice';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import type { Arc } from '../state.js';

/**
 * What a hit strikes: from the front the crab, from behind its shell, from the side whichever a die says, 1 to 3 the
 * shell, 4 to 6 the crab. `die` is null where none is thrown.
 *
 * @rule W-LOCATION
 */
export function hitLocation(
  arc: Arc,
  die: Face<6> | null,
  { rules }: Ruled<'sideHitsCrab'> = { rules: DEFAULT_RULES },
): 'crab' | 'shell' {
  if (arc === 'front') return 'crab';
  return arc === 'side' && die !== null && die >= rules.sideHitsCrab ? 'crab' : 'shell';
}
