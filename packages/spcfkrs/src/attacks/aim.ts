import { type Cell, compareCells, isWithin, orderingDistance } from '@tabletop/geometry/grid';
import { isWhole } from '../condition.js';
import type { LostReason } from '../events.js';
import { livingUnit, placeOf, unitOf, unitOnMap } from '../find.js';
import type { MountedGun } from '../force/profile.js';
import { type Cover, coverAt } from '../map/battle-map.js';
import { type Hindrance, heaviest, hindrancesBetween } from '../map/hindrance.js';
import { layerOf } from '../map/layer.js';
import { spacesOf, spacesOfPart } from '../map/spaces.js';
import { fellowsOf } from '../orders/battalion.js';
import type { Rules } from '../rules.js';
import type { Aim, Unit, UnitId } from '../state.js';
import { type AimRules, clearestLine, type Field, filledFor } from './line-of-fire.js';

/** An aim that can be taken. */
export interface Sight {
  /** Of a battalion, the member that is struck. */
  readonly aim: Aim;
  /** Where that is. */
  readonly at: Cell;
  /** The cover that hinders it; at cover, what that is. */
  readonly cover: Cover;
  /** What stands in the way, in order from the shooter. */
  readonly hindrances: readonly Hindrance[];
}

/** Why an aim cannot be taken. */
export interface NoSight {
  readonly lost: LostReason;
}

/**
 * Whether a unit can shoot at what it aims at, as things stand, and what hinders it. Of a battalion, the living member
 * nearest to it that it can shoot at is struck: of equals the one in the lower row, then column.
 *
 * @rule S-SHOOT
 * @rule S-FULL
 * @rule S-BLOCK
 * @rule S-BATTALION
 */
export function sightOf(field: Field, shooter: Unit, aim: Aim, gun: MountedGun, rules: AimRules): Sight | NoSight {
  if (aim.kind === 'cover') return sightOfCover(field, shooter, aim.at, gun, rules);
  let lost: LostReason | undefined;
  for (const target of strikable(field, shooter, aim.unit, rules, gun.part)) {
    const sight = sightOfUnit(field, shooter, target, aim, gun, rules);
    if (!('lost' in sight)) return sight;
    lost ??= sight.lost;
  }
  return { lost: lost ?? goneReason(field, aim.unit) };
}

/** Why a unit that is not on the map cannot be attacked. @rule S-TRANSPORT */
export function goneReason(field: Pick<Field, 'units'>, id: UnitId): 'target-dead' | 'target-aboard' {
  return livingUnit(field, id) === undefined ? 'target-dead' : 'target-aboard';
}

/**
 * The members of the battalion of a unit that are on the map, or that unit, the nearest to the attacker's own part first.
 * Nobody strikes itself, also where it goes on to one of its own battalion.
 *
 * @rule S-BATTALION
 * @rule S-CHAIN
 */
export function strikable(
  field: Field,
  attacker: Unit,
  target: UnitId,
  { metric }: Pick<Rules, 'metric'>,
  own = 0,
): readonly Unit[] {
  const from = spacesOfPart(field.map, attacker, own);
  const distance = orderingDistance(metric);
  const farness = (unit: Unit) => {
    const spaces = spacesOf(field.map, unit);
    return Math.min(...from.flatMap((cell) => spaces.map((each) => distance(cell, each))));
  };
  return fellowsOf(field, target)
    .flatMap((id) => (id === attacker.id ? [] : (unitOnMap(field, id) ?? [])))
    .sort((a, b) => farness(a) - farness(b) || compareCells(placeOf(a), placeOf(b)));
}

function sightOfUnit(
  field: Field,
  shooter: Unit,
  target: Unit,
  { part, through }: Aim & { readonly kind: 'unit' },
  gun: MountedGun,
  rules: AimRules,
): Sight | NoSight {
  if (!isWhole(target, part)) return { lost: 'part-wrecked' };
  const line = clearestLine(field, shooter, target, { part, through }, gun, rules);
  if (line === undefined) return { lost: 'out-of-range' };
  const { at, hindrances } = line;
  const aim: Aim = { kind: 'unit', unit: target.id, part, through };
  const first = hindrances[0]?.kind ?? 'none';
  if (through && first !== 'unit') return { aim, at, cover: first, hindrances };
  const heavy = heaviest(hindrances);
  if (heavy === 'unit') return { lost: 'unit-in-the-way' };
  if (heavy === 'full') return { lost: 'no-sight' };
  return { aim, at, cover: heavy, hindrances };
}

function sightOfCover(field: Field, shooter: Unit, at: Cell, gun: MountedGun, rules: AimRules): Sight | NoSight {
  const { map } = field;
  if (coverAt(map, at) === 'none') return { lost: 'no-cover-there' };
  const isAbove = layerOf(shooter.profile.class) === 'above';
  const own = spacesOf(map, shooter);
  let lost: LostReason = 'out-of-range';
  for (const from of spacesOfPart(map, shooter, gun.part)) {
    if (!isWithin(from, at, gun.weapon.range, rules.metric)) continue;
    const hindrances = isAbove
      ? []
      : hindrancesBetween(map, { from, to: at, own }, filledFor(field, shooter), { rules });
    const heavy = heaviest(hindrances);
    if (heavy !== 'unit' && heavy !== 'full')
      return { aim: { kind: 'cover', at }, at, cover: coverAt(map, at), hindrances };
    lost = heavy === 'unit' ? 'unit-in-the-way' : 'no-sight';
  }
  return { lost };
}

/** Whether what was aimed at is gone: the unit dead, the part wrecked, the cover shot away. @rule S-CHAIN @rule S-PARTS */
export function isGone(field: Field, aim: Aim): boolean {
  if (aim.kind === 'cover') return coverAt(field.map, aim.at) === 'none';
  const target = livingUnit(field, aim.unit);
  return target === undefined || !isWhole(target, aim.part);
}

/**
 * The aim at something that is gone, for the dice of a burst that are rolled all the same: as if it still stood there.
 *
 * @rule S-SHOOT
 */
export function sightOfGone(field: Field, shooter: Unit, aim: Aim, gun: MountedGun, rules: AimRules): Sight {
  if (aim.kind === 'cover') return { aim, at: aim.at, cover: 'none', hindrances: [] };
  const target = unitOf(field, aim.unit);
  const line = target && clearestLine({ ...field, units: [] }, shooter, target, aim, gun, rules);
  if (line === undefined) return { aim, at: placeOf(target ?? shooter), cover: 'none', hindrances: [] };
  const { at, hindrances } = line;
  const heavy = heaviest(hindrances);
  return { aim, at, cover: heavy === 'unit' ? 'none' : heavy, hindrances };
}
