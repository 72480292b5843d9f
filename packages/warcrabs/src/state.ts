import type { GameState, PlayerId } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import type { Shell, Weapon } from './crab/crab.js';
import type { Traits } from './crab/traits.js';
import type { STATE_VERSION } from './edition.js';
import type { CrabId } from './ids.js';
import type { Rules } from './rules.js';
import type { Happening, Stage } from './stage.js';

export type { CrabId, WeaponIndex } from './ids.js';
export type { Arc, Ending, Happening, Phase, Stage } from './stage.js';

/** Something flat to stand on: a desk, a shelf. A convex polygon at a height over the floor. @rule W-TABLE */
export interface Surface {
  readonly name: string;
  /** In units over the floor, more than 0. */
  readonly height: number;
  readonly corners: readonly Vector[];
}

/** Something that stands on the highest surface, or the floor, that its whole outline lies on. @rule W-TABLE */
export interface Obstacle {
  readonly name: string;
  /** Solid ones block ways and sight, and can be stood on; paper does nothing but stop a flame. @rule W-PAPER */
  readonly kind: 'solid' | 'paper';
  /** In units over what it stands on. */
  readonly height: number;
  readonly corners: readonly Vector[];
}

/** What a fight is fought on. Lengths are units. @rule W-TABLE */
export interface Board {
  readonly name: string;
  /** The floor, at height 0; beyond it lies a wall. */
  readonly floor: readonly Vector[];
  readonly surfaces: readonly Surface[];
  readonly obstacles: readonly Obstacle[];
}

/** A weapon on a crab in a fight. */
export interface CarriedWeapon {
  readonly weapon: Weapon;
  /** How often it can still be used; null for any number of times. */
  readonly left: number | null;
}

/** A stun that is not over. @rule W-STUN */
export interface Stun {
  /** Whether the crab has missed an activation since it began. */
  readonly missed: boolean;
  /** The other crabs that have not been activated, and have not missed their activation, since it began. */
  readonly waiting: readonly CrabId[];
}

/** A crab in a fight. */
export interface Fighter {
  readonly id: CrabId;
  readonly name: string;
  readonly owner: PlayerId;
  readonly traits: Traits;
  readonly shell: Shell;
  readonly weapons: readonly CarriedWeapon[];
  /** The centre of its base; of a dead crab, where it died. Its footing is the highest thing there. */
  readonly at: Vector;
  /** Where its front is; a direction in lowest terms. @rule W-FACING */
  readonly facing: Vector;
  /** What is left of its Hit Points; 0 when dead. @rule W-HP */
  readonly hitPoints: number;
  /** What is left of its armour. @rule W-ARMOUR */
  readonly armour: number;
  readonly stun: Stun | null;
  /** Crabs that its attacks or throws have killed. */
  readonly kills: number;
}

/** A seat at the table. */
export interface Player {
  readonly id: PlayerId;
}

/** The whole state of a fight: plain JSON. */
export interface WarcrabsState extends GameState {
  readonly version: typeof STATE_VERSION;
  readonly rules: Partial<Rules>;
  readonly board: Board;
  /** In the order of seats. */
  readonly players: readonly Player[];
  /** By id, the dead ones too. */
  readonly crabs: readonly Fighter[];
  /** The obstacles of paper that are gone, by their place in the board's list. @rule W-PAPER */
  readonly burnt: readonly number[];
  /** Those that have stopped a flame this turn and are gone when it ends. @rule W-PAPER */
  readonly burning: readonly number[];
  /** The turn, from 1; 0 before the first. */
  readonly turn: number;
  /** The crabs in the order in which they act, the dead ones too. @rule W-ORDER */
  readonly order: readonly CrabId[];
  /** The place in that order of the crab that acts next. */
  readonly slot: number;
  /** What happens by itself before anything else does, the first first. */
  readonly due: readonly Happening[];
  readonly stage: Stage;
}
