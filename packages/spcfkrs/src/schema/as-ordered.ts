import { unitOf } from '../find.js';
import { COVER_SIGNS } from '../map/battle-map.js';
import type { Order } from '../orders/order.js';
import { SIXTHS } from '../sixths.js';
import type { Aboard, SpcfkrsState, Unit, UnitId } from '../state.js';

/**
 * A state as it may have been, at best, when some orders in it were given, so that it can be asked whether they could be: with
 * everyone alive and whole, nobody aboard but whom these orders let out, and cover wherever none is left.
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
    units: units.map((unit) => whole(unit, leaving.get(unit.id) ?? null)),
  };
}

function whole(unit: Unit, aboard: Aboard | null): Unit {
  return {
    ...unit,
    parts: unit.parts.map(({ at }) => ({ at, sixths: unit.profile.body * SIXTHS })),
    alive: true,
    acted: false,
    craft: unit.craft === null ? null : { ...unit.craft, malfunctioning: false, pilot: true },
    aboard,
  };
}

/** Whom the orders let out, and where they are then: units on foot, out of a craft of their side. */
function leavers(state: SpcfkrsState, orders: readonly Order[]): ReadonlyMap<UnitId, Aboard> {
  const leaving = new Map<UnitId, Aboard>();
  for (const { units: ids, crew = [] } of orders) {
    const craft = unitOf(state, ids[0] ?? 0);
    for (const act of crew) {
      if (craft === undefined || act.type !== 'transport') continue;
      for (const { unit: id, at } of act.leave) {
        const unit = unitOf(state, id);
        if (unit?.craft !== null || unit.side !== craft.side || leaving.has(id)) continue;
        leaving.set(id, { craft: craft.id, part: act.part, from: at });
      }
    }
  }
  return leaving;
}
