/** A fight hand to hand whose cards are open. */
export interface Fight {
  /** What the attacker's play is worth. */
  readonly attack: number;
  /** The attacker's Melee Combat skill. */
  readonly attackSkill: number;
  /** What the defender's play is worth. */
  readonly defence: number;
  /** The defender's Melee Combat skill. */
  readonly defenceSkill: number;
}

/** What a fight came to. */
export interface FightJudgement {
  readonly attackTotal: number;
  readonly defenceTotal: number;
  /** Who hits the other; null for a tie, in which nobody does. */
  readonly winner: 'attacker' | 'defender' | null;
}

/**
 * Who hits in a fight hand to hand: the higher of the totals of play and skill, whoever attacked.
 *
 * @rule F-MELEE
 */
export function judgeMelee({ attack, attackSkill, defence, defenceSkill }: Fight): FightJudgement {
  const attackTotal = attack + attackSkill;
  const defenceTotal = defence + defenceSkill;
  if (attackTotal === defenceTotal) return { attackTotal, defenceTotal, winner: null };
  return { attackTotal, defenceTotal, winner: attackTotal > defenceTotal ? 'attacker' : 'defender' };
}
