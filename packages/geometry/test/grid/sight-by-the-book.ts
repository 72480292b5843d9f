import type { Cell } from '../../src/grid.js';

/** What a line passes: cells through their inside, and corners as the two cells beside each. In no order. */
export interface Passed {
  readonly cells: readonly Cell[];
  readonly corners: readonly (readonly Cell[])[];
}

/**
 * What the line between two centres passes on a grid, cell by cell and corner by corner, each judged by itself: nothing in
 * it is shared with the code under test, which walks along the line. A cell is two units wide, so that its centre is whole.
 */
export function passedBetween(from: Cell, to: Cell, side: number): Passed {
  const [ax, ay, bx, by] = [2 * from.column + 1, 2 * from.row + 1, 2 * to.column + 1, 2 * to.row + 1];
  const besideLine = (x: number, y: number): number => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  const isPast = (least: number, a: number, b: number): boolean =>
    Math.max(a, b) <= least || Math.min(a, b) >= least + 2;
  /** By separating axes: nothing of the open square and the line is apart along x, along y, or across the line. */
  const isPassed = ({ column, row }: Cell): boolean => {
    const [x, y] = [2 * column, 2 * row];
    const sides = [besideLine(x, y), besideLine(x + 2, y), besideLine(x, y + 2), besideLine(x + 2, y + 2)];
    return !isPast(x, ax, bx) && !isPast(y, ay, by) && sides.includes(1) && sides.includes(-1);
  };
  const indices = Array.from({ length: side }, (_, index) => index);
  const all = indices.flatMap((row) => indices.map((column) => ({ column, row })));
  const corners = indices.slice(1).flatMap((row) =>
    indices.slice(1).flatMap((column) => {
      const [x, y] = [2 * column, 2 * row];
      const isOnLine =
        besideLine(x, y) === 0 &&
        Math.min(ax, bx) < x &&
        x < Math.max(ax, bx) &&
        Math.min(ay, by) < y &&
        y < Math.max(ay, by);
      const around = [-1, 0].flatMap((down) => [-1, 0].map((right) => ({ column: column + right, row: row + down })));
      return isOnLine ? [around.filter((cell) => !isPassed(cell))] : [];
    }),
  );
  const isEnd = ({ column, row }: Cell): boolean => [from, to].some((end) => end.column === column && end.row === row);
  return { cells: all.filter((cell) => isPassed(cell) && !isEnd(cell)), corners };
}
