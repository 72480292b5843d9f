import type { PlayerId } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import type { CrabId } from './ids.js';

/** Where an attacker stands, as the target faces. @rule W-ARC */
export type Arc = 'front' | 'side' | 'behind';

/** Something that follows from an action, one step each. @rule T-STEPS */
export type Happening =
  /** An attack that hit: where it strikes and what it does is to be settled. @rule W-LOCATION @rule W-ARMOUR */
  | {
      readonly kind: 'strike';
      readonly by: CrabId;
      readonly target: CrabId;
      readonly arc: Arc;
      readonly damage: number;
      readonly explosive: boolean;
      /** Whether it was done with bare claws. @rule W-BARE */
      readonly bare: boolean;
    }
  /** An explosive used claw-to-claw: both crabs are hurt. @rule W-KAMIKAZE */
  | { readonly kind: 'kamikaze'; readonly by: CrabId; readonly target: CrabId; readonly damage: number }
  /** An explosive that missed by just so much that its target is shaken. @rule W-NEARMISS */
  | { readonly kind: 'near-miss'; readonly by: CrabId; readonly crab: CrabId }
  /** A crab that an explosive hit, and where it is pushed. @rule W-BLAST */
  | { readonly kind: 'blast'; readonly by: CrabId; readonly crab: CrabId; readonly direction: Vector }
  /** A crab that has come to lie lower: by so many units, and through whom, if anyone. @rule W-FALL */
  | { readonly kind: 'fall'; readonly by: CrabId | null; readonly crab: CrabId; readonly drop: number };

/** What is going on, with what it needs to go on. */
export type Stage =
  /** Crabs in ranks; those who share the first shared rank roll for its places, a crab at a time. @rule W-ORDER */
  | {
      readonly phase: 'order';
      readonly ranks: readonly (readonly CrabId[])[];
      readonly rolled: readonly { readonly id: CrabId; readonly value: number }[];
    }
  /** A turn is about to begin. @rule W-TURN */
  | { readonly phase: 'turn' }
  /** The crab whose turn it is in the order is about to act, or to miss its activation. */
  | { readonly phase: 'next' }
  /** A crab may move and take one action. @rule W-TURN */
  | {
      readonly phase: 'activation';
      readonly crab: CrabId;
      /** How far it may still move, in units. */
      readonly left: number;
      /** Whether it has moved, or turned. */
      readonly moved: boolean;
      /** Whether it has taken its action. */
      readonly acted: boolean;
      /** The crab that it has lifted and is about to throw. @rule W-THROW */
      readonly lifted: CrabId | null;
    }
  | { readonly phase: 'over'; readonly ending: Ending; readonly winners: readonly PlayerId[] };

/** The name of what is going on. */
export type Phase = Stage['phase'];

/** How a fight can end. @rule W-FIGHT */
export type Ending = 'last-standing' | 'none-left' | 'turn-limit';
