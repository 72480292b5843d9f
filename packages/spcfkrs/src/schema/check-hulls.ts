import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { isConnected, isOnGrid, sameCell } from '@tabletop/geometry/grid';
import type { BattleMap } from '../map/battle-map.js';
import { scaleOf } from '../map/scale.js';
import { spacesOfPart } from '../map/spaces.js';
import type { Unit } from '../state.js';

/**
 * What is wrong with where the parts of a unit lie: on foot it has one, and those of a craft lie on the map as one hull, on
 * the map's scale. It lies so when it is destroyed, too.
 *
 * @rule S-GRID
 * @rule S-HULL
 * @rule S-SCALE
 */
export function hullProblems(map: BattleMap, unit: Unit): readonly Problem[] {
  const { profile, parts } = unit;
  if (profile.class === 'on-foot' && parts.length > 1)
    return [problem(['parts'], 'Who is on foot has one part.', 'S-BASE')];
  const outside = parts.flatMap((_, part) =>
    spacesOfPart(map, unit, part).every((cell) => isOnGrid(cell, map))
      ? []
      : [problem(['parts', part, 'at'], 'That space is not on the map.', 'S-GRID')],
  );
  if (outside.length > 0) return outside;
  const fault = shapeFault(map, unit);
  return fault === undefined ? [] : [problem(['parts'], fault, 'S-HULL')];
}

/** Why parts are not those of one hull: of several that share spaces only these are known. */
function shapeFault(map: BattleMap, { profile, parts }: Unit): string | undefined {
  const { columns, rows, abreast } = scaleOf(map, profile.class);
  const [first] = parts.map(({ at }) => at);
  if (first === undefined) return undefined;
  const places = parts.map(({ at }) => ({
    column: (at.column - first.column) / columns,
    row: (at.row - first.row) / rows,
  }));
  if (!places.every(({ column, row }) => Number.isInteger(column) && Number.isInteger(row)))
    return 'The parts of a craft lie side by side, none of them shifted.';
  const most = abreast * abreast;
  if (places.some((place) => places.filter((other) => sameCell(other, place)).length > most))
    return most === 1
      ? 'Each part of a craft has a place of its own.'
      : `At most ${most} parts of a craft share a space.`;
  const taken = places.filter((place, at) => places.findIndex((other) => sameCell(other, place)) === at);
  return isConnected(taken, 'edge') ? undefined : 'The parts of a craft are connected by their edges.';
}
