import { inOrder } from '@tabletop/geometry/grid';
import { changedUnit } from '../change.js';
import { isOnMap, moveOf } from '../condition.js';
import { enemiesOf, unitOf } from '../find.js';
import { gunsOf } from '../force/guns-of.js';
import { transportOptions } from '../orders/crew-options.js';
import type { Exit, TransportOrder } from '../orders/order.js';
import type { Rules } from '../rules.js';
import type { Ask, Unit, UnitId } from '../state.js';
import { exitsOf, standingAt } from '../transport/bay.js';
import type { SpcfkrsView } from '../view.js';
import { wreckStage } from '../wrecks/wreck-stage.js';
import { boxGap, boxOf } from './boxes.js';

/** Whoever would need more moves than that to shoot at somebody goes aboard. */
const FAR = 2;

/** How bays are loaded and unloaded, and who is where then. */
export interface Loaded {
  readonly units: readonly Unit[];
  readonly transports: ReadonlyMap<UnitId, readonly TransportOrder[]>;
  readonly landed: ReadonlySet<UnitId>;
}

/**
 * Lets passengers out that have somebody to shoot at, or whose craft is stuck or a wreck; takes aboard whoever is far from
 * all enemies, where the craft gets there sooner.
 */
export function loadedBays(view: SpcfkrsView, asked: readonly Unit[], ask: Ask, rules: Rules): Loaded {
  let units = view.units;
  const transports = new Map<UnitId, readonly TransportOrder[]>();
  const landed = new Set<UnitId>();
  for (const { id, profile } of ask === 'round' || ask === 'special' ? asked : []) {
    for (const bay of profile.class === 'on-foot' ? [] : profile.bays) {
      const craft = unitOf({ units }, id);
      if (craft === undefined) continue;
      const order = orderFor({ ...view, units }, craft, bay, asked, rules);
      if (order === undefined) continue;
      transports.set(id, [...(transports.get(id) ?? []), order]);
      for (const { unit } of order.leave) landed.add(unit);
      units = units.map((unit) => carriedOut(unit, id, order));
    }
  }
  return { units, transports, landed };
}

/** A unit as it is when a bay has been loaded, or unloaded. */
function carriedOut(unit: Unit, craft: UnitId, { part, board, leave }: TransportOrder): Unit {
  if (board.includes(unit.id)) return changedUnit(unit, { aboard: { craft, part } });
  const exit = leave.find((each) => each.unit === unit.id);
  if (exit === undefined) return unit;
  return changedUnit(unit, { aboard: null, parts: standingAt(unit.parts, exit.at) });
}

function orderFor(
  view: SpcfkrsView,
  craft: Unit,
  bay: number,
  asked: readonly Unit[],
  rules: Rules,
): TransportOrder | undefined {
  const isSound = wreckStage(craft.parts) === 'sound';
  const stuck = !isSound || moveOf(view.map, craft) === 0;
  const isAsked = (id: UnitId) => asked.some((unit) => unit.id === id);
  for (const order of transportOptions(view, craft, bay, rules)) {
    const leave = order.leave.filter(({ unit }) => isAsked(unit) && (stuck || isNear(view, craft, unit)));
    if (leave.length > 0) return { ...order, board: [], leave: towardsEnemies(view, craft, bay, leave, rules) };
    const board = order.board.filter((id) => isAsked(id) && !stuck && isBetterAboard(view, craft, id));
    if (board.length > 0) return { ...order, board, leave: [] };
  }
  return undefined;
}

/** The same passengers let out to the free spaces that are nearest to an enemy. */
function towardsEnemies(
  view: SpcfkrsView,
  craft: Unit,
  bay: number,
  leave: readonly Exit[],
  rules: Rules,
): readonly Exit[] {
  const [first] = leave.flatMap(({ unit }) => unitOf(view, unit) ?? []);
  if (first === undefined) return leave;
  const spaces = inOrder(exitsOf(view, craft, bay, first, rules))
    .map((cell) => ({
      cell,
      far: farness(view, { ...craft, profile: first.profile, parts: [{ at: cell, sixths: 1 }] }),
    }))
    .sort((a, b) => a.far - b.far);
  return leave.map(({ unit, at }, index) => ({ unit, at: spaces[index]?.cell ?? at }));
}

/** Whether a passenger would have an enemy within the range of its gun. */
function isNear(view: SpcfkrsView, craft: Unit, id: UnitId): boolean {
  const passenger = unitOf(view, id);
  return passenger !== undefined && farness(view, craft) <= rangeOf(passenger);
}

function isBetterAboard(view: SpcfkrsView, craft: Unit, id: UnitId): boolean {
  const unit = unitOf(view, id);
  if (unit === undefined || !isOnMap(unit)) return false;
  const move = moveOf(view.map, unit);
  return moveOf(view.map, craft) > move && farness(view, unit) > rangeOf(unit) + FAR * move;
}

/** How far it is from a unit to the nearest enemy; nowhere near where there is none. */
function farness(view: SpcfkrsView, unit: Unit): number {
  const from = boxOf(view.map, unit);
  return enemiesOf(view, unit).reduce((least, enemy) => Math.min(least, boxGap(from, boxOf(view.map, enemy))), MAX);
}

const MAX = Number.MAX_SAFE_INTEGER;

function rangeOf({ profile }: Unit): number {
  return Math.max(0, ...gunsOf(profile).map(({ weapon }) => weapon.range));
}
