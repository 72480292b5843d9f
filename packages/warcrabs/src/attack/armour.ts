import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';

/** What a crab has left to lose. */
export interface Durability {
  readonly armour: number;
  readonly hitPoints: number;
}

/** What damage took, and what is left. */
export interface DamageTaken extends Durability {
  readonly toArmour: number;
  readonly toHitPoints: number;
}

/**
 * What damage does where it strikes. To the shell it comes off armour first, and what armour cannot absorb goes through
 * to Hit Points; where house rules stop it there, it still goes through a shell that has no armour left. Neither goes
 * below 0.
 *
 * @rule W-ARMOUR
 */
export function applyDamage(
  { armour, hitPoints }: Durability,
  damage: number,
  location: 'crab' | 'shell',
  { rules }: Ruled<'shellOverflow'> = { rules: DEFAULT_RULES },
): DamageTaken {
  const toArmour = location === 'shell' ? Math.min(armour, damage) : 0;
  const goesThrough = location === 'crab' || rules.shellOverflow || armour === 0;
  const toHitPoints = goesThrough ? Math.min(hitPoints, damage - toArmour) : 0;
  return { armour: armour - toArmour, hitPoints: hitPoints - toHitPoints, toArmour, toHitPoints };
}
