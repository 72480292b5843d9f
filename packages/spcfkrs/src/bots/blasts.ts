import { type Cell, chebyshev } from '@tabletop/geometry/grid';
import { isShielded } from '../attacks/shield.js';
import { isCaught } from '../attacks/shot-effects.js';
import { isOnMap } from '../condition.js';
import type { Weapon } from '../force/weapon.js';
import { layerOf } from '../map/layer.js';
import { spacesOf } from '../map/spaces.js';
import type { Unit, UnitId } from '../state.js';
import type { UnitClass } from '../unit-class.js';
import { type Deed, haste, type LeftOf } from './deeds.js';
import { hitBy, type Remains, withPart } from './harm.js';
import { harmBetween, type Mind } from './mind.js';
import { lossOf, weightOf } from './worth.js';

/** What harm to one's own counts for. */
const FRIENDS = 1.5;

/** What a rocket does to all that are where it hits, friend and foe: with some chance, to all of them at once. @rule S-AOE */
export function blast(
  mind: Mind,
  unit: Unit,
  weapon: Weapon,
  at: Cell,
  struck: UnitClass,
  chance: number,
  leftOf: LeftOf,
): Deed {
  const { view, using } = mind;
  const after = new Map<UnitId, Remains>();
  let worth = 0;
  for (const caught of view.units) {
    if (!isOnMap(caught) || layerOf(caught.profile.class) !== layerOf(struck)) continue;
    // Most are far from it.
    if (!spacesOf(view.map, caught).some((cell) => chebyshev(cell, at) <= 1)) continue;
    const parts = [...caught.parts.keys()].filter((part) => isCaught(view.map, caught, part, at));
    const { damage } = using.judgeHit(weapon, { on: 'unit', through: 0, shielded: isShielded(caught) });
    const harm = harmBetween(mind, unit.profile.class, caught.profile.class)(damage);
    let remains = leftOf(caught);
    let loss = 0;
    for (const part of parts) {
      const before = remains[part] ?? [1];
      const then = hitBy(before, chance, harm);
      loss += lossOf(caught, before, then, weightOf(view, caught, remains, part));
      remains = withPart(remains, part, then);
    }
    worth += caught.side === unit.side ? -FRIENDS * loss : loss * haste(mind, unit, caught);
    after.set(caught.id, remains);
  }
  return { worth, after };
}
