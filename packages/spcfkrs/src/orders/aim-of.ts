import type { Aim } from '../state.js';
import type { ShootCoverOrder, ShootOrder } from './order.js';

/** What an order to shoot aims at. */
export function aimOf(act: ShootOrder | ShootCoverOrder): Aim {
  return act.type === 'shoot'
    ? { kind: 'unit', unit: act.target, part: act.part ?? 0, through: act.through }
    : { kind: 'cover', at: act.at };
}
