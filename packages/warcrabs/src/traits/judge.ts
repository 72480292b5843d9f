import type { Face } from '@tabletop/dice';

/** A roll of two dice against a number. @rule W-ROLL */
export interface TraitRoll {
  readonly dice: readonly [Face<6>, Face<6>];
  readonly total: number;
  readonly success: boolean;
  /** By how much it succeeded or, negative, failed. */
  readonly margin: number;
}

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
