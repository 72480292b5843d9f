import { type Cell, compareCells, pathTo, reachable } from '@tabletop/geometry/grid';
import { moveOf } from '../condition.js';
import { placeOf } from '../find.js';
import { groundFor } from '../map/ground.js';
import { spacesOf } from '../map/spaces.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, Unit } from '../state.js';
import { farnessFrom } from './farness.js';

/**
 * The way of a craft that keeps a distance from another unit: to the place that it gets to whose distance differs least from
 * the one given, in whole spaces; of these to the cheapest, so that it stays where that is as good; then to the lower row,
 * then column.
 *
 * @rule S-KEEP
 */
export function pathKeeping(
  state: Pick<SpcfkrsState, 'map' | 'units'>,
  unit: Unit,
  target: Unit,
  wanted: number,
  { partialCoverCost, metric }: Pick<Rules, 'partialCoverCost' | 'metric'>,
): readonly Cell[] {
  const { map } = state;
  const from = placeOf(unit);
  const farness = farnessFrom(spacesOf(map, target), spacesOf(map, unit), from, map, metric);
  const distance = (place: Cell) => (metric === 'chebyshev' ? farness(place) : Math.ceil(Math.sqrt(farness(place))));
  const [best] = reachable(from, moveOf(map, unit), groundFor(unit, state, { rules: { partialCoverCost } }))
    .map((place) => ({ ...place, error: Math.abs(distance(place.cell) - wanted) }))
    .sort((a, b) => a.error - b.error || a.cost - b.cost || compareCells(a.cell, b.cell));
  return best === undefined ? [from] : pathTo(best);
}
