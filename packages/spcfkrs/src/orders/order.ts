import type { Cell } from '@tabletop/geometry/grid';
import type { UnitId } from '../ids.js';

/** Hacks the guns of an enemy. @rule S-HACK */
export interface HackOrder {
  readonly type: 'hack';
  readonly target: UnitId;
}

/** Stabs a unit; `through` for a stab through the cover before it. @rule S-STAB @rule S-THROUGH */
export interface StabOrder {
  readonly type: 'stab';
  readonly target: UnitId;
  readonly through: boolean;
}

/** Shoots at a unit; `through` for shots through the cover before it. @rule S-SHOOT @rule S-THROUGH */
export interface ShootOrder {
  readonly type: 'shoot';
  readonly target: UnitId;
  readonly through: boolean;
}

/** Shoots at cover. @rule S-HITCOVER */
export interface ShootCoverOrder {
  readonly type: 'shoot-cover';
  readonly at: Cell;
}

/** The one special, stab or shot of a unit in a round. @rule S-ORDERS */
export type Act = HackOrder | StabOrder | ShootOrder | ShootCoverOrder;

/** Moves along a path: the spaces after the one where the unit stands. @rule S-MOVE */
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

/** How a unit moves in a round. @rule S-ORDERS */
export type Move = PathMove | FollowMove | DelayMove;

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
}
