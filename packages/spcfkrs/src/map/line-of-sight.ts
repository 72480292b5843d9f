import { type Cell, isLineBlocked } from '@tabletop/geometry/grid';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import { type Cover, coverAt } from './battle-map.js';
import { type Covered, heaviest, hindrancesTo } from './hindrance.js';

/**
 * Whether one sees from a space to another: no full cover stands between. It is mutual, and the cover at the two ends does
 * not count. Units are not looked at.
 *
 * Throws `TabletopError` 'invalid-cell' for a cell that no grid has.
 *
 * @rule S-LOS
 */
export function lineOfSight(map: Covered, from: Cell, to: Cell): boolean {
  return !isLineBlocked(from, to, (cell) => coverAt(map, cell) === 'full');
}

/**
 * The cover that a target in a space is behind for a shooter in another: the heaviest that stands between, or in the
 * target's own space. Units are not looked at.
 *
 * Throws `TabletopError` 'invalid-cell' for a cell that no grid has.
 *
 * @rule S-BEHIND
 */
export function coverBetween(
  map: Covered,
  shooter: Cell,
  target: Cell,
  using: Ruled<'shootOver'> = { rules: DEFAULT_RULES },
): Cover {
  const kind = heaviest(hindrancesTo(map, { from: shooter, to: target }, undefined, using));
  // Without units there is none in the way.
  return kind === 'unit' ? 'none' : kind;
}
