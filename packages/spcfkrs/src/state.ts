import type { GameState, PlayerId } from '@tabletop/game';
import type { Cell, Direction } from '@tabletop/geometry/grid';
import type { STATE_VERSION } from './edition.js';
import type { Profile } from './force/profile.js';
import type { SideId, UnitId } from './ids.js';
import type { BattleMap } from './map/battle-map.js';
import type { Order } from './orders/order.js';
import type { Rules } from './rules.js';
import type { Effect, Stage, Turn } from './stage.js';

export type { SideId, UnitId } from './ids.js';
export type { Aim, Ask, Effect, Ending, Given, Phase, Stage, StepName, Turn } from './stage.js';

/** A part of a unit: one on foot, one for each part of a hull. @rule S-PARTS @rule S-HULL */
export interface Part {
  /**
   * Where it is: of a part that fills several spaces the one in the least column and row, of a passenger where its bay is,
   * of a dead unit where it died. @rule S-SCALE
   */
  readonly at: Cell;
  /** What is left of its Body, in sixths of a point; 0 when nothing is. @rule S-CLASS-DMG */
  readonly sixths: number;
}

/** How a vehicle or a spaceship fares, besides its parts. @rule S-PARTS @rule S-VMODS */
export interface CraftCondition {
  /** Whether its Speed and Move are halved, for good. @rule S-PARTS */
  readonly malfunctioning: boolean;
  /** Whether its pilot lives. @rule S-VMODS */
  readonly pilot: boolean;
  /** The way of its last step; null before the first. @rule S-SLAG */
  readonly heading: Direction | null;
}

/** The bay that a passenger is in. @rule S-TRANSPORT */
export interface Aboard {
  readonly craft: UnitId;
  /** The part that is the bay. */
  readonly part: number;
}

/**
 * A unit that has lost its orders of this round: it boarded a craft, could not leave it as ordered, or was thrown out.
 *
 * @rule S-TRANSPORT
 */
export interface Idle {
  readonly unit: UnitId;
  /** Where its orders, or those of its battalion, were to begin. */
  readonly from: Cell;
}

/** A space with plasma slag in it. @rule S-SLAG */
export interface Slag {
  readonly at: Cell;
  /** The craft that laid it. */
  readonly by: UnitId;
}

/** A ram that is to be settled at the end of the round. @rule S-RAM */
export interface Ram {
  readonly unit: UnitId;
  readonly target: UnitId;
  /** The part that is rammed. */
  readonly part: number;
  /** The rammer's own part that touches it. */
  readonly own: number;
}

/** A unit of a match: somebody on foot, a vehicle or a spaceship. */
export interface Unit {
  readonly id: UnitId;
  /** What orders call it: no two units have names that differ in capitals alone. */
  readonly name: string;
  readonly side: SideId;
  readonly profile: Profile;
  readonly parts: readonly Part[];
  /** Dead units do nothing and are in nobody's way. @rule S-DEATH */
  readonly alive: boolean;
  /** Its plasma shield: none, ready, absorbing for the rest of the round, or spent. @rule S-PSHIELD */
  readonly shield: 'none' | 'ready' | 'absorbing' | 'spent';
  /** Whether its guns are barred for this round. @rule S-HACK */
  readonly hacked: boolean;
  /** Whether it has had its special, stab or shot of this round. @rule S-ORDERS */
  readonly acted: boolean;
  /** Null on foot. */
  readonly craft: CraftCondition | null;
  /** Null for whoever is on the map. @rule S-TRANSPORT */
  readonly aboard: Aboard | null;
}

/** A seat at the table. */
export interface Player {
  readonly id: PlayerId;
}

/** A force and who gives its orders. */
export interface Side {
  readonly id: SideId;
  readonly owner: PlayerId;
  /** The points that its units on foot could cost together. @rule S-BUDGET */
  readonly budget: number;
  /** The points that its vehicles could cost together. @rule S-BUDGET */
  readonly vehicleBudget: number;
  /** The points that its spaceships could cost together. @rule S-BUDGET */
  readonly spaceshipBudget: number;
}

/** The whole state of a match: plain JSON. */
export interface SpcfkrsState extends GameState {
  readonly version: typeof STATE_VERSION;
  readonly rules: Partial<Rules>;
  /** With its cover as it is now. */
  readonly map: BattleMap;
  /** In the order of seats. */
  readonly players: readonly Player[];
  readonly sides: readonly Side[];
  /** By id, the dead ones too. */
  readonly units: readonly Unit[];
  /** The round, from 1; 0 before the first. */
  readonly round: number;
  /** The orders that have been revealed and are still to be carried out, or were. @rule S-ORDERS */
  readonly orders: readonly Order[];
  /** The battalions of this round: each its members, two or more. @rule S-BATTALION */
  readonly battalions: readonly (readonly UnitId[])[];
  /** The turns still to come in this phase, in groups: those of a group are settled on the state before it. @rule S-SPEED */
  readonly queue: readonly (readonly Turn[])[];
  /** What the turns of the first group have done, to be applied when it is over. @rule S-SPEED */
  readonly pending: readonly Effect[];
  /** Who has lost its orders of this round. @rule S-TRANSPORT */
  readonly idle: readonly Idle[];
  /** Where plasma slag lies, in the order in which it was laid: never two in a space. @rule S-SLAG */
  readonly slag: readonly Slag[];
  /** The rams of this round that are still to be settled. @rule S-RAM */
  readonly rams: readonly Ram[];
  readonly stage: Stage;
}
