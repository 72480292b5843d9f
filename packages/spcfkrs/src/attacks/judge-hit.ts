import type { Weapon } from '../force/weapon.js';
import { COVERS } from '../map/battle-map.js';

/** How many steps destroy any cover. */
const ALL_STEPS: number = COVERS.length - 1;

/** Where a shot, or a stab, landed. */
export interface Landed {
  /** On a unit, or on the cover that was aimed at. */
  readonly on: 'unit' | 'cover';
  /** How many covers it was to go through; 0 where it was aimed past them or there was none. */
  readonly through: number;
  /** Whether the unit has a plasma shield that is not spent. */
  readonly shielded: boolean;
}

/** What a hit does. */
export interface Hit {
  /** Steps that the cover loses that was aimed at, or the first that was to be gone through. */
  readonly coverSteps: number;
  /** Points of Body that the unit loses. */
  readonly damage: number;
  /** Whether a plasma shield took it. */
  readonly absorbed: boolean;
}

/**
 * What a hit does. On a unit, the damage of the weapon; on cover, one step of it. Through cover: that is destroyed, and
 * the unit takes the damage of what goes through, unless there was a second cover. A rocket destroys all cover and does its
 * damage whatever it hits. A plasma shield takes what a plasma weapon shoots.
 *
 * @rule S-SHOOT
 * @rule S-HITCOVER
 * @rule S-THROUGH
 * @rule S-AOE
 * @rule S-PSHIELD
 */
export function judgeHit(
  weapon: Pick<Weapon, 'damage' | 'through' | 'plasma' | 'blast'>,
  { on, through, shielded }: Landed,
): Hit {
  const absorbed = on === 'unit' && weapon.plasma && shielded;
  const unshielded = (points: number) => (on === 'cover' || absorbed ? 0 : points);
  if (weapon.blast) return { coverSteps: ALL_STEPS, damage: unshielded(weapon.damage), absorbed };
  if (on === 'cover') return { coverSteps: 1, damage: 0, absorbed };
  if (through === 0) return { coverSteps: 0, damage: unshielded(weapon.damage), absorbed };
  const isStopped = through > 1;
  return {
    coverSteps: ALL_STEPS,
    damage: isStopped ? 0 : unshielded(weapon.through ?? 0),
    absorbed: absorbed && !isStopped,
  };
}
