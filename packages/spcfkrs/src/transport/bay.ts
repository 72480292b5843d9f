import { type Cell, leastRange, neighbours, sameCell } from '@tabletop/geometry/grid';
import { isOnMap, isWhole } from '../condition.js';
import type { TransportLostReason } from '../events/craft.js';
import { BAY_SIZE } from '../force/craft-modifications.js';
import { groundFor } from '../map/ground.js';
import { spacesOf, spacesOfPart } from '../map/spaces.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, Unit, UnitId } from '../state.js';

/** A match as far as it says who is where. */
type Field = Pick<SpcfkrsState, 'map' | 'units'>;

/** How many units on foot a bay of a craft holds; none where it has none. @rule S-VMODS */
export function baySizeOf({ profile }: Pick<Unit, 'profile'>): number {
  return profile.class === 'on-foot' ? 0 : BAY_SIZE[profile.class];
}

/** The living passengers of a bay of a craft. @rule S-TRANSPORT */
export function passengersOf({ units }: Pick<Field, 'units'>, craft: UnitId, part?: number): readonly Unit[] {
  return units.filter(
    ({ alive, aboard }) => alive && aboard?.craft === craft && (part === undefined || aboard.part === part),
  );
}

/** Why a unit cannot board a bay as things stand, or undefined. @rule S-TRANSPORT */
export function boardingFault(
  field: Field,
  craft: Unit,
  part: number,
  unit: Unit | undefined,
): TransportLostReason | undefined {
  if (!isWhole(craft, part)) return 'bay-wrecked';
  if (!unit?.alive) return 'unit-dead';
  if (!isOnMap(unit)) return 'aboard-already';
  if (leastRange(spacesOfPart(field.map, craft, part), spacesOf(field.map, unit), 'chebyshev') > 1) return 'too-far';
  return passengersOf(field, craft.id, part).length < baySizeOf(craft) ? undefined : 'bay-full';
}

/** Why a passenger cannot leave a bay to a space as things stand, or undefined. @rule S-TRANSPORT */
export function leavingFault(
  field: Field,
  craft: Unit,
  part: number,
  unit: Unit | undefined,
  at: Cell,
  rules: Pick<Rules, 'partialCoverCost'>,
): TransportLostReason | undefined {
  if (!isWhole(craft, part)) return 'bay-wrecked';
  if (!unit?.alive) return 'unit-dead';
  if (unit.aboard?.craft !== craft.id || unit.aboard.part !== part) return 'not-aboard';
  if (leastRange(spacesOfPart(field.map, craft, part), [at], 'chebyshev') > 1) return 'too-far';
  return groundFor(unit, field, { rules }).costOf(at) === null ? 'no-room-there' : undefined;
}

/** The free spaces next to a bay for a passenger, each once, around one space of the bay after another. @rule S-TRANSPORT */
export function exitsOf(
  field: Field,
  craft: Unit,
  part: number,
  passenger: Unit,
  rules: Pick<Rules, 'partialCoverCost'>,
): readonly Cell[] {
  const ground = groundFor(passenger, field, { rules });
  const around = spacesOfPart(field.map, craft, part).flatMap((space) => neighbours(space, field.map));
  return around.filter(
    (cell, at) => around.findIndex((other) => sameCell(other, cell)) === at && ground.costOf(cell) !== null,
  );
}

/** The parts of a passenger as they are in a space: in that of its bay, or in the one that it leaves to. @rule S-TRANSPORT */
export function standingAt(parts: Unit['parts'], at: Cell): Unit['parts'] {
  return parts.map(({ sixths }) => ({ at, sixths }));
}
