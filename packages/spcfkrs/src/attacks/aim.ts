import { type Cell, isWithin, nearestFirst } from '@tabletop/geometry/grid';
import type { LostReason } from '../events.js';
import { livingUnit, placeOf, unitOf } from '../find.js';
import type { Weapon } from '../force/weapon.js';
import { type Cover, coverAt } from '../map/battle-map.js';
import { occupantOf } from '../map/ground.js';
import { type Hindrance, heaviest, hindrancesBetween, hindrancesTo, type IsFilled } from '../map/hindrance.js';
import { fellowsOf } from '../orders/battalion.js';
import type { Rules } from '../rules.js';
import type { Aim, SpcfkrsState, Unit, UnitId } from '../state.js';

/** What the rules of aiming read. */
export type AimRules = Pick<Rules, 'metric' | 'shootOver'>;

/** A match as far as it says who can be shot at. */
export type Field = Pick<SpcfkrsState, 'map' | 'units' | 'battalions'>;

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
export function sightOf(field: Field, shooter: Unit, aim: Aim, gun: Weapon, rules: AimRules): Sight | NoSight {
  if (aim.kind === 'cover') return sightOfCover(field, shooter, aim.at, gun, rules);
  let lost: LostReason | undefined;
  for (const target of strikable(field, shooter, aim.unit, rules)) {
    const sight = sightOfUnit(field, shooter, target, aim, gun, rules);
    if (!('lost' in sight)) return sight;
    lost ??= sight.lost;
  }
  return { lost: lost ?? 'target-dead' };
}

/**
 * The living members of the battalion of a unit, or that unit, the nearest to the attacker first. Nobody strikes itself,
 * also where it goes on to one of its own battalion.
 *
 * @rule S-BATTALION
 * @rule S-CHAIN
 */
export function strikable(
  field: Field,
  attacker: Unit,
  target: UnitId,
  { metric }: Pick<Rules, 'metric'>,
): readonly Unit[] {
  const byNearness = nearestFirst(placeOf(attacker), metric);
  return fellowsOf(field, target)
    .flatMap((id) => (id === attacker.id ? [] : (livingUnit(field, id) ?? [])))
    .sort((a, b) => byNearness(placeOf(a), placeOf(b)));
}

function sightOfUnit(
  field: Field,
  shooter: Unit,
  target: Unit,
  { part, through }: Aim & { readonly kind: 'unit' },
  gun: Weapon,
  rules: AimRules,
): Sight | NoSight {
  const at = placeOf(target);
  if (!isWithin(placeOf(shooter), at, gun.range, rules.metric)) return { lost: 'out-of-range' };
  const hindrances = hindrancesTo(field.map, placeOf(shooter), at, filledFor(field, shooter), { rules });
  const aim: Aim = { kind: 'unit', unit: target.id, part, through };
  const first = hindrances[0]?.kind ?? 'none';
  if (through && first !== 'unit') return { aim, at, cover: first, hindrances };
  const heavy = heaviest(hindrances);
  if (heavy === 'unit') return { lost: 'unit-in-the-way' };
  if (heavy === 'full') return { lost: 'no-sight' };
  return { aim, at, cover: heavy, hindrances };
}

function sightOfCover(field: Field, shooter: Unit, at: Cell, gun: Weapon, rules: AimRules): Sight | NoSight {
  if (coverAt(field.map, at) === 'none') return { lost: 'no-cover-there' };
  if (!isWithin(placeOf(shooter), at, gun.range, rules.metric)) return { lost: 'out-of-range' };
  const hindrances = hindrancesBetween(field.map, placeOf(shooter), at, filledFor(field, shooter), { rules });
  const heavy = heaviest(hindrances);
  if (heavy === 'unit') return { lost: 'unit-in-the-way' };
  if (heavy === 'full') return { lost: 'no-sight' };
  return { aim: { kind: 'cover', at }, at, cover: coverAt(field.map, at), hindrances };
}

/** Whether a space is filled by a living unit that this one does not shoot through. @rule S-BLOCK @rule S-BATTALION */
export function filledFor(field: Field, shooter: Unit): IsFilled {
  const fellows = fellowsOf(field, shooter.id);
  return (cell) => {
    const occupant = occupantOf(field.units, cell);
    return occupant !== undefined && !fellows.includes(occupant.id);
  };
}

/** Whether what was aimed at is gone: the unit dead, the cover shot away. @rule S-CHAIN */
export function isGone(field: Field, aim: Aim): boolean {
  if (aim.kind === 'cover') return coverAt(field.map, aim.at) === 'none';
  return livingUnit(field, aim.unit) === undefined;
}

/**
 * The aim at something that is gone, for the dice of a burst that are rolled all the same: as if it still stood there.
 *
 * @rule S-SHOOT
 */
export function sightOfGone(field: Field, shooter: Unit, aim: Aim, rules: AimRules): Sight {
  if (aim.kind === 'cover') return { aim, at: aim.at, cover: 'none', hindrances: [] };
  const target = unitOf(field, aim.unit);
  const at = target === undefined ? placeOf(shooter) : placeOf(target);
  const hindrances = hindrancesTo(field.map, placeOf(shooter), at, undefined, { rules });
  const heavy = heaviest(hindrances);
  return { aim, at, cover: heavy === 'unit' ? 'none' : heavy, hindrances };
}
