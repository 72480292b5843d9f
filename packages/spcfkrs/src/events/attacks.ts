import type { Face } from '@tabletop/dice';
import type { Cell } from '@tabletop/geometry/grid';
import type { UnitId } from '../ids.js';
import type { Cover } from '../map/battle-map.js';
import type { Act, CrewOrder } from '../orders/order.js';
import type { Aim } from '../stage.js';
import type { Of } from './of.js';

/** Why an attack or a special could not be carried out any more. @rule S-ORDERS */
export type LostReason =
  | 'target-dead'
  | 'target-aboard'
  | 'part-wrecked'
  | 'out-of-range'
  | 'no-sight'
  | 'unit-in-the-way'
  | 'no-cover-there'
  | 'hacked'
  | 'gun-wrecked'
  | 'aboard'
  | 'shield-not-spent';

/** A special, stab or shot has become impossible, and is lost. @rule S-ORDERS */
export interface ActLost extends Of<'act-lost'> {
  readonly unit: UnitId;
  readonly act: Act | CrewOrder;
  readonly reason: LostReason;
}

/** A gun of a craft could not be fired at what it was ordered any more. @rule S-ORDERS @rule S-GUNS */
export interface GunSilent extends Of<'gun-silent'> {
  readonly unit: UnitId;
  readonly gun: number;
  readonly aim: Aim;
  readonly reason: LostReason;
}

/** A unit tried to hack the guns of another. @rule S-HACK */
export interface HackJudged extends Of<'hack-judged'> {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly success: boolean;
}

/** A unit rolled for its overdose. @rule S-OVERDOSE */
export interface OverdoseJudged extends Of<'overdose-judged'> {
  readonly unit: UnitId;
  readonly dies: boolean;
}

/** A unit stabbed. @rule S-STAB */
export interface StabJudged extends Of<'stab-judged'> {
  readonly unit: UnitId;
  /** Whom it was aimed at: of a battalion, the member that is struck. */
  readonly target: UnitId;
  readonly part: number;
  readonly weapon: string;
  readonly through: boolean;
  /** The face that counts. */
  readonly counted: Face<6>;
  readonly hitsOn: number;
  readonly hit: boolean;
}

/** How many shots a weapon fires was rolled. @rule S-MG */
export interface BurstRolled extends Of<'burst-rolled'> {
  readonly unit: UnitId;
  readonly gun: number;
  readonly weapon: string;
  readonly shots: number;
}

/** A shot was fired. @rule S-SHOOT */
export interface ShotJudged extends Of<'shot-judged'> {
  readonly unit: UnitId;
  readonly gun: number;
  readonly weapon: string;
  /** What it was aimed at: of a battalion, the member that is struck. */
  readonly aim: Aim;
  /** The cover that hinders it; at cover, what is left of that. */
  readonly cover: Cover;
  /** The face that counts. */
  readonly counted: Face<6>;
  readonly hitsOn: number;
  readonly hit: boolean;
  /** Whether nothing was left there to hit: the die was rolled all the same. @rule S-SHOOT */
  readonly wasted: boolean;
}

/** The shots that are left go on to what is nearest next; null where there is nothing. @rule S-CHAIN */
export interface Chained extends Of<'chained'> {
  readonly unit: UnitId;
  readonly gun: number;
  readonly aim: Aim | null;
  /** The shots that are left. */
  readonly left: number;
}

/** A unit lost Body. @rule S-DEATH */
export interface Damaged extends Of<'damaged'> {
  readonly unit: UnitId;
  readonly part: number;
  /** The damage, in sixths of a point. */
  readonly sixths: number;
  /** The Body before it, in sixths of a point. */
  readonly from: number;
  /** What is left of the Body, in sixths of a point; never less than 0. */
  readonly left: number;
}

/** A plasma shield absorbed a shot. @rule S-PSHIELD */
export interface Absorbed extends Of<'absorbed'> {
  readonly unit: UnitId;
}

/** A plasma shield that absorbed fire is spent. @rule S-PSHIELD */
export interface ShieldSpent extends Of<'shield-spent'> {
  readonly unit: UnitId;
}

/** A unit's guns are barred for this round. @rule S-HACK */
export interface GunsBarred extends Of<'guns-barred'> {
  readonly unit: UnitId;
}

/** Cover was weakened or destroyed. @rule S-HITCOVER */
export interface CoverHit extends Of<'cover-hit'> {
  readonly at: Cell;
  readonly from: Cover;
  readonly to: Cover;
}

/** A unit died. @rule S-DEATH */
export interface Died extends Of<'died'> {
  readonly unit: UnitId;
}
