import { type Cell, sameCell } from '@tabletop/geometry/grid';
import { placeOf, unitOf } from '../find.js';
import { displaced } from '../map/displaced.js';
import { spacesOf, spacesOfPart } from '../map/spaces.js';
import type { Using } from '../resolvers.js';
import type { SpcfkrsState, Unit } from '../state.js';
import { SLAG_DAMAGE } from './slag-line.js';

/** The slag that a unit enters on its way. */
export interface Entered {
  /** After how many steps. */
  readonly step: number;
  readonly at: Cell;
  /** The part that enters it. */
  readonly part: number;
  /** What it takes there, in sixths of a point of Body. */
  readonly sixths: number;
}

/**
 * The first slag that a unit enters on its way, its own space first: that harms it once a move, on the first part that
 * enters. Slag where it stood already does no harm. Undefined where it enters none.
 *
 * @rule S-SLAG
 */
export function slagOnWay(
  state: Pick<SpcfkrsState, 'map' | 'units' | 'slag'>,
  unit: Unit,
  path: readonly Cell[],
  using: Using<'classDamage'>,
): Entered | undefined {
  if (state.slag.length === 0) return undefined;
  const start = placeOf(unit);
  const own = spacesOf(state.map, unit);
  for (let step = 1; step < path.length; step++) {
    const [from, to] = [path[step - 1], path[step]];
    if (from === undefined || to === undefined) continue;
    const before = own.map((cell) => displaced(cell, start, from));
    for (const part of unit.parts.keys()) {
      for (const cell of spacesOfPart(state.map, unit, part)) {
        const at = displaced(cell, start, to);
        const slag = state.slag.find((each) => sameCell(each.at, at));
        const layer = slag && unitOf(state, slag.by);
        if (layer === undefined || before.some((each) => sameCell(each, at))) continue;
        const sixths = using.classDamage(layer.profile.class, unit.profile.class, SLAG_DAMAGE, using);
        return { step, at, part, sixths };
      }
    }
  }
  return undefined;
}
