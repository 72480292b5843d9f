import type { Circle, Point } from '@tabletop/game/svg';
import { type Cell, isOnGrid, sameCell } from '@tabletop/geometry/grid';
import { isOnMap } from '../condition.js';
import { placeOf, unitOf } from '../find.js';
import { displaced } from '../map/displaced.js';
import { layerOf } from '../map/layer.js';
import { scaleOf } from '../map/scale.js';
import { spacesOf } from '../map/spaces.js';
import type { Aim } from '../stage.js';
import type { Unit, UnitId } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { type Arrow, between, direction } from './arrows.js';
import { discIn, type MapFrame } from './frame.js';
import { markOf } from './marks.js';
import { discOf, type Places } from './places.js';
import type { PlannedAct, PlannedMove } from './plans.js';
import { aimStyle, followStyle, keepStyle, pathStyle, ramStyle } from './styles.js';
import { RIM } from './token.js';

/** Where units are drawn. */
type PlacesById = ReadonlyMap<UnitId, Places>;

/** The middle of a space that is aimed at, in parts of a space. */
const SPOT = 0.2;

/**
 * An arrow along the path that a unit was ordered to take, on to what it is to ram, or to whom it follows or keeps a distance
 * from; undefined where it has no such order, or where that one is no longer on the map.
 *
 * @rule S-MOVE
 * @rule S-FOLLOW
 * @rule S-KEEP
 * @rule S-RAM
 */
export function moveArrow(
  { order, unit, move }: PlannedMove,
  view: SpcfkrsView,
  frame: MapFrame,
  places: PlacesById,
): Arrow | undefined {
  const { colour } = markOf(view, unit);
  const from = originOf(unit, 0, places);
  if (from === undefined) return undefined;
  switch (move.type) {
    case 'path': {
      const path = pathFrom(unit, order.units[0] ?? unit.id, move.path, view);
      return { way: wayAlong(unit, from, path, view, frame), style: pathStyle(colour, frame.scale) };
    }
    case 'ram': {
      const target = places.get(move.target)?.[move.part ?? 0];
      if (target === undefined) return undefined;
      const struck = discOf(target, 0.5);
      const middles = pathFrom(unit, unit.id, move.path, view).map((cell) => middleOf(unit, cell, view, frame));
      const last = middles.at(-1) ?? from;
      const into = direction(last, struck) ?? { x: 0, y: 0 };
      const tip = { x: struck.x - into.x * struck.radius, y: struck.y - into.y * struck.radius };
      const [start] = between(from, middles[0] ?? struck);
      return { way: [start ?? from, ...middles, tip], style: ramStyle(colour, frame.scale) };
    }
    case 'follow':
    case 'keep': {
      const target = places.get(move.target)?.[0];
      if (target === undefined) return undefined;
      const style = move.type === 'follow' ? followStyle : keepStyle;
      return { way: between(from, discOf(target)), style: style(colour, frame.scale) };
    }
    case 'delay':
      return undefined;
  }
}

/** The path of a unit: its own or, of a battalion whose first member is dead, the same displacement; as far as the map goes. */
function pathFrom(unit: Unit, first: UnitId, path: readonly Cell[], view: SpcfkrsView): readonly Cell[] {
  const [own, given] = [placeOf(unit), placeOf(unitOf(view, first) ?? unit)];
  const moved = path.map((cell) => displaced(cell, given, own));
  const end = moved.findIndex((cell) => !isOnGrid(cell, view.map));
  return end < 0 ? moved : moved.slice(0, end);
}

/** The middle of the first part of a unit when that is in a space. @rule S-SCALE */
function middleOf({ profile }: Unit, cell: Cell, { map }: SpcfkrsView, frame: MapFrame): Circle {
  const { columns, rows } = scaleOf(map, profile.class);
  const { x, y, radius } = discIn(cell, RIM, frame);
  return {
    x: x + ((columns - 1) * frame.scale) / 2,
    y: y + ((rows - 1) * frame.scale) / 2,
    radius: radius * Math.min(columns, rows),
  };
}

/**
 * A path on the picture, from the rim of its unit to the middle of its last space or, where somebody else is there, to their
 * rim. Paths of different units lie a little beside one another.
 */
function wayAlong(
  unit: Unit,
  start: Circle,
  path: readonly Cell[],
  view: SpcfkrsView,
  frame: MapFrame,
): readonly Point[] {
  const beside = asideOf(unit.id, frame.scale);
  const middles = path.map((cell) => middleOf(unit, cell, view, frame));
  const [last, end] = [path.at(-1), middles.at(-1)];
  if (last === undefined || end === undefined) return [];
  const onward = middles.map(({ x, y }) => ({ x: x + beside.x, y: y + beside.y }));
  const first = onward[0] ?? end;
  const ahead = direction(start, first) ?? { x: 0, y: 0 };
  const way = [{ x: start.x + ahead.x * start.radius, y: start.y + ahead.y * start.radius }, ...onward];
  return isTaken(last, unit, view) ? shortened(way, frame.scale * RIM) : way;
}

/** How far beside the middle of its spaces the path of a unit is drawn. */
function asideOf(id: UnitId, scale: number): Point {
  const step = ((id % 5) - 2) * (scale / 20);
  return { x: step, y: step * 0.6 };
}

/** Whether anyone else of its layer is in a space. @rule S-LAYERS */
function isTaken(at: Cell, unit: Unit, { map, units }: SpcfkrsView): boolean {
  const layer = layerOf(unit.profile.class);
  return units.some(
    (other) =>
      other.id !== unit.id &&
      isOnMap(other) &&
      layerOf(other.profile.class) === layer &&
      spacesOf(map, other).some((cell) => sameCell(cell, at)),
  );
}

/** A way without so many pixels of its last stretch, which is longer. */
function shortened(way: readonly Point[], by: number): readonly Point[] {
  const [before, tip] = way.slice(-2);
  const ahead = before === undefined || tip === undefined ? undefined : direction(before, tip);
  if (tip === undefined || ahead === undefined) return way;
  return [...way.slice(0, -1), { x: tip.x - ahead.x * by, y: tip.y - ahead.y * by }];
}

/** An arrow from a part of a unit to what it is about to attack or hack; undefined where its target is gone. @rule S-ORDERS */
export function actArrow({ unit, part, aim }: PlannedAct, frame: MapFrame, places: PlacesById): Arrow | undefined {
  const from = originOf(unit, part, places);
  const target = aimedAt(aim, frame, places);
  if (from === undefined || target === undefined) return undefined;
  return { way: between(from, target), style: aimStyle(frame.scale) };
}

/** Where a part of a unit is on the picture; undefined where it is not on the map. */
export function originOf({ id }: Pick<Unit, 'id'>, part: number, places: PlacesById): Circle | undefined {
  const box = places.get(id)?.[part];
  return box === undefined ? undefined : discOf(box);
}

/** What is aimed at, on the picture: a part of a unit on the map, or the middle of a space. */
export function aimedAt(aim: Aim, frame: MapFrame, places: PlacesById): Circle | undefined {
  return aim.kind === 'cover' ? discIn(aim.at, SPOT, frame) : originOf({ id: aim.unit }, aim.part, places);
}

/** The space that is aimed at; undefined where whoever was there is no longer on the map. */
export function spaceOf(aim: Aim, view: SpcfkrsView): Cell | undefined {
  if (aim.kind === 'cover') return aim.at;
  const unit = unitOf(view, aim.unit);
  return unit !== undefined && isOnMap(unit) ? unit.parts[aim.part]?.at : undefined;
}
