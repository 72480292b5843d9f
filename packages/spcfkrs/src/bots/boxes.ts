import type { Cell } from '@tabletop/geometry/grid';
import type { BattleMap } from '../map/battle-map.js';
import { scaleOf } from '../map/scale.js';
import type { Part, Unit } from '../state.js';

/** The least rectangle of spaces around a unit: on foot its own space. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The rectangle around a unit. */
export function boxOf(map: Pick<BattleMap, 'scale'>, { profile, parts }: Pick<Unit, 'profile' | 'parts'>): Box {
  const { columns, rows } = scaleOf(map, profile.class);
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at } of parts) {
    left = Math.min(left, at.column);
    top = Math.min(top, at.row);
    right = Math.max(right, at.column + columns - 1);
    bottom = Math.max(bottom, at.row + rows - 1);
  }
  return { left, right, top, bottom };
}

/** The spaces of a part of a unit. */
export function partBox(map: Pick<BattleMap, 'scale'>, { profile }: Pick<Unit, 'profile'>, { at }: Part): Box {
  const { columns, rows } = scaleOf(map, profile.class);
  return { left: at.column, right: at.column + columns - 1, top: at.row, bottom: at.row + rows - 1 };
}

/** The rectangle around what has moved from a place to another. */
export function shiftedBox({ left, right, top, bottom }: Box, from: Cell, to: Cell): Box {
  const [columns, rows] = [to.column - from.column, to.row - from.row];
  return { left: left + columns, right: right + columns, top: top + rows, bottom: bottom + rows };
}

/** The space of each of two rectangles that is nearest to the other. */
export function nearestEnds(a: Box, b: Box): { readonly from: Cell; readonly to: Cell } {
  const [fromColumn, toColumn] = nearestOnAxis(a.left, a.right, b.left, b.right);
  const [fromRow, toRow] = nearestOnAxis(a.top, a.bottom, b.top, b.bottom);
  return { from: { column: fromColumn, row: fromRow }, to: { column: toColumn, row: toRow } };
}

function nearestOnAxis(least: number, most: number, otherLeast: number, otherMost: number): readonly [number, number] {
  if (otherLeast > most) return [most, otherLeast];
  if (otherMost < least) return [least, otherMost];
  const both = Math.max(least, otherLeast);
  return [both, both];
}

/** How many steps lie between two rectangles; 0 where they overlap. */
export function boxGap(a: Box, b: Box): number {
  const columns = Math.max(b.left - a.right, a.left - b.right, 0);
  return Math.max(columns, b.top - a.bottom, a.top - b.bottom);
}

/** The rectangle around two. */
export function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
