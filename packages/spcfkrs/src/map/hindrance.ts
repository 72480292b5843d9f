import { type Cell, isAdjacent, lineBetween, sameCell } from '@tabletop/geometry/grid';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import { type BattleMap, type Cover, coverAt } from './battle-map.js';

/** What stands on the line of a shot: cover, or a unit. */
export interface Hindrance {
  readonly at: Cell;
  readonly kind: 'partial' | 'full' | 'unit';
}

/** The kinds of hindrance, and none, the lightest first. */
const WEIGHTS: readonly (Hindrance['kind'] | 'none')[] = ['none', 'partial', 'full', 'unit'];

/** Whether a space is filled by a unit that nothing is shot through. @rule S-BLOCK */
export type IsFilled = (cell: Cell) => boolean;

const NOBODY: IsFilled = () => false;

/** A map as far as it says what cover it holds. */
export type Covered = Pick<BattleMap, 'cover'>;

/** The cover on a line high above the ground: none. @rule S-LAYERS */
export const NO_COVER: Covered = { cover: [] };

/** Where a shot comes from and goes to. */
export interface Ends {
  readonly from: Cell;
  readonly to: Cell;
  /** All spaces of the shooter, where it is in several. */
  readonly own?: readonly Cell[];
}

/**
 * What hinders a shot between the two ends, in order from the shooter. A corner that the line passes exactly hinders only
 * where both spaces beside it do, and then as the lighter of the two: of equals as the one in the lower row, then column.
 *
 * @rule S-LOS
 * @rule S-BLOCK
 */
export function hindrancesBetween(
  map: Covered,
  ends: Ends,
  isFilled: IsFilled = NOBODY,
  using: Ruled<'shootOver'> = { rules: DEFAULT_RULES },
): readonly Hindrance[] {
  const found: Hindrance[] = [];
  for (const part of lineBetween(ends.from, ends.to)) {
    let lightest: { readonly at: Cell; readonly weight: number } | undefined;
    for (const at of part) {
      const weight = WEIGHTS.indexOf(isFilled(at) ? 'unit' : hinderingCover(map, at, ends, using));
      if (lightest === undefined || weight < lightest.weight) lightest = { at, weight };
    }
    const kind = WEIGHTS[lightest?.weight ?? 0];
    if (lightest !== undefined && kind !== undefined && kind !== 'none') found.push({ at: lightest.at, kind });
  }
  return found;
}

/**
 * The cover in a space on the line, or in the target's own, as far as it hinders the shooter: partial cover in a space of its
 * own never does, and next to it only where it is in or next to the target's space as well.
 *
 * @rule S-BEHIND
 */
function hinderingCover(
  map: Covered,
  at: Cell,
  { from, to, own = [from] }: Ends,
  { rules: { shootOver } }: Ruled<'shootOver'>,
): Cover {
  const cover = coverAt(map, at);
  if (cover !== 'partial') return cover;
  if (own.some((cell) => sameCell(cell, at))) return 'none';
  if (shootOver === 'own' || isAdjacent(at, to) || sameCell(at, to)) return cover;
  return own.some((cell) => isAdjacent(at, cell)) ? 'none' : cover;
}

/**
 * What hinders a shot at whoever is in a space, in order from the shooter: what stands between, and the cover in the space
 * itself.
 *
 * @rule S-BEHIND
 */
export function hindrancesTo(
  map: Covered,
  ends: Ends,
  isFilled: IsFilled = NOBODY,
  using: Ruled<'shootOver'> = { rules: DEFAULT_RULES },
): readonly Hindrance[] {
  const between = hindrancesBetween(map, ends, isFilled, using);
  const there = hinderingCover(map, ends.to, ends, using);
  return there === 'none' ? between : [...between, { at: ends.to, kind: there }];
}

/** How heavy a hindrance is: 0 for none. */
export function weightOf(kind: Hindrance['kind'] | 'none'): number {
  return WEIGHTS.indexOf(kind);
}

/** The heaviest of some hindrances: it alone counts. @rule S-BEHIND */
export function heaviest(hindrances: readonly Hindrance[]): Hindrance['kind'] | 'none' {
  return WEIGHTS[Math.max(0, ...hindrances.map(({ kind }) => WEIGHTS.indexOf(kind)))] ?? 'none';
}
