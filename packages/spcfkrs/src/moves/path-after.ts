import { type Cell, compareCells, pathTo, reachable } from '@tabletop/geometry/grid';
import { moveOf } from '../condition.js';
import { placeOf } from '../find.js';
import { groundFor } from '../map/ground.js';
import { spacesOf } from '../map/spaces.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, Unit } from '../state.js';
import { farnessFrom } from './farness.js';

/**
 * The way of a unit that follows: the cheapest to any place next to its target; of equally cheap ones to the one in the
 * lower row, then column, in the lower directions. It stays where it is next to the target already. Where it gets to none of
 * them, it goes to the place nearest to the target, of these to the cheapest, then lower row, then column.
 *
 * @rule S-FOLLOW
 */
export function pathAfter(
  state: Pick<SpcfkrsState, 'map' | 'units'>,
  unit: Unit,
  target: Unit,
  rules: Pick<Rules, 'partialCoverCost' | 'metric'>,
): readonly Cell[] {
  const { map } = state;
  const from = placeOf(unit);
  const [own, spaces] = [spacesOf(map, unit), spacesOf(map, target)];
  const steps = farnessFrom(spaces, own, from, map, 'chebyshev');
  if (steps(from) <= 1) return [from];
  // The cheapest come first, then the lower rows and columns.
  const places = reachable(from, moveOf(map, unit), groundFor(unit, state, { rules }));
  const next = places.find(({ cell }) => steps(cell) <= 1);
  if (next !== undefined) return pathTo(next);
  const farness = rules.metric === 'chebyshev' ? steps : farnessFrom(spaces, own, from, map, rules.metric);
  const [nearest] = places
    .map((place) => ({ ...place, far: farness(place.cell) }))
    .sort((a, b) => a.far - b.far || a.cost - b.cost || compareCells(a.cell, b.cell));
  return nearest === undefined ? [from] : pathTo(nearest);
}
