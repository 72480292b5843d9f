import { isWhole } from '../condition.js';
import { gunsOf } from '../force/guns-of.js';
import type { MountedGun } from '../force/profile.js';
import type { SideId, Unit } from '../state.js';
import { bestParts } from './deeds.js';
import { shotAt } from './harm.js';
import { enemiesNear, type Mind, standingOf, unitsOf } from './mind.js';
import { onsetOf, shotWay } from './ways.js';
import { lossOf, weightOf } from './worth.js';

/** What the guns of an enemy are feared for: the most that each can do to a unit of a side. Worked out once for each. */
export function threats(mind: Mind): (enemy: Unit, side: SideId) => number {
  const known = new Map<string, number>();
  return (enemy, side) => {
    const key = `${enemy.id} ${side}`;
    const threat = known.get(key) ?? threatOf(mind, enemy, side);
    known.set(key, threat);
    return threat;
  };
}

function threatOf(mind: Mind, enemy: Unit, side: SideId): number {
  // There may be many guns on a craft: only the units near it are thought of.
  const units =
    enemy.craft === null
      ? unitsOf(mind, side)
      : enemiesNear(mind, enemy, mind.care.enemies).filter((unit) => unit.side === side);
  const known = new Map<string, number>();
  let threat = 0;
  for (const gun of gunsOf(enemy.profile)) {
    if (!isWhole(enemy, gun.part)) continue;
    const key = gun.weapon.name;
    // Of guns that are alike one is looked at: from their parts they see much the same.
    const most = known.get(key) ?? Math.max(0, ...units.map((unit) => lossTo(mind, enemy, gun, unit)));
    known.set(key, most);
    threat += most;
  }
  return threat;
}

/** What a unit is expected to lose to a gun of an enemy, as things stand. */
function lossTo(mind: Mind, enemy: Unit, gun: MountedGun, unit: Unit): number {
  const remains = standingOf(mind, unit);
  const [part = 0] = bestParts(mind, unit, remains);
  const way = shotWay(mind, enemy, gun, unit, part);
  if (way === undefined) return 0;
  const before = remains[part] ?? [1];
  const { after } = shotAt(before, gun.weapon, onsetOf(mind, enemy, way), mind.using);
  return lossOf(unit, before, after, weightOf(mind.view, unit, remains, part));
}
