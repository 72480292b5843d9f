import type { Cell, Grid } from '@tabletop/geometry/grid';

/** Where a side stands, seen from its own edge of the map: along from its left, and how far from the edge. */
export interface Zone {
  /** The spaces along the edge. */
  readonly length: number;
  /** How many rows of spaces from the edge units stand in. */
  readonly depth: number;
  /** How many rows of spaces there are from the edge to the middle of the map: craft may need more than the depth. */
  readonly half: number;
  /** How many quarter turns clockwise turn what looks up so that it looks to the middle of the map. */
  readonly turn: QuarterTurns;
  readonly cellAt: (along: number, from: number) => Cell;
}

/** Quarter turns clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** How many rows deep a side stands, at most: never more than half of the map. */
const DEPTH = 3;

/** The zones of the map's edges, each the one before it turned by a half or a quarter: so they are alike where the map is. */
function zonesOf({ columns, rows }: Grid): readonly Zone[] {
  const [across, down] = [columns - 1, rows - 1];
  const [acrossMap, downMap] = [
    { length: columns, ...depthsOf(rows) },
    { length: rows, ...depthsOf(columns) },
  ];
  const top: Zone = { ...acrossMap, turn: 2, cellAt: (along, from) => ({ column: along, row: from }) };
  const bottom: Zone = {
    ...acrossMap,
    turn: 0,
    cellAt: (along, from) => ({ column: across - along, row: down - from }),
  };
  const left: Zone = { ...downMap, turn: 1, cellAt: (along, from) => ({ column: from, row: down - along }) };
  const right: Zone = { ...downMap, turn: 3, cellAt: (along, from) => ({ column: across - from, row: along }) };
  if (rows === 1) return [left, right];
  return columns === 1 ? [top, bottom] : [top, bottom, left, right];
}

/** The zone of the side at a seat. @rule S-DEPLOY */
export function zoneOf(grid: Grid, seat: number): Zone | undefined {
  const zones = zonesOf(grid);
  return zones[seat % zones.length];
}

function depthsOf(side: number): Pick<Zone, 'depth' | 'half'> {
  const half = Math.max(1, Math.floor(side / 2));
  return { depth: Math.min(DEPTH, half), half };
}
