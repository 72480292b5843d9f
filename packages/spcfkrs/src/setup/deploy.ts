import type { Cell } from '@tabletop/geometry/grid';
import type { BattleMap } from '../map/battle-map.js';
import { SPACE, scaleOf } from '../map/scale.js';
import type { Unit } from '../state.js';
import { type Bulk, bulkOf, emptyRoom, misfitAt, type Room, takeRoom } from './room.js';
import { type Zone, zoneOf } from './zones.js';

/** A unit to be placed, with its parts as they would lie at the corner of the map. */
export interface Unplaced extends Pick<Unit, 'profile' | 'parts'> {
  /** Where its corner is wanted, its least column and row; undefined for anywhere. */
  readonly at: Cell | undefined;
}

/**
 * Where the units of each side start: the corner of each, its least column and row. Those with a place are there; the others
 * are in the rows of spaces at the side's edge of the map, which is the top for the first side, the bottom for the second,
 * then the left and the right, and the same again for more.
 *
 * Units on foot stand in three rows: those that are listed one after another and are alike side by side, or in one space as
 * far as they fit, such groups evenly along the middle row; where there is no room, in the nearest space where there is.
 * Craft come before them, evenly along the edge, as near to it as they can be within half of the map. Undefined where there
 * is no room.
 *
 * @rule S-DEPLOY
 * @rule S-SCALE
 */
export function deploy(
  map: BattleMap,
  sides: readonly (readonly Unplaced[])[],
): readonly (readonly (Cell | undefined)[])[] {
  const room = emptyRoom(map);
  for (const [seat, units] of sides.entries())
    for (const unit of units) if (unit.at !== undefined) takeRoom(room, seat, bulkOf(map, unit), unit.at);
  return sides.map((units, seat) => {
    const zone = zoneOf(map, seat);
    const unplaced = zone === undefined ? [] : units.filter(({ at }) => at === undefined);
    const found = new Map<Unplaced, Cell | undefined>();
    for (const group of [unplaced.filter((unit) => !isOnFoot(unit)), unplaced.filter(isOnFoot)])
      if (zone !== undefined) placeEvenly(group, zone, room, seat, found);
    return units.map((unit) => unit.at ?? found.get(unit));
  });
}

/** Finds places for units of a side, spread along its edge, and takes the room for them. */
function placeEvenly(
  units: readonly Unplaced[],
  zone: Zone,
  room: Room,
  seat: number,
  found: Map<Unplaced, Cell | undefined>,
): void {
  const bulks = units.map((unit) => bulkOf(room.map, unit));
  const wanted = spread(units, bulks, zone, room.map);
  for (const [at, unit] of units.entries()) {
    const bulk = bulks[at];
    if (bulk === undefined) continue;
    const corner = nearestRoom(zone, wanted[at] ?? 0, bulk, isOnFoot(unit), room, seat);
    if (corner !== undefined) takeRoom(room, seat, bulk, corner);
    found.set(unit, corner);
  }
}

function isOnFoot({ profile }: Unplaced): boolean {
  return profile.class === 'on-foot';
}

/** How many spaces a unit takes along the edge of a zone, and how many away from it. */
function extentOf({ turn }: Zone, { columns, rows }: Bulk): { readonly along: number; readonly from: number } {
  return turn % 2 === 0 ? { along: columns, from: rows } : { along: rows, from: columns };
}

/** How far along their edge units would stand: groups of those that are alike, with the same room around each. */
function spread(units: readonly Unplaced[], bulks: readonly Bulk[], zone: Zone, map: BattleMap): readonly number[] {
  const places: { readonly group: number; readonly start: number }[] = [];
  let [group, start, width, sharing] = [-1, 0, 0, 0];
  for (const [at, unit] of units.entries()) {
    const [before, bulk] = [units[at - 1], bulks[at]];
    const isNew = before === undefined || !isAlike(before, unit);
    if (isNew) group++;
    if (isNew || sharing === 0) {
      start += width;
      width = bulk === undefined ? 1 : extentOf(zone, bulk).along;
      sharing = Math.max(1, Math.floor(SPACE / scaleOf(map, unit.profile.class).eighths));
    }
    sharing--;
    places.push({ group, start });
  }
  const groups = group + 1;
  const room = Math.max(0, zone.length - start - width);
  return places.map((place) => place.start + Math.floor(((2 * place.group + 1) * room) / (2 * groups)));
}

/** Whether two units could form a battalion. @rule S-BATTALION */
function isAlike({ profile: a }: Unplaced, { profile: b }: Unplaced): boolean {
  return (
    a.class === 'on-foot' &&
    b.class === 'on-foot' &&
    a.modifications.length === b.modifications.length &&
    a.modifications.every((name) => b.modifications.includes(name))
  );
}

/**
 * The corner of the place with room in a zone that is nearest to one along it: for units on foot to its middle row, for craft
 * to the edge. Of equally near ones the nearest to the edge, then the left.
 */
function nearestRoom(
  zone: Zone,
  wanted: number,
  bulk: Bulk,
  isOnFoot: boolean,
  room: Room,
  seat: number,
): Cell | undefined {
  const { along, from } = extentOf(zone, bulk);
  const depth = isOnFoot ? zone.depth : zone.half;
  const row = isOnFoot ? Math.floor(zone.depth / 2) : 0;
  let best: Cell | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let rank = 0; rank + from <= depth; rank++) {
    for (let step = 0; step + along <= zone.length; step++) {
      const far = Math.abs(step - wanted) + Math.abs(rank - row);
      if (far >= least) continue;
      const corner = cornerOf(zone.cellAt(step, rank), zone.cellAt(step + along - 1, rank + from - 1));
      if (misfitAt(room, seat, bulk, corner) === undefined) [best, least] = [corner, far];
    }
  }
  return best;
}

/** The least column and row of two spaces. */
function cornerOf(a: Cell, b: Cell): Cell {
  return { column: Math.min(a.column, b.column), row: Math.min(a.row, b.row) };
}
