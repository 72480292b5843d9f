/** Damage whose cards are open. */
export interface DamageCheck {
  /** What was played for it. */
  readonly played: number;
  /** The card drawn against it. */
  readonly drawn: number;
  /** The Damage of what hit. */
  readonly damage: number;
  /** The Knock-Out Value of the figure that was hit. */
  readonly knockOutValue: number;
}

/** What damage came to. */
export interface DamageJudgement {
  /** Damage and cards; null where the card drawn was the higher. */
  readonly total: number | null;
  /** Whether the figure is out of the fight. There are no other wounds. */
  readonly out: boolean;
}

/**
 * Whether a figure that was hit goes out of the fight. A higher card drawn saves it; otherwise the Damage and the play,
 * and the card drawn where it is equal, are held against its Knock-Out Value.
 *
 * @rule F-DAMAGE
 */
export function judgeDamage({ played, drawn, damage, knockOutValue }: DamageCheck): DamageJudgement {
  if (drawn > played) return { total: null, out: false };
  const total = damage + played + (drawn === played ? drawn : 0);
  return { total, out: total >= knockOutValue };
}
