import type { Face } from '@tabletop/dice';
import type { TraitRoll } from '../resolvers.js';

/**
 * Judges a roll of two dice against a target: a trait and its modifiers. It succeeds on the target or less; no natural
 * roll is special.
 *
 * @rule W-ROLL
 */
export function judgeTraitRoll(target: number, dice: readonly [Face<6>, Face<6>]): TraitRoll {
  const total = dice[0] + dice[1];
  return { dice, total, success: total <= target, margin: target - total };
}
