import { type DamageJudgement, judgeDamage } from '../damage/judge-damage.js';
import type { Grenade } from '../figures/sheet.js';
import { toCentimetres, toUnits } from '../units.js';

/**
 * The Damage of a blast at a distance in centimetres: 1 less for every whole Reduction. 0 where it reaches nobody.
 * Distances may be fractions: √(a squared distance in units) / 20 is exact at every step.
 *
 * @rule F-BLAST
 */
export function blastDamage(grenade: Pick<Grenade, 'damage' | 'reduction'>, centimetres: number): number {
  return Math.max(0, grenade.damage - wholeSteps(centimetres, toUnits(grenade.reduction)));
}

/**
 * The distance in centimetres from which a blast does no damage.
 *
 * @rule F-BLAST
 */
export function blastRadius({ damage, reduction }: Pick<Grenade, 'damage' | 'reduction'>): number {
  return toCentimetres(damage * toUnits(reduction));
}

/** How many whole steps lie within a distance: a division, put right where it was rounded across a step. */
function wholeSteps(centimetres: number, step: number): number {
  const steps = Math.floor(centimetres / toCentimetres(step));
  if (toCentimetres(steps * step) > centimetres) return steps - 1;
  return toCentimetres((steps + 1) * step) <= centimetres ? steps + 1 : steps;
}

/** A figure in a blast, its cards drawn. */
export interface BlastCheck {
  readonly first: number;
  readonly second: number;
  /** The Damage of the blast where the figure is. */
  readonly damage: number;
  readonly knockOutValue: number;
}

/**
 * Whether a figure in a blast goes out of the fight: as for any damage, with the first card for the one played and the
 * second for the one drawn.
 *
 * @rule F-BLAST
 */
export function judgeBlast(
  { first, second, damage, knockOutValue }: BlastCheck,
  using: { readonly judgeDamage: typeof judgeDamage } = { judgeDamage },
): DamageJudgement {
  return using.judgeDamage({ played: first, drawn: second, damage, knockOutValue });
}
