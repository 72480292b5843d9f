import type { Cell, Ground } from '../../src/grid.js';

/** A way by the numbers of its directions, 0 for N and on clockwise, and what it costs. */
export interface Way {
  readonly place: Cell;
  readonly ways: readonly number[];
  readonly cost: number;
}

const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/**
 * The best way to every place that an allowance leads to, by going all the ways there are: the cheapest and, of equally
 * cheap ones, the one whose directions are lower where they first part. In no order.
 */
export function waysByTheBook(from: Cell, allowance: number, ground: Ground): readonly Way[] {
  const { grid, costOf, footprint = [{ column: 0, row: 0 }], fits = () => true } = ground;
  const name = (column: number, row: number): string => `${column} ${row}`;
  const covered = (place: Cell): ReadonlyMap<string, Cell> =>
    new Map(
      footprint.map(({ column, row }) => {
        const cell = { column: place.column + column, row: place.row + row };
        return [name(cell.column, cell.row), cell];
      }),
    );
  const isOn = ({ column, row }: Cell): boolean => column >= 0 && row >= 0 && column < grid.columns && row < grid.rows;
  const best = new Map<string, Way>();
  const go = (way: Way): void => {
    const { column, row } = way.place;
    const known = best.get(name(column, row));
    if (known === undefined || isBetter(way, known)) best.set(name(column, row), way);
    const before = covered(way.place);
    for (const [number, [right, down]] of STEPS.entries()) {
      const place = { column: column + right, row: row + down };
      const after = [...covered(place)];
      if (!after.every(([, cell]) => isOn(cell))) continue;
      const costs = after.filter(([key]) => !before.has(key)).map(([, cell]) => costOf(cell));
      if (costs.includes(null) || !fits(place)) continue;
      const cost = way.cost + Math.max(...costs.map(Number));
      if (cost <= allowance) go({ place, ways: [...way.ways, number], cost });
    }
  };
  if ([...covered(from).values()].every(isOn)) go({ place: from, ways: [], cost: 0 });
  return [...best.values()];
}

function isBetter(a: Way, b: Way): boolean {
  if (a.cost !== b.cost) return a.cost < b.cost;
  const at = a.ways.findIndex((way, i) => way !== b.ways[i]);
  return at >= 0 && (a.ways[at] ?? 0) < (b.ways[at] ?? 0);
}
