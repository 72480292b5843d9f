import { type Cell, cellIndex, neighbours } from '@tabletop/geometry/grid';
import { type BattleMap, coverAt } from '../map/battle-map.js';

/** How many steps it is from every space, round full cover, to the nearest of some: by the space's index. */
export type Strides = readonly number[];

/** Steps from every space to the nearest of some; where there is no way, as many as there are spaces. */
export function stridesTo(goals: readonly Cell[], map: BattleMap): Strides {
  const nowhere = map.columns * map.rows;
  const strides = Array<number>(nowhere).fill(nowhere);
  const trail: Cell[] = [];
  const come = (cell: Cell, steps: number): void => {
    const index = cellIndex(cell, map);
    if (steps >= (strides[index] ?? 0) || (steps > 0 && coverAt(map, cell) === 'full')) return;
    strides[index] = steps;
    trail.push(cell);
  };
  for (const goal of goals) come(goal, 0);
  for (const cell of trail) {
    const steps = (strides[cellIndex(cell, map)] ?? 0) + 1;
    for (const next of neighbours(cell, map)) come(next, steps);
  }
  return strides;
}
