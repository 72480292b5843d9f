import { hash } from '@tabletop/game';
import { type Cell, compareCells, sameCell, toOrigin, turned } from '@tabletop/geometry/grid';
import { placeOf, unitOnMap } from '../find.js';
import type { Profile } from '../force/profile.js';
import type { BattleMap } from '../map/battle-map.js';
import { scaleOf } from '../map/scale.js';
import { gapBetween } from '../map/spaces.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, Unit, UnitId } from '../state.js';

/** The members of the battalion of a unit, or the unit alone. @rule S-BATTALION */
export function fellowsOf({ battalions }: Pick<SpcfkrsState, 'battalions'>, id: UnitId): readonly UnitId[] {
  return battalions.find((members) => members.includes(id)) ?? [id];
}

/** The members of the battalion of a unit that are alive and on the map, or the unit alone where it is. */
export function fellowsOnMap(state: Pick<SpcfkrsState, 'units' | 'battalions'>, id: UnitId): readonly Unit[] {
  return fellowsOf(state, id).flatMap((fellow) => unitOnMap(state, fellow) ?? []);
}

/** The first of the battalion of a unit, or the unit itself. @rule S-BATTALION */
export function leaderOf(state: Pick<SpcfkrsState, 'battalions'>, id: UnitId): UnitId {
  return fellowsOf(state, id)[0] ?? id;
}

/**
 * Whether units are alike in every modification, whatever the order in which these were bought; craft also in the shape of
 * their hull, however they were turned at first.
 *
 * @rule S-BATTALION
 */
export function areAlike(map: Pick<BattleMap, 'scale'>, units: readonly Unit[]): boolean {
  const [first, ...others] = units;
  if (first === undefined) return true;
  const { profile } = first;
  // What differs in its points is soon told apart.
  if (others.some((other) => other.profile.cost !== profile.cost)) return false;
  const kind = kindOf(profile);
  return others.every(
    (other) => (other.profile === profile || kindOf(other.profile) === kind) && haveOneShape(map, first, other),
  );
}

/** Why units cannot form a battalion, wherever they stand. @rule S-BATTALION */
export function mixedFault(
  map: Pick<BattleMap, 'scale'>,
  units: readonly Unit[],
  { craftBattalions }: Pick<Rules, 'craftBattalions'>,
): string | undefined {
  const [first] = units;
  if (units.some(({ side }) => side !== first?.side)) return 'A battalion is of one side.';
  if (units.length > 1 && first?.craft !== null && !craftBattalions) return 'Craft form no battalions.';
  return areAlike(map, units) ? undefined : 'The units of a battalion are alike in every modification.';
}

/** Whether the hulls of two craft have the same parts in the same places, once one of them is turned. @rule S-HULL */
function haveOneShape(map: Pick<BattleMap, 'scale'>, a: Unit, b: Unit): boolean {
  if (a.parts.length === 1 && b.parts.length === 1) return true;
  const [hull, other] = [hullOf(map, a), hullOf(map, b)];
  return [0, 1, 2, 3].some((turns) => {
    const looked = toOrigin(turned(other, turns));
    return hull.length === looked.length && hull.every((cell, part) => sameCell(cell, looked[part] ?? NOWHERE));
  });
}

const NOWHERE: Cell = { column: -1, row: -1 };

/** Where the parts of a hull lie, one to a space, as far as the scale of the map tells. @rule S-SCALE */
function hullOf(map: Pick<BattleMap, 'scale'>, { profile, parts }: Unit): readonly Cell[] {
  const { columns, rows } = scaleOf(map, profile.class);
  return toOrigin(parts.map(({ at }) => at)).map(({ column, row }) => ({ column: column / columns, row: row / rows }));
}

function kindOf(profile: Profile): string {
  return hash({ ...profile, modifications: [...profile.modifications].sort(), powers: [...profile.powers].sort() });
}

/**
 * The groups of units that stand one next to another, diagonally too, or in one space; in the order of their
 * least spaces.
 *
 * @rule S-BATTALION
 */
export function groupsOfUnits(map: Pick<BattleMap, 'scale'>, units: readonly Unit[]): readonly (readonly Unit[])[] {
  const left = new Set(units);
  const groups: (readonly Unit[])[] = [];
  for (const first of units) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const member of group)
      for (const other of left) {
        if (gapBetween(map, member, other, 'chebyshev') > 1) continue;
        left.delete(other);
        group.push(other);
      }
    groups.push(units.filter((unit) => group.includes(unit)));
  }
  const firstOf = (group: readonly Unit[]): Cell =>
    group.map(placeOf).reduce((a, b) => (compareCells(a, b) < 0 ? a : b));
  return groups.sort((a, b) => compareCells(firstOf(a), firstOf(b)));
}

/** Whether units stand one next to another, diagonally too. @rule S-BATTALION */
export function areTogether(map: Pick<BattleMap, 'scale'>, units: readonly Unit[]): boolean {
  return groupsOfUnits(map, units).length <= 1;
}

/** The battalions after orders were given to some units: these leave what they were in, and form what they are in now. */
export function regrouped(
  battalions: readonly (readonly UnitId[])[],
  groups: readonly (readonly UnitId[])[],
): readonly (readonly UnitId[])[] {
  const moved = new Set(groups.flat());
  const left = battalions.map((members) => members.filter((id) => !moved.has(id)));
  return [...left, ...groups].filter((members) => members.length > 1);
}
