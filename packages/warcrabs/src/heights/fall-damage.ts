import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';

/** The damage of a fall of so many inches: a point for every whole foot. @rule W-FALL */
export function fallDamage(inches: number, { rules }: Ruled<'fallStep'> = { rules: DEFAULT_RULES }): number {
  return Math.max(0, Math.floor(inches / rules.fallStep));
}
