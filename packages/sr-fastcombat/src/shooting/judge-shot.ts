import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';

/** A shot whose cards are open. */
export interface Shot {
  /** What the attacker's play is worth. */
  readonly attack: number;
  /** What the defender's play is worth. */
  readonly defence: number;
  /** The attacker's Firearms skill; for thrown weapons the Throwing skill. */
  readonly skill: number;
  readonly targetNumber: number;
}

/** What a shot came to. */
export interface ShotJudgement {
  /** Skill and cards; null where the defender's play was the higher. */
  readonly total: number | null;
  readonly hit: boolean;
  /** It was outplayed, it fell short of the Target Number, or it hit. */
  readonly reason: 'outplayed' | 'short' | 'hit';
}

/**
 * Whether a shot hits. A higher play of the defender's is a miss; otherwise the attacker's play and skill, and the
 * defender's play where it is equal, must reach the Target Number.
 *
 * @rule F-ATTACK
 */
export function judgeShot(
  { attack, defence, skill, targetNumber }: Shot,
  using: Ruled<'totalMustExceed'> = { rules: DEFAULT_RULES },
): ShotJudgement {
  if (defence > attack) return { total: null, hit: false, reason: 'outplayed' };
  const total = skill + attack + (defence === attack ? defence : 0);
  const hit = using.rules.totalMustExceed ? total > targetNumber : total >= targetNumber;
  return { total, hit, reason: hit ? 'hit' : 'short' };
}
