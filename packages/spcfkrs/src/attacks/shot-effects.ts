import { type Cell, cellsWithin, chebyshev } from '@tabletop/geometry/grid';
import { isOnMap, isWhole } from '../condition.js';
import { unitOnMap } from '../find.js';
import type { Weapon } from '../force/weapon.js';
import { coverAt } from '../map/battle-map.js';
import { layerOf } from '../map/layer.js';
import { spacesOfPart } from '../map/spaces.js';
import type { Using } from '../resolvers.js';
import type { Effect, Unit, UnitId } from '../state.js';
import type { UnitClass } from '../unit-class.js';
import type { Sight } from './aim.js';
import type { Hit } from './judge-hit.js';
import type { Field } from './line-of-fire.js';
import { isShielded } from './shield.js';

/** Who attacks: the unit, or the first of its battalion, and of which class. */
export interface Attacker {
  readonly id: UnitId;
  readonly class: UnitClass;
}

/**
 * What a shot does that hit, to the field as it is: see `judgeHit`. Through cover, the first cover on its way is
 * destroyed; what stands beyond it besides the unit stops it.
 *
 * @rule S-SHOOT
 * @rule S-HITCOVER
 * @rule S-THROUGH
 * @rule S-AOE
 */
export function shotEffects(
  field: Field,
  by: Attacker,
  { aim, at, hindrances }: Sight,
  gun: Weapon,
  using: Using<'judgeHit' | 'classDamage'>,
): readonly Effect[] {
  if (gun.blast) return blastEffects(field, by, aim, at, gun, using);
  if (aim.kind === 'cover') {
    const { coverSteps } = using.judgeHit(gun, { on: 'cover', through: 0, shielded: false });
    return coverEffects(by.id, at, coverSteps, 'S-HITCOVER');
  }
  const target = unitOnMap(field, aim.unit);
  if (target === undefined) return [];
  const through = aim.through ? hindrances : [];
  const hit = using.judgeHit(gun, { on: 'unit', through: through.length, shielded: isShielded(target) });
  return [
    ...coverEffects(by.id, through[0]?.at, hit.coverSteps, 'S-THROUGH'),
    ...unitEffects(by, target, aim.part, hit, using),
  ];
}

/** The cover in a space loses some steps. */
export function coverEffects(by: UnitId, at: Cell | undefined, steps: number, rule: string): readonly Effect[] {
  return at === undefined || steps === 0 ? [] : [{ kind: 'cover', by, at, steps, rule }];
}

/** What a hit does to a part of a unit: its damage, by the classes of the two. @rule S-CLASS-DMG */
export function unitEffects(
  by: Attacker,
  { id: unit, profile }: Unit,
  part: number,
  { damage, absorbed }: Hit,
  using: Using<'classDamage'>,
): readonly Effect[] {
  if (absorbed) return [{ kind: 'shield', by: by.id, unit }];
  const sixths = using.classDamage(by.class, profile.class, damage, using);
  return sixths === 0 ? [] : [{ kind: 'damage', by: by.id, unit, part, sixths }];
}

/**
 * What a rocket does: all cover in the space that it hits and in those around is destroyed, and everyone there takes its
 * damage, friend or foe, behind cover or not; of a craft each part that is there. One at the ground leaves spaceships above
 * alone, and the other way round.
 *
 * @rule S-AOE
 * @rule S-LAYERS
 */
function blastEffects(
  field: Field,
  by: Attacker,
  aim: Sight['aim'],
  at: Cell,
  gun: Weapon,
  using: Using<'judgeHit' | 'classDamage'>,
): readonly Effect[] {
  const { map, units } = field;
  const target = aim.kind === 'unit' ? unitOnMap(field, aim.unit) : undefined;
  const layer = layerOf(target?.profile.class ?? 'on-foot');
  const { coverSteps } = using.judgeHit(gun, { on: 'cover', through: 0, shielded: false });
  const cover = cellsWithin(at, 1, map, 'chebyshev')
    .filter((cell) => coverAt(map, cell) !== 'none')
    .flatMap((cell) => coverEffects(by.id, cell, coverSteps, 'S-AOE'));
  const damage = units
    .filter((unit) => isOnMap(unit) && layerOf(unit.profile.class) === layer)
    .flatMap((unit) => {
      const hit = using.judgeHit(gun, { on: 'unit', through: 0, shielded: isShielded(unit) });
      return unit.parts.flatMap((_, part) =>
        isCaught(map, unit, part, at) ? unitEffects(by, unit, part, hit, using) : [],
      );
    });
  return [...cover, ...damage];
}

/** Whether a part of a unit takes damage from a rocket that hits a space. @rule S-AOE */
export function isCaught(map: Field['map'], unit: Unit, part: number, at: Cell): boolean {
  return isWhole(unit, part) && spacesOfPart(map, unit, part).some((cell) => chebyshev(cell, at) <= 1);
}
