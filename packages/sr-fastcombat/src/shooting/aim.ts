import type { Vector } from '@tabletop/geometry';
import type { RangeBand, RangeClass } from '../armoury/ranges.js';
import type { Context } from '../context.js';
import { strengthOf } from '../figures/derived.js';
import type { Figure } from '../state.js';
import { centimetresBetween } from '../table/sight.js';

/**
 * In which band of a weapon's range a point lies from a figure; null where it is out of range.
 *
 * @rule F-RANGES
 */
export function bandTo(
  figure: Pick<Figure, 'at' | 'profile'>,
  type: RangeClass,
  to: Vector,
  context: Pick<Context, 'rangeBand' | 'rules'>,
): RangeBand | null {
  return context.rangeBand(type, centimetresBetween(figure.at, to), strengthOf(figure.profile, context));
}

/** Whether a figure is invisible to a player who has not detected it. @rule F-SPELLS */
export function isUnseen({ profile, detectedBy }: Pick<Figure, 'profile' | 'detectedBy'>, player: string): boolean {
  return profile.invisible === true && !detectedBy.includes(player);
}
