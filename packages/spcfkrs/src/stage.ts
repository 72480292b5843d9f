import type { PlayerId, Ranks } from '@tabletop/game';
import type { Cell } from '@tabletop/geometry/grid';
import type { Aim } from './aim.js';
import type { SideId, UnitId } from './ids.js';
import type { Order } from './orders/order.js';

export type { Aim } from './aim.js';

/** The phases in which a unit does something besides moving, in order. @rule S-PHASES */
export const ACT_PHASES = ['special', 'stab', 'shoot'] as const;

/** A phase in which a unit does something besides moving. @rule S-PHASES */
export type ActPhase = (typeof ACT_PHASES)[number];

/** The phases of a round: at its end, rams are settled. @rule S-PHASES @rule S-RAM */
export type Phase = ActPhase | 'move' | 'ram';

/**
 * What orders are asked for: the whole round's; or, phase by phase, who follows, keeps a distance or delays, and what is
 * done in a phase.
 */
export type Ask = 'round' | 'declare' | Exclude<Phase, 'ram'>;

/** The orders of a player, sealed until everyone has given theirs. @rule S-ORDERS */
export interface Given {
  readonly player: PlayerId;
  readonly orders: readonly Order[];
}

/**
 * A turn in a phase: a roll for a unit's overdose, for a wrecked craft, or for the overdose of a pilot; what it was ordered;
 * following another or keeping a distance from it; and settling a ram. In the Move phase `unit` is the first of a battalion
 * and stands for all of it.
 */
export interface Turn {
  readonly unit: UnitId;
  readonly does: 'overdose' | 'malfunction' | 'pilot' | 'order' | 'follow' | 'ram';
}

/**
 * What an attack or a special has done, before it is applied; `by` is the unit, or the first of the battalion.
 *
 * @rule S-SPEED
 */
export type Effect =
  /** Damage to a part of a unit, from 0, in sixths of a point of Body. */
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
  /** A spent shield that was recharged. */
  | { readonly kind: 'recharge'; readonly by: UnitId; readonly unit: UnitId }
  /** Guns that were hacked. */
  | { readonly kind: 'hack'; readonly by: UnitId; readonly unit: UnitId }
  /** A craft that malfunctions from now on. */
  | { readonly kind: 'malfunction'; readonly by: UnitId; readonly unit: UnitId }
  /** A pilot that died, whose craft drifts. */
  | { readonly kind: 'pilot'; readonly by: UnitId; readonly unit: UnitId }
  /** Death at once, and the rule under which it comes: an overdose, or a craft that blows up. */
  | { readonly kind: 'death'; readonly by: UnitId; readonly unit: UnitId; readonly rule: string };

/** How a match can end. @rule S-WIN */
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
  /** The next turn of the phase is about to begin, or goes on: `done` of what was ordered for it is over. */
  | { readonly step: 'turn'; readonly phase: Phase; readonly done: number }
  /** A unit rolls for its overdose. @rule S-OVERDOSE */
  | { readonly step: 'overdose'; readonly unit: UnitId }
  /** A wrecked craft rolls for whether it malfunctions, or blows up. @rule S-PARTS */
  | { readonly step: 'malfunction'; readonly unit: UnitId }
  /** A craft rolls for the overdose of its pilot. @rule S-VMODS */
  | { readonly step: 'pilot'; readonly unit: UnitId }
  /** A unit, or the crew of a craft, hacks another. @rule S-HACK @rule S-VMODS */
  | { readonly step: 'hack'; readonly unit: UnitId; readonly target: UnitId; readonly done: number }
  /** A technician crew recharges a shield. @rule S-VMODS */
  | { readonly step: 'recharge'; readonly unit: UnitId; readonly done: number }
  /** A craft lays slag behind it. @rule S-SLAG */
  | { readonly step: 'slag'; readonly unit: UnitId; readonly done: number }
  /** @rule S-STAB */
  | {
      readonly step: 'stab';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly part: number;
      readonly through: boolean;
    }
  /** A gun of a unit, by its place among its guns from 0, rolls for how many shots it fires. @rule S-MG */
  | {
      readonly step: 'burst';
      readonly unit: UnitId;
      readonly gun: number;
      readonly aim: Aim;
      readonly done: number;
    }
  /** A gun fires the next of so many shots. @rule S-SHOOT */
  | {
      readonly step: 'shot';
      readonly unit: UnitId;
      readonly gun: number;
      readonly aim: Aim;
      readonly left: number;
      readonly done: number;
    }
  /** A ram is settled. @rule S-RAM */
  | { readonly step: 'ram'; readonly unit: UnitId }
  /** A round is about to begin, the one before it being over. */
  | { readonly step: 'round' }
  | { readonly step: 'over'; readonly ending: Ending; readonly side: SideId | null };

/** What the game does next. */
export type StepName = Stage['step'];
