import type { Circle, Point } from '@tabletop/game/svg';
import { type Cell, isOnGrid, sameCell } from '@tabletop/geometry/grid';
import { livingUnit, placeOf, unitOf } from '../find.js';
import { displaced } from '../moves/displaced.js';
import type { PathMove } from '../orders/order.js';
import type { Aim } from '../stage.js';
import type { Unit, UnitId } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { type Arrow, between, direction } from './arrows.js';
import { discIn, type MapFrame } from './frame.js';
import { markOf } from './marks.js';
import type { PlannedAct, PlannedMove } from './plans.js';
import { aimStyle, followStyle, pathStyle } from './styles.js';
import { RIM } from './token.js';

/** The middle of a space that is aimed at, in parts of a space. */
const SPOT = 0.2;

/**
 * An arrow along the path that a unit was ordered to take, or to whom it follows; undefined where it has no such order, or
 * where whom it follows is dead.
 *
 * @rule S-MOVE
 * @rule S-FOLLOW
 */
export function moveArrow({ order, unit, move }: PlannedMove, view: SpcfkrsView, frame: MapFrame): Arrow | undefined {
  const { colour } = markOf(view, unit);
  switch (move.type) {
    case 'path': {
      const path = pathFrom(unit, order.units[0] ?? unit.id, move, view);
      return { way: wayAlong(unit, path, view, frame), style: pathStyle(colour, frame.scale) };
    }
    case 'follow': {
      const target = livingUnit(view, move.target);
      if (target === undefined) return undefined;
      const way = between(discIn(placeOf(unit), RIM, frame), discIn(placeOf(target), RIM, frame));
      return { way, style: followStyle(colour, frame.scale) };
    }
    case 'delay':
      return undefined;
  }
}

/** The path of a unit: its own or, of a battalion whose first member is dead, the same displacement; as far as the map goes. */
function pathFrom(unit: Unit, first: UnitId, { path }: PathMove, view: SpcfkrsView): readonly Cell[] {
  const [own, given] = [placeOf(unit), placeOf(unitOf(view, first) ?? unit)];
  const moved = path.map((cell) => displaced(cell, given, own));
  const end = moved.findIndex((cell) => !isOnGrid(cell, view.map));
  return end < 0 ? moved : moved.slice(0, end);
}

/**
 * A path on the picture, from the rim of its unit to the middle of its last space or, where somebody is there, to their
 * rim. Paths of different units lie a little beside one another.
 */
function wayAlong(unit: Unit, path: readonly Cell[], view: SpcfkrsView, frame: MapFrame): readonly Point[] {
  const beside = asideOf(unit.id, frame.scale);
  const [start, ...middles] = [placeOf(unit), ...path].map((cell) => discIn(cell, RIM, frame));
  const [last, end] = [path.at(-1), middles.at(-1)];
  if (start === undefined || last === undefined || end === undefined) return [];
  const onward = middles.map(({ x, y }) => ({ x: x + beside.x, y: y + beside.y }));
  const first = onward[0] ?? end;
  const ahead = direction(start, first) ?? { x: 0, y: 0 };
  const way = [{ x: start.x + ahead.x * start.radius, y: start.y + ahead.y * start.radius }, ...onward];
  return isTaken(last, view) ? shortened(way, end.radius) : way;
}

/** How far beside the middle of its spaces the path of a unit is drawn. */
function asideOf(id: UnitId, scale: number): Point {
  const step = ((id % 5) - 2) * (scale / 20);
  return { x: step, y: step * 0.6 };
}

function isTaken(at: Cell, { units }: SpcfkrsView): boolean {
  return units.some(({ alive, parts }) => alive && parts.some((part) => sameCell(part.at, at)));
}

/** A way without so many pixels of its last stretch, which is longer. */
function shortened(way: readonly Point[], by: number): readonly Point[] {
  const [before, tip] = way.slice(-2);
  const ahead = before === undefined || tip === undefined ? undefined : direction(before, tip);
  if (tip === undefined || ahead === undefined) return way;
  return [...way.slice(0, -1), { x: tip.x - ahead.x * by, y: tip.y - ahead.y * by }];
}

/** An arrow from a unit to what it is about to attack or hack; undefined where its target is dead. @rule S-ORDERS */
export function actArrow({ unit, act }: PlannedAct, view: SpcfkrsView, frame: MapFrame): Arrow | undefined {
  const aim: Aim =
    act.type === 'shoot-cover'
      ? { kind: 'cover', at: act.at }
      : { kind: 'unit', unit: act.target, part: 0, through: act.type !== 'hack' && act.through };
  const target = aimedAt(aim, view, frame);
  if (target === undefined) return undefined;
  return { way: between(discIn(placeOf(unit), RIM, frame), target), style: aimStyle(frame.scale) };
}

/** What is aimed at, on the picture: a part of a living unit, or the middle of a space. */
export function aimedAt(aim: Aim, view: SpcfkrsView, frame: MapFrame): Circle | undefined {
  const at = spaceOf(aim, view);
  return at === undefined ? undefined : discIn(at, aim.kind === 'cover' ? SPOT : RIM, frame);
}

/** The space that is aimed at; undefined where whoever was there is dead. */
export function spaceOf(aim: Aim, view: SpcfkrsView): Cell | undefined {
  return aim.kind === 'cover' ? aim.at : livingUnit(view, aim.unit)?.parts[aim.part]?.at;
}
