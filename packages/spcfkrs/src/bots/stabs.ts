import { bladeOf } from '../force/guns-of.js';
import type { Unit } from '../state.js';
import { type ActDeed, bestParts, haste, type LeftOf } from './deeds.js';
import { stabAt, withPart } from './harm.js';
import { harmBetween, type Mind } from './mind.js';
import { stabWay } from './ways.js';
import { lossOf, weightOf } from './worth.js';

/** A stab comes before all shots. */
const STABS_FIRST = 1.1;

/** The stab of a unit at an enemy, where it reaches it: at the best part that it reaches. @rule S-STAB */
export function stabsAt(mind: Mind, unit: Unit, enemy: Unit, leftOf: LeftOf): readonly ActDeed[] {
  const blade = bladeOf(unit.profile);
  if (blade === undefined) return [];
  for (const part of bestParts(mind, enemy, leftOf(enemy))) {
    const way = stabWay(mind, unit, enemy, part);
    if (way === undefined) continue;
    const { act, target } = way;
    const remains = leftOf(target);
    const before = remains[part] ?? [1];
    const harm = harmBetween(mind, unit.profile.class, target.profile.class);
    const after = stabAt(before, blade, { through: act.through, harm }, mind.using);
    const weight = weightOf(mind.view, target, remains, part);
    const worth = STABS_FIRST * lossOf(target, before, after, weight) * haste(mind, unit, target);
    return [{ act, worth, after: new Map([[target.id, withPart(remains, part, after)]]) }];
  }
  return [];
}
