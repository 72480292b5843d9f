import { type Cell, chebyshev } from '@tabletop/geometry/grid';
import { isWhole } from '../condition.js';
import type { LostReason } from '../events.js';
import { placeOf } from '../find.js';
import type { Weapon } from '../force/weapon.js';
import { coverAt } from '../map/battle-map.js';
import { spacesOfPart } from '../map/spaces.js';
import type { Rules } from '../rules.js';
import type { Unit, UnitId } from '../state.js';
import { goneReason, strikable } from './aim.js';
import { type Field, filledFor } from './line-of-fire.js';

/** A stab that can be made. */
export interface Reach {
  /** Of a battalion, the member that is struck. */
  readonly target: Unit;
  /** The cover that it goes through; null where it goes through none. */
  readonly through: Cell | null;
  /** Whether cover in the victim's own space stops what went through the cover before it. */
  readonly isStopped: boolean;
}

/** How a unit is stabbed: which part of it, and whether through cover. */
export interface Stab {
  readonly target: UnitId;
  readonly part: number;
  readonly through: boolean;
}

/**
 * Whether a unit can stab a part of another, as things stand: it stands next to it, diagonally too, or right under it. A stab
 * through cover reaches whoever stands in cover next to it, and whoever stands straight beyond cover that is next to it.
 *
 * @rule S-STAB
 * @rule S-THROUGH
 * @rule S-BATTALION
 * @rule S-PARTS
 */
export function reachOf(
  field: Field,
  stabber: Unit,
  stab: Stab,
  blade: Weapon,
  rules: Pick<Rules, 'metric'>,
): Reach | { readonly lost: LostReason } {
  let lost: LostReason | undefined;
  for (const target of strikable(field, stabber, stab.target, rules)) {
    const reach = reachOfUnit(field, stabber, target, stab, blade);
    if (!('lost' in reach)) return reach;
    lost ??= reach.lost;
  }
  return { lost: lost ?? goneReason(field, stab.target) };
}

function reachOfUnit(
  field: Field,
  stabber: Unit,
  target: Unit,
  { part, through }: Stab,
  blade: Weapon,
): Reach | { readonly lost: LostReason } {
  if (!isWhole(target, part)) return { lost: 'part-wrecked' };
  const from = placeOf(stabber);
  const spaces = spacesOfPart(field.map, target, part);
  const hasCover = (at: Cell) => coverAt(field.map, at) !== 'none';
  // As a step does, a stab to the next space asks nothing of the two spaces beside it.
  const near = spaces.filter((at) => chebyshev(from, at) <= blade.range);
  const [nearest] = through ? [...near.filter((at) => !hasCover(at)), ...near] : near;
  if (nearest !== undefined)
    return { target, through: through && hasCover(nearest) ? nearest : null, isStopped: false };
  if (!through || blade.through === null) return { lost: 'out-of-range' };
  let isFilled = false;
  for (const at of spaces) {
    const between = straightBetween(from, at);
    if (between === undefined || !hasCover(between)) continue;
    if (!filledFor(field, stabber, target)(between)) return { target, through: between, isStopped: hasCover(at) };
    isFilled = true;
  }
  return { lost: isFilled ? 'unit-in-the-way' : 'out-of-range' };
}

/** The space between two that lie two steps apart in one of the eight directions. */
function straightBetween(from: Cell, to: Cell): Cell | undefined {
  const [columns, rows] = [to.column - from.column, to.row - from.row];
  if (chebyshev(from, to) !== 2 || columns % 2 !== 0 || rows % 2 !== 0) return undefined;
  return { column: from.column + columns / 2, row: from.row + rows / 2 };
}
