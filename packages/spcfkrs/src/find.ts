import type { PlayerId } from '@tabletop/game';
import type { Cell } from '@tabletop/geometry/grid';
import { isOnMap } from './condition.js';
import type { Side, SideId, SpcfkrsState, Unit, UnitId } from './state.js';

type Units = Pick<SpcfkrsState, 'units'>;

/** The unit with an id, dead or alive. */
export function unitOf({ units }: Units, id: UnitId): Unit | undefined {
  return units.find((unit) => unit.id === id);
}

/** The living unit with an id. */
export function livingUnit(state: Units, id: UnitId): Unit | undefined {
  const unit = unitOf(state, id);
  return unit?.alive ? unit : undefined;
}

/** The unit with an id that is alive and on the map: not a passenger. @rule S-TRANSPORT */
export function unitOnMap(state: Units, id: UnitId): Unit | undefined {
  const unit = unitOf(state, id);
  return unit !== undefined && isOnMap(unit) ? unit : undefined;
}

/** The units of other sides that are alive and on the map. */
export function enemiesOf({ units }: Units, { side }: Pick<Unit, 'side'>): readonly Unit[] {
  return units.filter((unit) => isOnMap(unit) && unit.side !== side);
}

/** The side with a name. */
export function sideOf({ sides }: Pick<SpcfkrsState, 'sides'>, id: SideId): Side | undefined {
  return sides.find((side) => side.id === id);
}

/** Who gives the orders of a unit. */
export function ownerOf(state: Pick<SpcfkrsState, 'sides'>, { side }: Pick<Unit, 'side'>): PlayerId | undefined {
  return sideOf(state, side)?.owner;
}

/** The space of a unit on foot; of any other, that of its first part. */
export function placeOf({ parts }: Pick<Unit, 'parts'>): Cell {
  return parts[0]?.at ?? { column: 0, row: 0 };
}

/**
 * Where the path of a unit, or of its battalion, starts: where it is; of one that has lost its orders, where they were to begin.
 *
 * @rule S-TRANSPORT
 */
export function startOf({ idle }: Pick<SpcfkrsState, 'idle'>, unit: Pick<Unit, 'id' | 'parts'>): Cell {
  return idle.find((each) => each.unit === unit.id)?.from ?? placeOf(unit);
}

/** Whether a unit has lost its orders of this round. @rule S-TRANSPORT */
export function isIdle({ idle }: Pick<SpcfkrsState, 'idle'>, id: UnitId): boolean {
  return idle.some(({ unit }) => unit === id);
}

/** The names of the sides that have a living unit, in order. @rule S-WIN */
export function sidesInPlay({ sides, units }: Pick<SpcfkrsState, 'sides' | 'units'>): readonly SideId[] {
  return sides.map(({ id }) => id).filter((id) => units.some(({ side, alive }) => alive && side === id));
}
