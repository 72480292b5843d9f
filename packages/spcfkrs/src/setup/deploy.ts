import { type Cell, cellIndex, type Grid } from '@tabletop/geometry/grid';
import type { Profile } from '../force/profile.js';
import { type BattleMap, coverAt } from '../map/battle-map.js';

/** A unit to be placed: where it is wanted, if anywhere. */
export interface Unplaced {
  readonly at: Cell | undefined;
  readonly profile: Pick<Profile, 'modifications'>;
}

/** How many rows deep a side stands, at most: never more than half of the map. */
const DEPTH = 3;

/** Where a side stands, seen from its own edge of the map: along from its left, and how far from the edge. */
interface Zone {
  readonly length: number;
  readonly depth: number;
  readonly cellAt: (along: number, from: number) => Cell;
}

/**
 * Where the units of each side start: at the places given, and otherwise in the three rows of spaces at the side's edge of
 * the map, which is the top for the first side, the bottom for the second, then the left and the right, and the same again
 * for more. Those that are listed one after another and are alike stand side by side, such groups evenly along the middle
 * row; where a space is taken or holds full cover, in the nearest that is free. Undefined where there is none.
 *
 * @rule S-DEPLOY
 */
export function deploy(
  map: BattleMap,
  sides: readonly (readonly Unplaced[])[],
): readonly (readonly (Cell | undefined)[])[] {
  const taken = new Set(sides.flat().flatMap(({ at }) => (at === undefined ? [] : [cellIndex(at, map)])));
  const zones = zonesOf(map);
  return sides.map((units, seat) => {
    const zone = zones[seat % zones.length];
    const unplaced = units.filter(({ at }) => at === undefined);
    const wanted = zone === undefined ? [] : spread(unplaced, zone.length);
    return units.map((unit) => {
      if (unit.at !== undefined) return unit.at;
      const found = zone && nearestFree(zone, wanted[unplaced.indexOf(unit)] ?? 0, map, taken);
      if (found !== undefined) taken.add(cellIndex(found, map));
      return found;
    });
  });
}

/** The zones of the map's edges, each the one before it turned by a half or a quarter: so they are alike where the map is. */
function zonesOf({ columns, rows }: Grid): readonly Zone[] {
  const [across, down] = [columns - 1, rows - 1];
  const [acrossMap, downMap] = [
    { length: columns, depth: depthOf(rows) },
    { length: rows, depth: depthOf(columns) },
  ];
  const top: Zone = { ...acrossMap, cellAt: (along, from) => ({ column: along, row: from }) };
  const bottom: Zone = { ...acrossMap, cellAt: (along, from) => ({ column: across - along, row: down - from }) };
  const left: Zone = { ...downMap, cellAt: (along, from) => ({ column: from, row: down - along }) };
  const right: Zone = { ...downMap, cellAt: (along, from) => ({ column: across - from, row: along }) };
  if (rows === 1) return [left, right];
  return columns === 1 ? [top, bottom] : [top, bottom, left, right];
}

function depthOf(side: number): number {
  return Math.max(1, Math.min(DEPTH, Math.floor(side / 2)));
}

/** How far along their edge units would stand: groups of those that are alike, with the same room around each. */
function spread(units: readonly Unplaced[], length: number): readonly number[] {
  const groupOf: number[] = [];
  for (const [at, unit] of units.entries()) {
    const before = units[at - 1];
    const group = groupOf[at - 1] ?? 0;
    groupOf.push(before === undefined || isAlike(before, unit) ? group : group + 1);
  }
  const groups = (groupOf.at(-1) ?? 0) + 1;
  const room = Math.max(0, length - units.length);
  return groupOf.map((group, at) => at + Math.floor(((2 * group + 1) * room) / (2 * groups)));
}

/** Whether two units could form a battalion. @rule S-BATTALION */
function isAlike({ profile: a }: Unplaced, { profile: b }: Unplaced): boolean {
  return (
    a.modifications.length === b.modifications.length && a.modifications.every((name) => b.modifications.includes(name))
  );
}

/** The free space of a zone that is nearest to one in its middle row; of equally near ones the nearest to the edge, then the left. */
function nearestFree(zone: Zone, along: number, map: BattleMap, taken: ReadonlySet<number>): Cell | undefined {
  const middle = Math.floor(zone.depth / 2);
  let best: Cell | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let from = 0; from < zone.depth; from++) {
    for (let step = 0; step < zone.length; step++) {
      const cell = zone.cellAt(step, from);
      const far = Math.abs(step - along) + Math.abs(from - middle);
      if (far >= least || taken.has(cellIndex(cell, map)) || coverAt(map, cell) === 'full') continue;
      [best, least] = [cell, far];
    }
  }
  return best;
}
