/** A grenade thrown or launched at a spot, its cards open. */
export interface Throw {
  /** What was played for it. */
  readonly card: number;
  /** The Throwing skill, or for a launcher the Firearms skill. */
  readonly skill: number;
  /** The card drawn against it. */
  readonly drawn: number;
  readonly targetNumber: number;
}

/** What a throw came to. */
export interface ThrowJudgement {
  /** Play and skill less the card drawn; may be below 0. */
  readonly total: number;
  /** How many points it is below the Target Number; 0 for one on target. */
  readonly short: number;
}

/**
 * How short of its spot a grenade falls.
 *
 * @rule F-GRENADE
 * @rule F-SCATTER
 */
export function judgeThrow({ card, skill, drawn, targetNumber }: Throw): ThrowJudgement {
  const total = card + skill - drawn;
  return { total, short: Math.max(0, targetNumber - total) };
}
