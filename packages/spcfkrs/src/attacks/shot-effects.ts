import { type Cell, cellsWithin, chebyshev } from '@tabletop/geometry/grid';
import { livingUnit } from '../find.js';
import type { Weapon } from '../force/weapon.js';
import { coverAt } from '../map/battle-map.js';
import type { Using } from '../resolvers.js';
import { SIXTHS } from '../sixths.js';
import type { Effect, Unit, UnitId } from '../state.js';
import type { Field, Sight } from './aim.js';
import type { Hit } from './judge-hit.js';
import { isShielded } from './shield.js';

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
  by: UnitId,
  { aim, at, hindrances }: Sight,
  gun: Weapon,
  using: Using<'judgeHit'>,
): readonly Effect[] {
  if (gun.blast) return blastEffects(field, by, at, gun, using);
  if (aim.kind === 'cover') {
    const { coverSteps } = using.judgeHit(gun, { on: 'cover', through: 0, shielded: false });
    return coverEffects(by, at, coverSteps, 'S-HITCOVER');
  }
  const target = livingUnit(field, aim.unit);
  if (target === undefined) return [];
  const through = aim.through ? hindrances : [];
  const hit = using.judgeHit(gun, { on: 'unit', through: through.length, shielded: isShielded(target) });
  return [...coverEffects(by, through[0]?.at, hit.coverSteps, 'S-THROUGH'), ...unitEffects(by, target, aim.part, hit)];
}

/** The cover in a space loses some steps. */
export function coverEffects(by: UnitId, at: Cell | undefined, steps: number, rule: string): readonly Effect[] {
  return at === undefined || steps === 0 ? [] : [{ kind: 'cover', by, at, steps, rule }];
}

/** What a hit does to a part of a unit. */
export function unitEffects(
  by: UnitId,
  { id: unit }: Unit,
  part: number,
  { damage, absorbed }: Hit,
): readonly Effect[] {
  if (absorbed) return [{ kind: 'shield', by, unit }];
  return damage === 0 ? [] : [{ kind: 'damage', by, unit, part, sixths: damage * SIXTHS }];
}

/**
 * What a rocket does: all cover in the space that it hits and in those around is destroyed, and everyone there takes its
 * damage, friend or foe, behind cover or not.
 *
 * @rule S-AOE
 */
function blastEffects(
  { map, units }: Field,
  by: UnitId,
  at: Cell,
  gun: Weapon,
  using: Using<'judgeHit'>,
): readonly Effect[] {
  const { coverSteps } = using.judgeHit(gun, { on: 'cover', through: 0, shielded: false });
  const cover = cellsWithin(at, 1, map, 'chebyshev')
    .filter((cell) => coverAt(map, cell) !== 'none')
    .flatMap((cell) => coverEffects(by, cell, coverSteps, 'S-AOE'));
  const damage = units
    .filter(({ alive }) => alive)
    .flatMap((unit) =>
      unit.parts.flatMap((part, index) =>
        chebyshev(part.at, at) > 1
          ? []
          : unitEffects(by, unit, index, using.judgeHit(gun, { on: 'unit', through: 0, shielded: isShielded(unit) })),
      ),
    );
  return [...cover, ...damage];
}
