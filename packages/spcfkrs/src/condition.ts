import { gunsOf } from './force/guns-of.js';
import type { Profile } from './force/profile.js';
import type { BattleMap } from './map/battle-map.js';
import { scaledMove, scaleOf } from './map/scale.js';
import type { CraftCondition, Unit } from './state.js';

/** A unit as far as it says how fast it is. */
interface Swift {
  readonly profile: Pick<Profile, 'speed'>;
  readonly craft?: Pick<CraftCondition, 'malfunctioning'> | null;
}

/** The Speed of a unit as it is: of a craft that malfunctions, half of it, rounded down. @rule S-SPEED @rule S-PARTS */
export function speedOf({ profile, craft }: Swift): number {
  return craft?.malfunctioning ? Math.floor(profile.speed / 2) : profile.speed;
}

/**
 * The Move of a unit on a map as it is, in spaces: on the map's scale, then of a craft that malfunctions half of that,
 * rounded down; none without a pilot.
 *
 * @rule S-SCALE
 * @rule S-PARTS
 * @rule S-VMODS
 */
export function moveOf(map: Pick<BattleMap, 'scale'>, { profile, craft }: Pick<Unit, 'profile' | 'craft'>): number {
  const move = scaledMove(profile.move, scaleOf(map, profile.class));
  if (craft === null) return move;
  if (!craft.pilot) return 0;
  return craft.malfunctioning ? Math.floor(move / 2) : move;
}

/** Whether a unit is alive and on the map: not a passenger. @rule S-DEATH @rule S-TRANSPORT */
export function isOnMap({ alive, aboard }: Pick<Unit, 'alive' | 'aboard'>): boolean {
  return alive && aboard === null;
}

/** Whether a part of a unit can still be attacked: it has some Body left. @rule S-PARTS */
export function isWhole({ parts }: Pick<Unit, 'parts'>, part: number): boolean {
  return (parts[part]?.sixths ?? 0) > 0;
}

/** The parts of a unit that can still be attacked, from 0. @rule S-PARTS */
export function wholeParts(unit: Pick<Unit, 'parts'>): readonly number[] {
  return [...unit.parts.keys()].filter((part) => isWhole(unit, part));
}

/**
 * Whether a unit has a gun that it can fire: it is not hacked, and the part that the gun is on is whole.
 *
 * @rule S-HACK
 * @rule S-GUNS
 */
export function canFire(unit: Pick<Unit, 'profile' | 'parts' | 'hacked'>): boolean {
  return !unit.hacked && gunsOf(unit.profile).some(({ part }) => isWhole(unit, part));
}
