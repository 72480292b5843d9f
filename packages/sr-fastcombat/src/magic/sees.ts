import type { Context } from '../context.js';
import { isUnseen } from '../shooting/aim.js';
import type { Figure, SkirmishState } from '../state.js';
import { canSee } from '../table/sight.js';

/**
 * Whether a caster sees somebody: no wall is between, and whoever is invisible has been detected. Who was detected this
 * turn is seen in any case.
 *
 * @rule F-CAST
 * @rule F-SPELLS
 */
export function seesForSpell(
  { board }: Pick<SkirmishState, 'board'>,
  caster: Figure,
  target: Figure,
  { rules }: Pick<Context, 'rules'>,
): boolean {
  if (target.detectedBy.includes(caster.owner)) return true;
  return !isUnseen(target, caster.owner) && canSee(board, caster.at, target.at, rules);
}
