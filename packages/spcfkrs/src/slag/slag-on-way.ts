import { type Cell, sameCell } from '@tabletop/geometry/grid';
import { unitOf } from '../find.js';
import { type Entering, firstEntering } from '../map/entering.js';
import type { Using } from '../resolvers.js';
import type { SpcfkrsState, Unit } from '../state.js';
import { SLAG_DAMAGE } from './slag-line.js';

/** The slag that a unit enters on its way. */
export interface Entered extends Entering {
  /** After how many steps. */
  readonly step: number;
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
  const slagIn = (cell: Cell) => state.slag.find(({ at }) => sameCell(at, cell));
  for (let step = 1; step < path.length; step++) {
    const [from, to] = [path[step - 1], path[step]];
    if (from === undefined || to === undefined) continue;
    const entered = firstEntering(state.map, unit, from, to, (cell) => slagIn(cell) !== undefined);
    const slag = entered && slagIn(entered.at);
    const layer = slag && unitOf(state, slag.by);
    if (entered === undefined || layer === undefined) continue;
    return { ...entered, step, sixths: using.classDamage(layer.profile.class, unit.profile.class, SLAG_DAMAGE, using) };
  }
  return undefined;
}
