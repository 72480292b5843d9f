import { exactly } from '@tabletop/dice';
import { resolveAttack, rollTrait } from '@tabletop/warcrabs';
import { percent } from '../../odds/percent.js';
import type { Table } from './table.js';

/** The exact chance of a roll to hit, as a whole percentage. */
export function chanceToHit(target: number, { context }: Table): string {
  const odds = exactly((chance) => resolveAttack(chance, target, false, context).success);
  const { n, d } = odds.probability(Boolean);
  return percent(n, d, 0);
}

/** The exact chance of a roll against a trait, as a whole percentage. */
export function chanceOf(trait: number, { context }: Table): string {
  const { n, d } = exactly((chance) => rollTrait(chance, trait, 'W-ROLL', context).success).probability(Boolean);
  return percent(n, d, 0);
}
