import { type Cell, cellsWithin, compareCells, inOrder, orderingDistance } from '@tabletop/geometry/grid';
import { isOnMap } from '../condition.js';
import type { MountedGun } from '../force/profile.js';
import { coverAt } from '../map/battle-map.js';
import { spacesOf, spacesOfPart } from '../map/spaces.js';
import type { Rules } from '../rules.js';
import type { Aim, Unit } from '../state.js';
import { sightOf } from './aim.js';
import type { AimRules, Field } from './line-of-fire.js';

/** What shots could go on to, and the space of it that is nearest to the gun. */
interface Candidate {
  readonly at: Cell;
  readonly aim: Aim;
}

/**
 * What the shots that are left of a machine gun go on to: the nearest enemy, part of a craft, or cover that the gun can shoot
 * at from where it is. Of equally near ones the lower row, then the lower column; in one space whoever is there before its
 * cover. Not the cover where the shooter is. A weapon that shoots through cover shoots through it at whoever is behind.
 * Undefined where there is nothing.
 *
 * @rule S-CHAIN
 */
export function nextInChain(
  field: Field,
  shooter: Unit,
  gun: MountedGun,
  rules: AimRules & Pick<Rules, 'chainTargets'>,
): Aim | undefined {
  const { map } = field;
  const from = spacesOfPart(map, shooter, gun.part);
  const distance = orderingDistance(rules.metric);
  const farness = (cell: Cell) => Math.min(...from.map((each) => distance(each, cell)));
  const nearer = (a: Cell, b: Cell) => farness(a) - farness(b) || compareCells(a, b);
  const units = field.units
    .filter(
      (unit) => isOnMap(unit) && unit.id !== shooter.id && (rules.chainTargets === 'all' || unit.side !== shooter.side),
    )
    .flatMap((unit) =>
      unit.parts.flatMap((_, part): readonly Candidate[] => {
        const [at] = spacesOfPart(map, unit, part).sort(nearer);
        return at === undefined ? [] : [{ at, aim: { kind: 'unit', unit: unit.id, part, through: false } }];
      }),
    );
  // Sorting keeps units before cover where they are in one space.
  const targets = [...units, ...coverAround(field, shooter, from, gun, rules)].sort((a, b) => nearer(a.at, b.at));
  for (const { aim } of targets) {
    const sight = sightOf(field, shooter, aim, gun, rules);
    if ('lost' in sight) continue;
    const isThrough = aim.kind === 'unit' && gun.weapon.through !== null && sight.cover !== 'none';
    return isThrough ? { kind: 'unit', unit: aim.unit, part: aim.part, through: true } : aim;
  }
  return undefined;
}

/** The cover within range of a gun, but for that where its own unit is. */
function coverAround(
  { map }: Field,
  shooter: Unit,
  from: readonly Cell[],
  { weapon: { range } }: MountedGun,
  { metric }: Pick<Rules, 'metric'>,
): readonly Candidate[] {
  const own = spacesOf(map, shooter);
  const near = from.flatMap((cell) => cellsWithin(cell, range, map, metric));
  return (from.length === 1 ? near : inOrder(near))
    .filter((at) => coverAt(map, at) !== 'none' && !own.some((cell) => compareCells(cell, at) === 0))
    .map((at) => ({ at, aim: { kind: 'cover', at } }));
}
