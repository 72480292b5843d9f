import { type Cell, checkPath, type PathFault } from '@tabletop/geometry/grid';
import { moveOf } from '../condition.js';
import type { StopReason } from '../events.js';
import { placeOf } from '../find.js';
import { coverAt } from '../map/battle-map.js';
import { groundFor } from '../map/ground.js';
import { layerOf } from '../map/layer.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, Unit } from '../state.js';

/** How far a unit gets on its path: the spaces that it goes through, its own first, and why no further. */
export interface Walk {
  readonly path: readonly Cell[];
  readonly stopped: StopReason | null;
}

/**
 * How far a unit gets on a path: through free spaces, as far as its Move allows. Who finds a space taken stops in the last
 * free one before it.
 *
 * @rule S-MOVE
 * @rule S-CONFLICT
 * @rule S-HULL
 */
export function walkAlong(
  state: Pick<SpcfkrsState, 'map' | 'units'>,
  unit: Unit,
  path: readonly Cell[],
  rules: Pick<Rules, 'partialCoverCost'>,
): Walk {
  const cells = [placeOf(unit), ...path];
  const fault = checkPath(cells, groundFor(unit, state, { rules }), { allowance: moveOf(state.map, unit) });
  if (fault === undefined) return { path: cells, stopped: null };
  return { path: cells.slice(0, fault.step + 1), stopped: stopReason(state, unit, fault) };
}

function stopReason({ map }: Pick<SpcfkrsState, 'map'>, { profile }: Unit, fault: PathFault): StopReason {
  switch (fault.reason) {
    case 'blocked':
      return layerOf(profile.class) === 'ground' && coverAt(map, fault.cell) === 'full'
        ? 'full-cover'
        : 'unit-in-the-way';
    case 'too-dear':
      return 'too-far';
    default:
      return 'edge';
  }
}
