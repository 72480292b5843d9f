import type { GameAction, PlayerId } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import type { CrabId, WeaponIndex } from './ids.js';

interface Of<Type extends string> extends GameAction {
  readonly type: Type;
  readonly player: PlayerId;
  /** The crab whose activation it is. */
  readonly crab: CrabId;
}

/** Moves, jumps, steps down or falls along straight legs, and turns. @rule W-MOVE @rule W-JUMP @rule W-FACING */
export interface Move extends Of<'move'> {
  /** Where each leg leads; none to turn on the spot. */
  readonly path: readonly Vector[];
  /** Where the crab then faces, in any length; null for where it faced, or where house rules turn it. */
  readonly facing: Vector | null;
}

/** Attacks with a weapon or, for null, bare claws. @rule W-TOHIT @rule W-CLAW */
export interface Attack extends Of<'attack'> {
  readonly weapon: WeaponIndex | null;
  readonly target: CrabId;
}

/** Tries to lift a stunned crab, to throw it. @rule W-THROW */
export interface Lift extends Of<'lift'> {
  readonly target: CrabId;
}

/** Throws the crab that it has lifted: in a direction of any length, so many units far. @rule W-THROW */
export interface Throw extends Of<'throw'> {
  readonly direction: Vector;
  readonly distance: number;
}

/** Does nothing more on this activation. @rule W-TURN */
export interface End extends Of<'end'> {}

/** Everything that a player can do, by the action's type. A fork extends this interface. */
export interface Actions {
  readonly move: Move;
  readonly attack: Attack;
  readonly lift: Lift;
  readonly throw: Throw;
  readonly end: End;
}

/** Something that a player does. */
export type WarcrabsAction = Actions[keyof Actions];
