import type { Cell } from '@tabletop/geometry/grid';
import type { Aim } from '../aim.js';
import type { UnitId } from '../ids.js';

/** Hacks the guns of an enemy; of craft, the crew does. @rule S-HACK @rule S-VMODS */
export interface HackOrder {
  readonly type: 'hack';
  readonly target: UnitId;
}

/** Stabs a unit; `through` for a stab through the cover before it. @rule S-STAB @rule S-THROUGH */
export interface StabOrder {
  readonly type: 'stab';
  readonly target: UnitId;
  /** The part of a craft, from 0; by default 0. @rule S-PARTS */
  readonly part?: number;
  readonly through: boolean;
}

/** Shoots at a unit; `through` for shots through the cover before it. @rule S-SHOOT @rule S-THROUGH */
export interface ShootOrder {
  readonly type: 'shoot';
  readonly target: UnitId;
  /** The part of a craft, from 0; by default 0. @rule S-PARTS */
  readonly part?: number;
  readonly through: boolean;
}

/** Shoots at cover. @rule S-HITCOVER */
export interface ShootCoverOrder {
  readonly type: 'shoot-cover';
  readonly at: Cell;
}

/** Fires guns of a craft, in the order in which they are listed, each at a target of its own. @rule S-GUNS */
export interface FireOrder {
  readonly type: 'fire';
  readonly guns: readonly GunOrder[];
}

/** What a gun of a craft, by its place among its guns from 0, is fired at. @rule S-GUNS */
export interface GunOrder {
  readonly gun: number;
  readonly aim: Aim;
}

/** The one special, stab or shot of a unit in a round; of a craft, all its shots. @rule S-ORDERS @rule S-GUNS */
export type Act = HackOrder | StabOrder | ShootOrder | ShootCoverOrder | FireOrder;

/** Recharges a spent plasma shield. @rule S-VMODS */
export interface RechargeOrder {
  readonly type: 'recharge';
}

/** Lays plasma slag behind the craft. @rule S-SLAG */
export interface SlagOrder {
  readonly type: 'slag';
}

/** Takes units next to a transport bay aboard, and lets passengers out to spaces next to it. @rule S-TRANSPORT */
export interface TransportOrder {
  readonly type: 'transport';
  /** The part that is the bay, from 0. */
  readonly part: number;
  readonly board: readonly UnitId[];
  readonly leave: readonly Exit[];
}

/** A passenger that is let out, and where. @rule S-TRANSPORT */
export interface Exit {
  readonly unit: UnitId;
  readonly at: Cell;
}

/** What a craft does in the Special phase, besides firing its guns. @rule S-CREW */
export type CrewOrder = HackOrder | RechargeOrder | SlagOrder | TransportOrder;

/** Moves along a path: the spaces after the one where the unit, or the first part of a craft, is. @rule S-MOVE */
export interface PathMove {
  readonly type: 'path';
  readonly path: readonly Cell[];
}

/** Moves after another unit, until next to it. @rule S-FOLLOW */
export interface FollowMove {
  readonly type: 'follow';
  readonly target: UnitId;
}

/** Waits for slower units before it moves; phase by phase only. @rule S-DELAY */
export interface DelayMove {
  readonly type: 'delay';
}

/** Keeps a distance from another unit, in spaces, as far as Move allows; craft alone. @rule S-KEEP */
export interface KeepMove {
  readonly type: 'keep';
  readonly target: UnitId;
  readonly distance: number;
}

/** Moves along a path into a part of a unit, to ram it; craft alone. @rule S-RAM */
export interface RamMove {
  readonly type: 'ram';
  readonly target: UnitId;
  /** The part of the target, from 0; by default 0. @rule S-PARTS */
  readonly part?: number;
  /** The spaces after the one where the craft's first part is. */
  readonly path: readonly Cell[];
}

/** How a unit moves in a round. @rule S-ORDERS */
export type Move = PathMove | FollowMove | DelayMove | KeepMove | RamMove;

/**
 * What a unit, or a battalion, does in a round: one of special, stab and shoot, and a move; null for neither.
 *
 * @rule S-ORDERS
 */
export interface Order {
  /** One unit, or the members of a battalion: the first is the one whose path is given. @rule S-BATTALION */
  readonly units: readonly UnitId[];
  readonly act: Act | null;
  readonly move: Move | null;
  /** What a craft does in the Special phase, in this order; by default nothing. @rule S-CREW */
  readonly crew?: readonly CrewOrder[];
}
