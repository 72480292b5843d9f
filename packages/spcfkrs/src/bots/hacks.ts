import { hackLost } from '../attacks/hack.js';
import type { Unit, UnitId } from '../state.js';
import { crewHackChance, hackChance } from './chances.js';
import type { ActDeed, LeftOf } from './deeds.js';
import type { Mind } from './mind.js';
import type { threats } from './threats.js';
import { aliveChance } from './worth.js';

/** The order to hack the guns of an enemy, where a unit, or the crew of a craft, can. @rule S-HACK @rule S-VMODS */
export function hacksOn(
  mind: Mind,
  unit: Unit,
  enemy: Unit,
  leftOf: LeftOf,
  hacked: ReadonlySet<UnitId>,
  threatOf: ReturnType<typeof threats>,
): readonly ActDeed[] {
  const { view, using } = mind;
  if (!unit.profile.powers.includes('hacking') || hacked.has(enemy.id) || enemy.hacked || enemy.acted) return [];
  // Who leaves a craft leaves too late for that, and a crew knows craft of its own class alone.
  if (mind.landed.has(unit.id)) return [];
  if (unit.craft !== null && unit.profile.class !== enemy.profile.class) return [];
  if (hackLost(view, unit, enemy.id, using.rules) !== undefined) return [];
  const threat = threatOf(enemy, unit.side);
  const chance = unit.craft === null ? hackChance(using) : crewHackChance(using);
  return [
    { act: { type: 'hack', target: enemy.id }, worth: chance * aliveChance(leftOf(enemy)) * threat, after: new Map() },
  ];
}
