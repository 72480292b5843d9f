import { type Cell, compareCells } from './cell.js';

/** The ways of counting ranges, from the centre of a cell to that of another: see {@link isWithin}. */
export const METRICS = ['chebyshev', 'euclidean'] as const;

/** A way of counting ranges. */
export type Metric = (typeof METRICS)[number];

/** How many steps it is from a cell to another, where a step to any of the eight next to a cell counts 1. */
export function chebyshev(from: Cell, to: Cell): number {
  return Math.max(Math.abs(to.column - from.column), Math.abs(to.row - from.row));
}

/** The square of the straight distance between the centres of two cells. */
export function euclideanSquared(from: Cell, to: Cell): number {
  const [columns, rows] = [to.column - from.column, to.row - from.row];
  return columns * columns + rows * rows;
}

/** Whether two cells touch, at an edge or a corner. No cell is adjacent to itself. */
export function isAdjacent(a: Cell, b: Cell): boolean {
  return chebyshev(a, b) === 1;
}

/**
 * Whether a cell is within a range of another, exactly. By 'chebyshev' a diagonal step counts 1; 'euclidean' compares the
 * straight distance with the range, both squared. Nothing is within a range below 0.
 */
export function isWithin(from: Cell, to: Cell, range: number, metric: Metric): boolean {
  if (metric === 'chebyshev') return chebyshev(from, to) <= range;
  return range >= 0 && euclideanSquared(from, to) <= range * range;
}

/** The least whole range that reaches from a cell to another. */
export function rangeBetween(from: Cell, to: Cell, metric: Metric): number {
  return metric === 'chebyshev' ? chebyshev(from, to) : Math.ceil(Math.sqrt(euclideanSquared(from, to)));
}

/**
 * The distance that orders cells as a metric does, in whole numbers: by 'chebyshev' in steps; by 'euclidean' the square of the
 * straight one.
 */
export function orderingDistance(metric: Metric): (from: Cell, to: Cell) => number {
  return metric === 'chebyshev' ? chebyshev : euclideanSquared;
}

/**
 * The order of cells by how near they are to one of them, for sorting: the nearer first, exactly; of equally near ones the
 * lower row, then the lower column.
 */
export function nearestFirst(from: Cell, metric: Metric): (a: Cell, b: Cell) => number {
  const distance = orderingDistance(metric);
  return (a, b) => distance(from, a) - distance(from, b) || compareCells(a, b);
}

/**
 * The least whole range that reaches from any of some cells to any of others: 0 where they have one in common, and
 * `Infinity` where there are none.
 */
export function leastRange(from: readonly Cell[], to: readonly Cell[], metric: Metric): number {
  let least = Number.POSITIVE_INFINITY;
  for (const a of from) for (const b of to) least = Math.min(least, rangeBetween(a, b, metric));
  return least;
}
