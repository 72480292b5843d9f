import { type Cell, chebyshev } from '@tabletop/geometry/grid';
import type { LostReason } from '../events.js';
import { placeOf } from '../find.js';
import type { Weapon } from '../force/weapon.js';
import { coverAt } from '../map/battle-map.js';
import { occupantOf } from '../map/ground.js';
import type { Rules } from '../rules.js';
import type { Unit, UnitId } from '../state.js';
import { type Field, filledFor, strikable } from './aim.js';

/** A stab that can be made. */
export interface Reach {
  /** Of a battalion, the member that is struck. */
  readonly target: Unit;
  /** The cover that it goes through; null where it goes through none. */
  readonly through: Cell | null;
  /** Whether cover in the victim's own space stops what went through the cover before it. */
  readonly isStopped: boolean;
}

/**
 * Whether a unit can stab another, as things stand: it stands next to it, diagonally too. A stab through cover reaches
 * whoever stands in cover next to it, and whoever stands straight beyond cover that is next to it.
 *
 * @rule S-STAB
 * @rule S-THROUGH
 * @rule S-BATTALION
 */
export function reachOf(
  field: Field,
  stabber: Unit,
  targetId: UnitId,
  through: boolean,
  blade: Weapon,
  rules: Pick<Rules, 'metric'>,
): Reach | { readonly lost: LostReason } {
  let lost: LostReason | undefined;
  for (const target of strikable(field, stabber, targetId, rules)) {
    const reach = reachOfUnit(field, stabber, target, through, blade);
    if (!('lost' in reach)) return reach;
    lost ??= reach.lost;
  }
  return { lost: lost ?? 'target-dead' };
}

function reachOfUnit(
  field: Field,
  stabber: Unit,
  target: Unit,
  through: boolean,
  blade: Weapon,
): Reach | { readonly lost: LostReason } {
  const [from, at] = [placeOf(stabber), placeOf(target)];
  const hasCover = coverAt(field.map, at) !== 'none';
  // As a step does, a stab to the next space asks nothing of the two spaces beside it.
  if (chebyshev(from, at) <= blade.range) return { target, through: through && hasCover ? at : null, isStopped: false };
  const between = through && blade.through !== null ? straightBetween(from, at) : undefined;
  if (between === undefined || coverAt(field.map, between) === 'none') return { lost: 'out-of-range' };
  const occupant = occupantOf(field.units, between);
  if (occupant !== undefined && filledFor(field, stabber)(between)) return { lost: 'unit-in-the-way' };
  return { target, through: between, isStopped: hasCover };
}

/** The space between two that lie two steps apart in one of the eight directions. */
function straightBetween(from: Cell, to: Cell): Cell | undefined {
  const [columns, rows] = [to.column - from.column, to.row - from.row];
  if (chebyshev(from, to) !== 2 || columns % 2 !== 0 || rows % 2 !== 0) return undefined;
  return { column: from.column + columns / 2, row: from.row + rows / 2 };
}
