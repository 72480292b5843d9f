import type { SideId, Unit } from '../state.js';
import { prospectsOf, shotAt } from './harm.js';
import { type Mind, unitsOf } from './mind.js';
import { onsetOf, shotWay } from './ways.js';
import { lossOf } from './worth.js';

/** What the gun of an enemy is feared for: the most that it can do to a unit of a side. Worked out once for each. */
export function threats(mind: Mind): (enemy: Unit, side: SideId) => number {
  const known = new Map<string, number>();
  return (enemy, side) => {
    const key = `${enemy.id} ${side}`;
    const threat = known.get(key) ?? Math.max(0, ...unitsOf(mind, side).map((unit) => lossTo(mind, enemy, unit)));
    known.set(key, threat);
    return threat;
  };
}

/** What a unit is expected to lose to the gun of an enemy, as things stand. */
function lossTo(mind: Mind, enemy: Unit, unit: Unit): number {
  const way = shotWay(mind, enemy, unit);
  if (way === undefined) return 0;
  const before = prospectsOf(unit);
  return lossOf(unit, before, shotAt(before, enemy.profile.gun, onsetOf(way), mind.using).after);
}
