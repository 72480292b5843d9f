import type { Cell } from '@tabletop/geometry/grid';
import type { UnitId } from '../ids.js';
import type { Of } from './of.js';

/** A part of a craft, from 0, has no Body left: it is wrecked. @rule S-PARTS */
export interface PartWrecked extends Of<'part-wrecked'> {
  readonly unit: UnitId;
  readonly part: number;
}

/** A wrecked craft rolled. @rule S-PARTS */
export interface MalfunctionJudged extends Of<'malfunction-judged'> {
  readonly unit: UnitId;
  readonly wreck: 'quarter' | 'half';
  readonly result: 'holds' | 'malfunctions' | 'blows-up';
}

/** A craft malfunctions from now on: its Speed and Move are halved. @rule S-PARTS */
export interface Malfunctioned extends Of<'malfunctioned'> {
  readonly unit: UnitId;
}

/** A craft rolled for the overdose of its pilot. @rule S-VMODS */
export interface PilotJudged extends Of<'pilot-judged'> {
  readonly unit: UnitId;
  readonly dies: boolean;
}

/** A craft has no pilot any more: it drifts. @rule S-VMODS */
export interface PilotLost extends Of<'pilot-lost'> {
  readonly unit: UnitId;
}

/** A technician crew tried to recharge a shield. @rule S-VMODS */
export interface RechargeJudged extends Of<'recharge-judged'> {
  readonly unit: UnitId;
  readonly success: boolean;
}

/** A spent plasma shield is ready again. @rule S-VMODS */
export interface Recharged extends Of<'recharged'> {
  readonly unit: UnitId;
}

/** A craft tried to lay plasma slag. @rule S-SLAG */
export interface SlagJudged extends Of<'slag-judged'> {
  readonly unit: UnitId;
  readonly success: boolean;
  /** How long the line is, in spaces; 0 where none is laid. */
  readonly length: number;
  /** The spaces of the line, from the craft on: fewer where the map ends. */
  readonly cells: readonly Cell[];
}

/** A unit entered plasma slag. @rule S-SLAG */
export interface SlagEntered extends Of<'slag-entered'> {
  readonly unit: UnitId;
  /** The part that entered it first, from 0. */
  readonly part: number;
  readonly at: Cell;
}

/** The plasma slag of a round is gone. @rule S-SLAG */
export interface SlagGone extends Of<'slag-gone'> {
  readonly cells: readonly Cell[];
}

/** A unit went aboard a craft. @rule S-TRANSPORT */
export interface Boarded extends Of<'boarded'> {
  readonly unit: UnitId;
  readonly craft: UnitId;
  readonly part: number;
}

/** A passenger left a craft. @rule S-TRANSPORT */
export interface Alighted extends Of<'alighted'> {
  readonly unit: UnitId;
  readonly craft: UnitId;
  readonly part: number;
  readonly at: Cell;
}

/** Why a unit could not board or leave a craft any more. @rule S-TRANSPORT */
export type TransportLostReason =
  | 'bay-wrecked'
  | 'unit-dead'
  | 'too-far'
  | 'bay-full'
  | 'aboard-already'
  | 'not-aboard'
  | 'no-room-there';

/** A unit could not board or leave a craft any more. @rule S-TRANSPORT */
export interface TransportLost extends Of<'transport-lost'> {
  readonly unit: UnitId;
  readonly craft: UnitId;
  readonly part: number;
  /** Where it was to leave to; null where it was to board. */
  readonly to: Cell | null;
  readonly reason: TransportLostReason;
}

/** A passenger was thrown out of a bay that was destroyed. @rule S-TRANSPORT */
export interface ThrownOut extends Of<'thrown-out'> {
  readonly unit: UnitId;
  readonly craft: UnitId;
  readonly at: Cell;
}

/** A craft has moved up to what it rams: that is settled at the end of the round. @rule S-RAM */
export interface RamSet extends Of<'ram-set'> {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly part: number;
  /** The rammer's own part that touches it, from 0. */
  readonly own: number;
}

/** A craft rammed another unit: on a success the target is damaged, and otherwise the rammer. @rule S-RAM */
export interface RamJudged extends Of<'ram-judged'> {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly part: number;
  readonly own: number;
  readonly success: boolean;
  /** The damage to the target or, on a failure, to the rammer, in points. */
  readonly damage: number;
}

/** A ram came to nothing: the craft did not get to its target, or one of the two was destroyed meanwhile. @rule S-RAM */
export interface RamLost extends Of<'ram-lost'> {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly reason: 'no-contact' | 'rammer-gone' | 'target-gone';
}
