import type { Aim, UnitId } from '../state.js';
import type { ShootCoverOrder, ShootOrder } from './order.js';

/** What an order to shoot aims at. */
export function aimOf(act: ShootOrder | ShootCoverOrder): Aim {
  return act.type === 'shoot'
    ? { kind: 'unit', unit: act.target, part: act.part ?? 0, through: act.through }
    : { kind: 'cover', at: act.at };
}

/** The order to shoot on foot at what a shot is aimed at. */
export function shotOrder(aim: Aim): ShootOrder | ShootCoverOrder {
  if (aim.kind === 'cover') return { type: 'shoot-cover', at: aim.at };
  return { type: 'shoot', ...targetAt(aim.unit, aim.part), through: aim.through };
}

/** A part of a unit as orders have it for their target, which leave out the first. @rule S-PARTS */
export function targetAt(target: UnitId, part: number): { readonly target: UnitId; readonly part?: number } {
  return { target, ...(part === 0 ? {} : { part }) };
}
