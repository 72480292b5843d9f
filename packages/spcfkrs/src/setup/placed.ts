import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { type Cell, shifted } from '@tabletop/geometry/grid';
import type { BattleMap } from '../map/battle-map.js';
import type { Aboard, Part, Unit } from '../state.js';
import { deploy } from './deploy.js';
import type { SideRead } from './read-side.js';
import type { UnitRead } from './unit-read.js';

/** A unit as it starts: what it is, and where. */
export interface UnitPlaced extends Pick<Unit, 'name' | 'side' | 'profile' | 'parts' | 'aboard'> {}

/**
 * The units of all sides where they start: in the spaces that the set-up has for them or that are found, passengers in their
 * bays. A problem is added for each for which there is no room.
 *
 * @rule S-DEPLOY
 * @rule S-TRANSPORT
 */
export function placed(map: BattleMap, sides: readonly SideRead[], problems: Problem[]): readonly UnitPlaced[] {
  const ashore = sides.map(({ units }) => units.filter(({ berth }) => berth === null));
  const corners = new Map<UnitRead, Cell>();
  for (const [seat, places] of deploy(map, ashore).entries())
    for (const [at, corner] of places.entries()) {
      const unit = ashore[seat]?.[at];
      if (unit === undefined) continue;
      if (corner !== undefined) corners.set(unit, corner);
      else problems.push(noRoom(seat, unit));
    }
  let before = 0;
  return sides.flatMap((side) => {
    const units = side.units.map((unit) => placedUnit(side, unit, before, corners));
    before += units.length;
    return units;
  });
}

/** A unit of a side where it starts, with so many units before those of its side. */
function placedUnit(
  { id, units }: SideRead,
  unit: UnitRead,
  before: number,
  corners: ReadonlyMap<UnitRead, Cell>,
): UnitPlaced {
  const { name, profile, berth } = unit;
  const craft = berth === null ? undefined : units[berth.craft];
  if (berth === null || craft === undefined)
    return { name, side: id, profile, parts: at(unit.parts, corners.get(unit)), aboard: null };
  const from = at(craft.parts, corners.get(craft))[berth.part]?.at ?? { column: 0, row: 0 };
  // Units are numbered from 1.
  const aboard: Aboard = { craft: before + berth.craft + 1, part: berth.part };
  return { name, side: id, profile, parts: at(unit.parts, from), aboard };
}

/** Parts that lie at the corner of the map, as they lie where their own corner is in a space. */
function at(parts: readonly Part[], corner: Cell = { column: 0, row: 0 }): readonly Part[] {
  const cells = shifted(
    parts.map((part) => part.at),
    corner,
  );
  return parts.map(({ at: from, sixths }, index) => ({ at: cells[index] ?? from, sixths }));
}

function noRoom(seat: number, { field, index }: UnitRead): Problem {
  const path = ['sides', seat, field, ...(index === null ? [] : [index])];
  return problem(path, 'There is no room left for that unit at the edge of its side.', 'S-DEPLOY');
}
