import { compareAngle45, compareAngle90, same, subtract, type Vector } from '@tabletop/geometry';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import type { Arc } from '../state.js';

/** Whose arcs are asked for: where it stands and faces. */
export interface Facing {
  readonly at: Vector;
  readonly facing: Vector;
}

/**
 * In which arc of a target an attacker stands, from centre to centre: within 45° of straight ahead in front, up to 90°
 * at the side, beyond that behind; exactly 45° is front, exactly 90° side. Right above or below is behind, where the
 * shell is. Exact, without trigonometry.
 *
 * @rule W-ARC
 */
export function arcOf(
  target: Facing,
  attacker: { readonly at: Vector },
  { rules }: Ruled<'arcBoundaries'> = { rules: DEFAULT_RULES },
): Arc {
  if (same(target.at, attacker.at)) return 'behind';
  const towards = subtract(attacker.at, target.at);
  const isWithin = (compared: number) => (rules.arcBoundaries === 'frontward' ? compared <= 0 : compared < 0);
  if (isWithin(compareAngle45(target.facing, towards))) return 'front';
  return isWithin(compareAngle90(target.facing, towards)) ? 'side' : 'behind';
}
