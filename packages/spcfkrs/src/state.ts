import type { GameState, PlayerId } from '@tabletop/game';
import type { Cell } from '@tabletop/geometry/grid';
import type { STATE_VERSION } from './edition.js';
import type { Profile } from './force/profile.js';
import type { SideId, UnitId } from './ids.js';
import type { BattleMap } from './map/battle-map.js';
import type { Order } from './orders/order.js';
import type { Rules } from './rules.js';
import type { Effect, Stage, Turn } from './stage.js';

export type { SideId, UnitId } from './ids.js';
export type { Aim, Ask, Effect, Ending, Given, Phase, Stage, StepName, Turn } from './stage.js';

/** A part of a unit: one on foot, one for each part of a hull. It fills a space. */
export interface Part {
  /** Where it is; of a dead unit, where it died. */
  readonly at: Cell;
  /** What is left of its Body, in sixths of a point; 0 when nothing is. @rule S-CLASS-DMG */
  readonly sixths: number;
}

/** A unit on the map. */
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
}

/** A seat at the table. */
export interface Player {
  readonly id: PlayerId;
}

/** A force and who gives its orders. */
export interface Side {
  readonly id: SideId;
  readonly owner: PlayerId;
  /** The points that its units could cost together. @rule S-BUDGET */
  readonly budget: number;
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
  readonly stage: Stage;
}
