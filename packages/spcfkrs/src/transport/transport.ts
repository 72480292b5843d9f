import type { Cell } from '@tabletop/geometry/grid';
import { changed, withUnit } from '../change.js';
import type { SpcfkrsEvent, TransportLostReason } from '../events.js';
import { placeOf, unitOf } from '../find.js';
import type { TransportOrder } from '../orders/order.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, Unit, UnitId } from '../state.js';
import { boardingFault, leavingFault, standingAt } from './bay.js';
import { withIdle } from './idle.js';

/**
 * A bay is unloaded, then loaded: passengers leave to free spaces next to it, and units next to it board, each if it still
 * can. Who boards, or cannot leave, has no orders any more in this round.
 *
 * @rule S-TRANSPORT
 */
export function transport(
  state: SpcfkrsState,
  craft: Unit,
  { part, board, leave }: TransportOrder,
  rules: Pick<Rules, 'partialCoverCost'>,
  log: SpcfkrsEvent[],
): SpcfkrsState {
  const lost = (unit: UnitId, to: Cell | null, reason: TransportLostReason) =>
    log.push({ type: 'transport-lost', rule: 'S-TRANSPORT', unit, craft: craft.id, part, to, reason });
  let after = state;
  for (const { unit: id, at } of leave) {
    const unit = unitOf(after, id);
    const fault = leavingFault(after, craft, part, unit, at, rules);
    if (fault !== undefined || unit === undefined) {
      lost(id, at, fault ?? 'unit-dead');
      if (unit?.aboard?.craft === craft.id) after = withIdle(after, id, at, log);
      continue;
    }
    log.push({ type: 'alighted', rule: 'S-TRANSPORT', unit: id, craft: craft.id, part, at });
    const parts = standingAt(unit.parts, at);
    after = changed(after, { units: withUnit(after.units, id, { parts, aboard: null }) });
  }
  for (const id of board) {
    const unit = unitOf(after, id);
    const fault = boardingFault(after, craft, part, unit);
    if (fault !== undefined || unit === undefined) lost(id, null, fault ?? 'unit-dead');
    else after = boarded(after, craft, part, unit, log);
  }
  return after;
}

function boarded(state: SpcfkrsState, craft: Unit, part: number, unit: Unit, log: SpcfkrsEvent[]): SpcfkrsState {
  log.push({ type: 'boarded', rule: 'S-TRANSPORT', unit: unit.id, craft: craft.id, part });
  const at = craft.parts[part]?.at ?? { column: 0, row: 0 };
  const parts = standingAt(unit.parts, at);
  const idle = withIdle(state, unit.id, placeOf(unit), log);
  return changed(idle, { units: withUnit(state.units, unit.id, { parts, aboard: { craft: craft.id, part } }) });
}
