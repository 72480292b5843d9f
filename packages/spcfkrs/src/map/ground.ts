import { type Cell, cellIndex, type Ground, sameCell } from '@tabletop/geometry/grid';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import type { Unit } from '../state.js';
import { type BattleMap, coverAt } from './battle-map.js';

/** The living unit that fills a space. */
export function occupantOf(units: readonly Unit[], cell: Cell): Unit | undefined {
  // Every step of every line asks this: plain loops take half the time.
  for (const unit of units) {
    if (!unit.alive) continue;
    for (const { at } of unit.parts) if (sameCell(at, cell)) return unit;
  }
  return undefined;
}

/**
 * What it costs a unit to enter a space by its cover alone: null where it cannot.
 *
 * @rule S-COVER
 * @rule S-JET
 */
export function entryCost(
  map: BattleMap,
  cell: Cell,
  { profile }: Pick<Unit, 'profile'>,
  { rules }: Ruled<'partialCoverCost'> = { rules: DEFAULT_RULES },
): number | null {
  const cover = coverAt(map, cell);
  if (cover === 'full') return null;
  return cover === 'partial' && !profile.powers.includes('jet') ? rules.partialCoverCost : 1;
}

/**
 * What a unit moves about on: spaces that hold full cover, or another living unit, cannot be entered.
 *
 * @rule S-COVER
 * @rule S-MOVE
 */
export function groundFor(
  unit: Unit,
  { map, units }: { readonly map: BattleMap; readonly units: readonly Unit[] },
  using: Ruled<'partialCoverCost'> = { rules: DEFAULT_RULES },
): Ground {
  const taken = new Set<number>();
  for (const { id, alive, parts } of units)
    if (alive && id !== unit.id) for (const { at } of parts) taken.add(cellIndex(at, map));
  return {
    grid: map,
    costOf: (cell) => (taken.has(cellIndex(cell, map)) ? null : entryCost(map, cell, unit, using)),
  };
}
