import { type Cell, sameCell } from '@tabletop/geometry/grid';
import { placeOf } from '../find.js';
import type { Unit } from '../state.js';
import type { BattleMap } from './battle-map.js';
import { displaced } from './displaced.js';
import { spacesOf, spacesOfPart } from './spaces.js';

/** A part of a unit, from 0, and a space that it enters. */
export interface Entering {
  readonly part: number;
  readonly at: Cell;
}

/**
 * The first part of a unit that a step of its way, between two of its places, takes into a space for which something holds,
 * and where no part of it was before. Undefined where none does.
 *
 * @rule S-HULL
 */
export function firstEntering(
  map: Pick<BattleMap, 'scale'>,
  unit: Unit,
  from: Cell,
  to: Cell,
  holds: (cell: Cell) => boolean,
): Entering | undefined {
  const start = placeOf(unit);
  const before = spacesOf(map, unit).map((cell) => displaced(cell, start, from));
  for (const part of unit.parts.keys()) {
    for (const cell of spacesOfPart(map, unit, part)) {
      const at = displaced(cell, start, to);
      if (holds(at) && !before.some((each) => sameCell(each, at))) return { part, at };
    }
  }
  return undefined;
}
