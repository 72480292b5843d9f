import { isWhole } from '../condition.js';
import { gunsOf } from '../force/guns-of.js';
import type { Weapon } from '../force/weapon.js';
import type { Unit } from '../state.js';

/** Guns of a unit that are alike. */
export interface Arm {
  readonly weapon: Weapon;
  readonly count: number;
}

/** The guns of a unit that are not lost, those that are alike together. */
export function armsOf(unit: Unit): readonly Arm[] {
  const arms: { weapon: Weapon; count: number }[] = [];
  for (const { part, weapon } of gunsOf(unit.profile)) {
    if (unit.craft !== null && !isWhole(unit, part)) continue;
    const same = arms.find((arm) => arm.weapon.name === weapon.name);
    if (same === undefined) arms.push({ weapon, count: 1 });
    else same.count++;
  }
  return arms;
}
