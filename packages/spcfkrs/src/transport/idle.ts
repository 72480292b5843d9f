import type { Cell } from '@tabletop/geometry/grid';
import { changed } from '../change.js';
import type { SpcfkrsEvent } from '../events.js';
import { isIdle } from '../find.js';
import { phaseOf } from '../orders/phase-of.js';
import { orderOf } from '../round/order-of.js';
import type { SpcfkrsState, UnitId } from '../state.js';

/**
 * The state in which a unit has lost its orders of the round, which were to begin in a space. What it would have done in a
 * later phase is told of as lost; a special is when its turn comes.
 *
 * @rule S-TRANSPORT
 */
export function withIdle(state: SpcfkrsState, unit: UnitId, from: Cell, log: SpcfkrsEvent[]): SpcfkrsState {
  if (isIdle(state, unit)) return state;
  const act = orderOf(state, unit)?.act ?? null;
  if (act !== null && phaseOf(act) !== 'special')
    log.push({ type: 'act-lost', rule: 'S-TRANSPORT', unit, act, reason: 'aboard' });
  return changed(state, { idle: [...state.idle, { unit, from }] });
}
