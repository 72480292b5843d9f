import { cellsWithin, nearestFirst, sameCell } from '@tabletop/geometry/grid';
import { placeOf } from '../find.js';
import type { Weapon } from '../force/weapon.js';
import { coverAt } from '../map/battle-map.js';
import type { Rules } from '../rules.js';
import type { Aim, Unit } from '../state.js';
import { type AimRules, type Field, sightOf } from './aim.js';

/**
 * What the shots that are left of a machine gun go on to: the nearest enemy, or cover, that the shooter can shoot at from
 * where it stands. Of equally near ones the lower row, then the lower column; in one space whoever stands there before
 * its cover. Not its own space's cover. A weapon that shoots through cover shoots through it at whoever is behind.
 * Undefined where there is nothing.
 *
 * @rule S-CHAIN
 */
export function nextInChain(
  field: Field,
  shooter: Unit,
  gun: Weapon,
  rules: AimRules & Pick<Rules, 'chainTargets'>,
): Aim | undefined {
  const from = placeOf(shooter);
  const units = field.units
    .filter(
      ({ id, alive, side }) => alive && id !== shooter.id && (rules.chainTargets === 'all' || side !== shooter.side),
    )
    .map((unit) => ({ at: placeOf(unit), aim: aimAt(unit) }));
  const covers = cellsWithin(from, gun.range, field.map, rules.metric)
    .filter((cell) => coverAt(field.map, cell) !== 'none' && !sameCell(cell, from))
    .map((at) => ({ at, aim: { kind: 'cover', at } as const }));
  const byNearness = nearestFirst(from, rules.metric);
  // Sorting keeps units before cover where they are in one space.
  const targets = [...units, ...covers].sort((a, b) => byNearness(a.at, b.at));
  for (const { aim } of targets) {
    const sight = sightOf(field, shooter, aim, gun, rules);
    if ('lost' in sight) continue;
    const isThrough = aim.kind === 'unit' && gun.through !== null && sight.cover !== 'none';
    return isThrough ? { kind: 'unit', unit: aim.unit, part: aim.part, through: true } : aim;
  }
  return undefined;
}

function aimAt({ id }: Unit): Aim {
  return { kind: 'unit', unit: id, part: 0, through: false };
}
