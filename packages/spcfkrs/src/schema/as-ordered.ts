import type { Cell } from '@tabletop/geometry/grid';
import { unitOf } from '../find.js';
import { COVER_SIGNS } from '../map/battle-map.js';
import type { Order } from '../orders/order.js';
import { SIXTHS } from '../sixths.js';
import type { Aboard, SpcfkrsState, Unit, UnitId } from '../state.js';

/**
 * A state as it may have been, at best, when some orders in it were given, so that it can be asked whether they could be: with
 * everyone alive and whole, nobody aboard but whom these orders let out, who are where they leave to, and cover wherever none is left.
 *
 * @rule S-ORDERS
 * @rule S-TRANSPORT
 */
export function asOrdered(state: SpcfkrsState, orders: readonly Order[]): SpcfkrsState {
  const { map, units } = state;
  const leaving = leavers(state, orders);
  const cover = map.cover.map((row) => row.replaceAll(COVER_SIGNS.none, COVER_SIGNS.partial));
  return {
    ...state,
    map: { ...map, cover },
    units: units.map((unit) => whole(unit, leaving.get(unit.id))),
  };
}

/** A passenger that is let out, and to where. */
interface Leaver {
  readonly aboard: Aboard;
  readonly to: Cell;
}

function whole(unit: Unit, leaver: Leaver | undefined): Unit {
  return {
    ...unit,
    parts: unit.parts.map(({ at }) => ({ at: leaver?.to ?? at, sixths: unit.profile.body * SIXTHS })),
    alive: true,
    acted: false,
    craft: unit.craft === null ? null : { ...unit.craft, malfunctioning: false, pilot: true },
    aboard: leaver?.aboard ?? null,
  };
}

/** Whom the orders let out, and where to: units on foot, out of a craft of their side. */
function leavers(state: SpcfkrsState, orders: readonly Order[]): ReadonlyMap<UnitId, Leaver> {
  const leaving = new Map<UnitId, Leaver>();
  for (const { units: ids, crew = [] } of orders) {
    const craft = unitOf(state, ids[0] ?? 0);
    for (const act of crew) {
      if (craft === undefined || act.type !== 'transport') continue;
      for (const { unit: id, at } of act.leave) {
        const unit = unitOf(state, id);
        if (unit?.craft !== null || unit.side !== craft.side || leaving.has(id)) continue;
        leaving.set(id, { aboard: { craft: craft.id, part: act.part }, to: at });
      }
    }
  }
  return leaving;
}
