import type { Cell } from './cell.js';
import { type LinePart, lineBetween } from './line.js';

/**
 * How much what stands in the cells that a line passes hinders it: the heaviest that it passes, 0 where it passes nothing
 * of any weight. A corner weighs what the lighter of the two cells beside it does, so that it hinders only where both do.
 * The cells at the two ends do not count.
 *
 * Throws `TabletopError` 'invalid-cell' for an end that no grid has.
 */
export function heaviestOnLine(from: Cell, to: Cell, weightOf: (cell: Cell) => number): number {
  return lineBetween(from, to).reduce((heaviest, part) => Math.max(heaviest, weightOfPart(part, weightOf)), 0);
}

/** What a part of a line weighs: a cell by itself, a corner as the lighter of the two cells beside it. */
export function weightOfPart([cell, other]: LinePart, weightOf: (cell: Cell) => number): number {
  return other === undefined ? weightOf(cell) : Math.min(weightOf(cell), weightOf(other));
}

/**
 * Whether anything blocks the line between the centres of two cells: a cell that it passes through, or both cells beside a
 * corner that it passes exactly. What is in the cells at the two ends does not count.
 *
 * Throws `TabletopError` 'invalid-cell' for an end that no grid has.
 */
export function isLineBlocked(from: Cell, to: Cell, isBlocking: (cell: Cell) => boolean): boolean {
  return lineBetween(from, to).some(([cell, other]) => isBlocking(cell) && (other === undefined || isBlocking(other)));
}
