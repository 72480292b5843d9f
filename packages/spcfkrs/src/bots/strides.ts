import { type Cell, cellIndex, isOnGrid, neighbours } from '@tabletop/geometry/grid';
import type { BattleMap } from '../map/battle-map.js';

/** How many steps it is from every space, round what cannot be entered, to the nearest of some: by the space's index. */
export type Strides = readonly number[];

/** The space that a unit fills alone. */
const ALONE: readonly Cell[] = [{ column: 0, row: 0 }];

/**
 * Steps from every place to the nearest of some; where there is no way, as many as there are spaces. A unit that fills
 * several spaces, counted from its place, enters none of them that is closed.
 */
export function stridesTo(
  goals: readonly Cell[],
  map: BattleMap,
  isClosed: (cell: Cell) => boolean,
  footprint: readonly Cell[] = ALONE,
): Strides {
  const nowhere = map.columns * map.rows;
  const strides = Array<number>(nowhere).fill(nowhere);
  const closed = Array.from({ length: nowhere }, (_, index) =>
    isClosed({ column: index % map.columns, row: Math.floor(index / map.columns) }),
  );
  const isOpen = ({ column, row }: Cell): boolean =>
    footprint.every((step) => {
      const cell = { column: column + step.column, row: row + step.row };
      return isOnGrid(cell, map) && !closed[cellIndex(cell, map)];
    });
  const trail: Cell[] = [];
  const come = (cell: Cell, steps: number): void => {
    const index = cellIndex(cell, map);
    if (steps >= (strides[index] ?? 0) || (steps > 0 && !isOpen(cell))) return;
    strides[index] = steps;
    trail.push(cell);
  };
  for (const goal of goals) if (isOnGrid(goal, map)) come(goal, 0);
  for (const cell of trail) {
    const steps = (strides[cellIndex(cell, map)] ?? 0) + 1;
    for (const next of neighbours(cell, map)) come(next, steps);
  }
  return strides;
}
