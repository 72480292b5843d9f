import type { PlayerId, Ranks } from '@tabletop/game';
import type { Cell } from '@tabletop/geometry/grid';
import type { SideId, UnitId } from './ids.js';
import type { Order } from './orders/order.js';

/** The phases of a round. @rule S-PHASES */
export type Phase = 'special' | 'stab' | 'shoot' | 'move';

/** What orders are asked for: the whole round's; or, phase by phase, who follows or delays, and what is done in a phase. */
export type Ask = 'round' | 'declare' | Phase;

/** The orders of a player, sealed until everyone has given theirs. @rule S-ORDERS */
export interface Given {
  readonly player: PlayerId;
  readonly orders: readonly Order[];
}

/** What a shot is aimed at. */
export type Aim =
  /** A part of a unit; through the cover before it, or directly. */
  | { readonly kind: 'unit'; readonly unit: UnitId; readonly part: number; readonly through: boolean }
  | { readonly kind: 'cover'; readonly at: Cell };

/**
 * A turn in a phase: a roll for a unit's overdose, what it was ordered, or following another. In the Move phase `unit` is
 * the first of a battalion and stands for all of it.
 */
export interface Turn {
  readonly unit: UnitId;
  readonly does: 'overdose' | 'order' | 'follow';
}

/** What an attack or a special has done, before it is applied; `by` is the unit, or the first of the battalion. @rule S-SPEED */
export type Effect =
  /** Damage to a part of a unit, in sixths of a point of Body. */
  | {
      readonly kind: 'damage';
      readonly by: UnitId;
      readonly unit: UnitId;
      readonly part: number;
      readonly sixths: number;
    }
  /** Steps that the cover in a space loses, and the rule under which it does. */
  | {
      readonly kind: 'cover';
      readonly by: UnitId;
      readonly at: Cell;
      readonly steps: number;
      readonly rule: string;
    }
  /** A plasma shield that was hit. */
  | { readonly kind: 'shield'; readonly by: UnitId; readonly unit: UnitId }
  /** Guns that were hacked. */
  | { readonly kind: 'hack'; readonly by: UnitId; readonly unit: UnitId }
  /** An overdose that killed. */
  | { readonly kind: 'overdose'; readonly by: UnitId; readonly unit: UnitId };

/** How a match can end. */
export type Ending = 'last-side' | 'none-left' | 'round-limit';

/** What is going on, with what it needs to go on. */
export type Stage =
  /** Orders are given for these units, then revealed. In the order of seats. */
  | {
      readonly step: 'orders';
      readonly ask: Ask;
      readonly units: readonly UnitId[];
      readonly given: readonly Given[];
    }
  /** Those of equal Speed roll for who goes first: the units, or the first of each battalion. @rule S-SPEED */
  | {
      readonly step: 'order';
      readonly phase: Phase;
      readonly ranks: Ranks<UnitId>;
      readonly rolled: readonly { readonly id: UnitId; readonly value: number }[];
    }
  /** The next turn of the phase is about to begin. */
  | { readonly step: 'turn'; readonly phase: Phase }
  /** A unit rolls for its overdose. @rule S-OVERDOSE */
  | { readonly step: 'overdose'; readonly unit: UnitId }
  /** @rule S-HACK */
  | { readonly step: 'hack'; readonly unit: UnitId; readonly target: UnitId }
  /** @rule S-STAB */
  | { readonly step: 'stab'; readonly unit: UnitId; readonly target: UnitId; readonly through: boolean }
  /** A unit rolls for how many shots it fires. @rule S-MG */
  | { readonly step: 'burst'; readonly unit: UnitId; readonly aim: Aim }
  /** A unit fires the next of so many shots. @rule S-SHOOT */
  | { readonly step: 'shot'; readonly unit: UnitId; readonly aim: Aim; readonly left: number }
  /** A round is about to begin, the one before it being over. */
  | { readonly step: 'round' }
  | { readonly step: 'over'; readonly ending: Ending; readonly side: SideId | null };

/** What the game does next. */
export type StepName = Stage['step'];
