/** How many shots a weapon fires in a round: a number of them and so many dice. @rule S-MG */
export interface Shots {
  readonly fixed: number;
  readonly dice: number;
}

/** The sides of the dice for shots. */
const SIDES = 6;

/** How many shots a weapon fires at most in a round. @rule S-MG */
export function mostShots({ fixed, dice }: Shots): number {
  return fixed + dice * SIDES;
}

/** What a unit shoots or stabs with. */
export interface Weapon {
  readonly name: string;
  readonly kind: 'gun' | 'blade';
  /** The least face that hits, or the house rule that says so: 'hitsOn' where the weapon says nothing of its own. */
  readonly hitsOn: number | 'hitsOn' | 'pistolHitsOn';
  /** In points of Body. */
  readonly damage: number;
  /** In spaces. */
  readonly range: number;
  /** One stab or shot a round is `{ fixed: 1, dice: 0 }`. */
  readonly shots: Shots;
  /** What it does to whoever stands behind cover that it goes through, in points of Body; null where it cannot. @rule S-THROUGH */
  readonly through: number | null;
  /** Whether a plasma shield absorbs it. @rule S-PSHIELD */
  readonly plasma: boolean;
  /** Whether the shots that are left when a target is gone go on to the next. @rule S-CHAIN */
  readonly chains: boolean;
  /** Whether it hits the spaces around its target's as well, and all cover there. @rule S-AOE */
  readonly blast: boolean;
}
