import { show } from '@tabletop/dice';
import { isNameOf, namesOf, reading } from '@tabletop/game';
import type { Cell } from '@tabletop/geometry/grid';
import { type BoughtUnit, readUnit, type UnitInput, unitFrom } from '../force/read-unit.js';
import { unitsIn } from '../force/units-in.js';
import { MAX_UNITS } from '../limits.js';
import { SIXTHS } from '../sixths.js';
import { FORCES } from './forces.js';
import { atIn } from './read-at.js';
import type { Muster, UnitRead } from './unit-read.js';

/** A unit that comes to a match. */
export interface UnitSetup extends UnitInput {
  /** The space where it starts, as a cell or by its name; by default one at the edge of its side. */
  readonly at?: Cell | string;
}

/** The units of a side on foot, as they were read. */
export interface ForceRead {
  readonly units: readonly UnitRead[];
  /** Whether they are those of a House force, which are still to be named. */
  readonly isHouse: boolean;
}

/**
 * Reads the units of a side on foot: those of a House force, or its own; nobody where it has craft and says nothing. What is
 * wrong is noted.
 *
 * @rule S-BUDGET
 * @rule S-DEPLOY
 */
export function forceIn(source: reading.Source, { seat, room, rules, names }: Muster): ForceRead {
  const given = reading.valueIn(source, 'force');
  const craft = reading.valueIn(source, 'craft');
  const least = craft === undefined || isNone(craft) ? 1 : 0;
  if (given === undefined && least === 0) return { units: [], isHouse: false };
  const force = given === undefined && craft === undefined ? 'squad' : given;
  if (isNameOf(FORCES, force)) {
    const units = FORCES[force].flatMap((unit) => readUnit(unit, { rules }).value ?? []);
    return { units: units.map(onFoot), isHouse: true };
  }
  if (!Array.isArray(given)) {
    const houses = namesOf(FORCES).map(show).join(', ');
    reading.wanted(source, 'force', `${houses} or a list of ${least} to ${MAX_UNITS} units`);
    return { units: [], isHouse: false };
  }
  const read = (inner: reading.Source) => {
    const unit = onFoot(unitFrom(inner, names, { rules }));
    return { ...unit, at: atIn(inner, unit, { seat, room }) };
  };
  const units = unitsIn(source, 'force', read, least).map((unit, index) => ({ ...unit, index }));
  return { units, isHouse: false };
}

/** Whether a list of craft has none. */
function isNone(craft: unknown): boolean {
  return Array.isArray(craft) && craft.length === 0;
}

/** A unit on foot that was bought, to be placed. */
function onFoot({ name, profile }: BoughtUnit): UnitRead {
  const parts = [{ at: { column: 0, row: 0 }, sixths: profile.body * SIXTHS }];
  return { name, profile, parts, at: undefined, field: 'force', index: null, aboard: [], berth: null };
}
