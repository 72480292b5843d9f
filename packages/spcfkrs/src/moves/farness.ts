import { type Cell, cellIndex, type Grid, type Metric, orderingDistance } from '@tabletop/geometry/grid';
import { displaced } from '../map/displaced.js';

/** How far each place of a unit is from some spaces: by 'euclidean' the square of that, which orders them alike. */
export type Farness = (place: Cell) => number;

/**
 * How far a unit would be from some spaces in any place of its own: from the nearest of its spaces, which are given for the
 * place `from`. Each space of the grid is measured but once.
 */
export function farnessFrom(
  spaces: readonly Cell[],
  own: readonly Cell[],
  from: Cell,
  grid: Grid,
  metric: Metric,
): Farness {
  const distance = orderingDistance(metric);
  const known = new Map<number, number>();
  const farnessOf = (cell: Cell): number => {
    const index = cellIndex(cell, grid);
    const before = known.get(index);
    if (before !== undefined) return before;
    let least = Number.POSITIVE_INFINITY;
    for (const space of spaces) least = Math.min(least, distance(cell, space));
    known.set(index, least);
    return least;
  };
  return (place) => {
    let least = Number.POSITIVE_INFINITY;
    for (const cell of own) least = Math.min(least, farnessOf(displaced(cell, from, place)));
    return least;
  };
}
