import { hash } from '@tabletop/game';
import { isConnected } from '@tabletop/geometry/grid';
import { livingUnit, placeOf } from '../find.js';
import type { Profile } from '../force/profile.js';
import type { SpcfkrsState, Unit, UnitId } from '../state.js';

/** The members of the battalion of a unit, or the unit alone. @rule S-BATTALION */
export function fellowsOf({ battalions }: Pick<SpcfkrsState, 'battalions'>, id: UnitId): readonly UnitId[] {
  return battalions.find((members) => members.includes(id)) ?? [id];
}

/** The living members of the battalion of a unit, or the unit alone where it lives. */
export function livingFellows(state: Pick<SpcfkrsState, 'units' | 'battalions'>, id: UnitId): readonly Unit[] {
  return fellowsOf(state, id).flatMap((fellow) => livingUnit(state, fellow) ?? []);
}

/** The first of the battalion of a unit, or the unit itself. @rule S-BATTALION */
export function leaderOf(state: Pick<SpcfkrsState, 'battalions'>, id: UnitId): UnitId {
  return fellowsOf(state, id)[0] ?? id;
}

/** Whether units are alike in every modification, whatever the order in which these were bought. @rule S-BATTALION */
export function areAlike(units: readonly Unit[]): boolean {
  const [first, ...others] = units.map(({ profile }) => profile);
  if (first === undefined) return true;
  // What differs in its points is soon told apart.
  if (others.some(({ cost }) => cost !== first.cost)) return false;
  const kind = kindOf(first);
  return others.every((profile) => profile === first || kindOf(profile) === kind);
}

function kindOf(profile: Profile): string {
  return hash({ ...profile, modifications: [...profile.modifications].sort(), powers: [...profile.powers].sort() });
}

/** Whether units are one next to another, diagonally too. @rule S-BATTALION */
export function areTogether(units: readonly Unit[]): boolean {
  return isConnected(units.map(placeOf), 'corner');
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
