import { type Cell, cellsOf, leastRange } from '@tabletop/geometry/grid';
import { groundFor } from '../map/ground.js';
import { spacesOfPart } from '../map/spaces.js';
import { rulesFor } from '../rules.js';
import type { SpcfkrsState, Unit } from '../state.js';

/**
 * The free space that is nearest to a part of a craft, for somebody who stood nowhere: of equally near ones the lower row,
 * then the lower column; undefined where there is none.
 *
 * @rule S-TRANSPORT
 */
export function nearestFree(state: SpcfkrsState, unit: Unit, craft: Unit, part: number): Cell | undefined {
  const ground = groundFor(unit, state, { rules: rulesFor(state.rules) });
  const from = spacesOfPart(state.map, craft, part);
  const farness = (cell: Cell) => leastRange(from, [cell], 'chebyshev');
  let best: Cell | undefined;
  let least = Number.POSITIVE_INFINITY;
  // The cells come by row, then by column.
  for (const cell of cellsOf(state.map)) {
    const far = farness(cell);
    if (far >= least || ground.costOf(cell) === null) continue;
    [best, least] = [cell, far];
  }
  return best;
}
