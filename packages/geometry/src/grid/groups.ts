import { type Cell, shiftedCell } from './cell.js';
import { COMPASS, type Direction, STEPS } from './compass.js';
import { checkCount, inOrder } from './shape.js';

/** What joins two cells: only an edge that they share, or a corner too. */
export type Joint = 'edge' | 'corner';

const STEPS_OVER: Readonly<Record<Joint, readonly Direction[]>> = {
  edge: ['N', 'E', 'S', 'W'],
  corner: COMPASS,
};

/**
 * The connected groups that a set of cells falls into, each in the order of `compareCells`, and they in the order of their
 * first cells. By 'edge' the cells of a group hang together by edges that they share; by 'corner' a corner is enough.
 *
 * Throws `TabletopError` 'too-many-cells' for more than `MAX_CELLS`.
 */
export function groupsOf(cells: readonly Cell[], joint: Joint): readonly (readonly Cell[])[] {
  checkCount(cells);
  const ordered = inOrder(cells);
  const left = new Map(ordered.map((cell) => [keyOf(cell), cell]));
  const groups: (readonly Cell[])[] = [];
  for (const first of ordered) {
    if (left.delete(keyOf(first))) groups.push(inOrder(takeGroup(first, left, joint)));
  }
  return groups;
}

/** Whether a set of cells hangs together, as {@link groupsOf} says; none at all do. */
export function isConnected(cells: readonly Cell[], joint: Joint): boolean {
  return groupsOf(cells, joint).length <= 1;
}

/** Takes what hangs together with a cell out of what is left. */
function takeGroup(first: Cell, left: Map<string, Cell>, joint: Joint): readonly Cell[] {
  const group = [first];
  for (const cell of group) {
    for (const direction of STEPS_OVER[joint]) {
      const key = keyOf(shiftedCell(cell, STEPS[direction]));
      const next = left.get(key);
      if (next === undefined) continue;
      left.delete(key);
      group.push(next);
    }
  }
  return group;
}

function keyOf({ column, row }: Cell): string {
  return `${column},${row}`;
}
