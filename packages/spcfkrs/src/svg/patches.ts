import { type Cell, cellIndex, type Grid } from '@tabletop/geometry/grid';

/** Spaces of one kind that fill a rectangle: the upper left one, and how large it is. */
export interface Patch<Kind> {
  readonly kind: Kind;
  readonly at: Cell;
  readonly size: Grid;
}

/**
 * The spaces of a map that are of any kind, in rectangles that do not overlap. Spaces of a row that are alike are one, and so
 * are such rows below one another that are equally wide: a full map takes a few words.
 */
export function patchesOf<Kind>(grid: Grid, kindAt: (cell: Cell) => Kind | undefined): readonly Patch<Kind>[] {
  const done: Patch<Kind>[] = [];
  let open: readonly Patch<Kind>[] = [];
  for (let row = 0; row < grid.rows; row++) {
    const above = open;
    open = runsOf(grid, row, kindAt).map((run) => {
      const grown = above.find((patch) => patch.kind === run.kind && isBelow(run, patch));
      return grown === undefined ? run : { ...grown, size: { ...grown.size, rows: grown.size.rows + 1 } };
    });
    done.push(...above.filter((patch) => !open.some((each) => isSameCorner(each, patch))));
  }
  return [...done, ...open];
}

/** The rectangles that some spaces of a map fill. */
export function patchesAt(grid: Grid, cells: readonly Cell[]): readonly Patch<true>[] {
  const found = new Set(cells.map((cell) => cellIndex(cell, grid)));
  return found.size === 0 ? [] : patchesOf(grid, (cell) => (found.has(cellIndex(cell, grid)) ? true : undefined));
}

function runsOf<Kind>(
  { columns }: Grid,
  row: number,
  kindAt: (cell: Cell) => Kind | undefined,
): readonly Patch<Kind>[] {
  const runs: Patch<Kind>[] = [];
  for (let column = 0; column < columns; ) {
    const kind = kindAt({ column, row });
    let end = column + 1;
    while (end < columns && kindAt({ column: end, row }) === kind) end++;
    if (kind !== undefined) runs.push({ kind, at: { column, row }, size: { columns: end - column, rows: 1 } });
    column = end;
  }
  return runs;
}

function isBelow<Kind>(run: Patch<Kind>, patch: Patch<Kind>): boolean {
  return run.at.column === patch.at.column && run.size.columns === patch.size.columns;
}

function isSameCorner<Kind>(a: Patch<Kind>, b: Patch<Kind>): boolean {
  return a.at.column === b.at.column && a.at.row === b.at.row;
}
