import type { GameAction, PlayerId } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import type { SailorId, TentacleId } from './state.js';

interface Of<Type extends string> extends GameAction {
  readonly type: Type;
  readonly player: PlayerId;
}

/** Throw for the sailor whose turn it is to move. */
export interface AttemptMove extends Of<'attempt-move'> {
  readonly sailor: SailorId;
}

/** Give up this turn's move, without a roll. */
export interface Stay extends Of<'stay'> {
  readonly sailor: SailorId;
}

/** Use the allowance of a successful roll: the corners of the path, the last where the sailor ends; none to stay put. */
export interface Move extends Of<'move'> {
  readonly sailor: SailorId;
  readonly path: readonly Vector[];
}

/** Attack a tentacle. */
export interface Attack extends Of<'attack'> {
  readonly sailor: SailorId;
  readonly tentacle: TentacleId;
}

/** Let the floor go on or, where sailors attack in order of Pluck, hold the next one back. */
export interface Pass extends Of<'pass'> {}

/** The actions of the game by their type. A fork extends this interface to add its own. */
export interface Actions {
  readonly 'attempt-move': AttemptMove;
  readonly stay: Stay;
  readonly move: Move;
  readonly attack: Attack;
  readonly pass: Pass;
}

/** Everything that a player can do. */
export type KrakenAction = Actions[keyof Actions];
