import type { PlayerId } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import type { CrabId, Ending } from '../state.js';
import type { Of } from './of.js';

/** A crab that is tied with others rolled for who acts first. */
export interface OrderRolled extends Of<'order-rolled'> {
  readonly crab: CrabId;
  readonly total: number;
}

/** The order in which the crabs act. */
export interface OrderSet extends Of<'order-set'> {
  readonly order: readonly CrabId[];
}

/** A turn began; turns are counted from 1. */
export interface TurnBegan extends Of<'turn-began'> {
  readonly turn: number;
}

/** A crab may move and act; `movement` is what it may move, in units. */
export interface ActivationBegan extends Of<'activation-began'> {
  readonly crab: CrabId;
  readonly movement: number;
}

/** A stunned crab was passed over. */
export interface ActivationMissed extends Of<'activation-missed'> {
  readonly crab: CrabId;
}

/** A crab does no more this turn, unless it falls or is moved by others. */
export interface ActivationEnded extends Of<'activation-ended'> {
  readonly crab: CrabId;
}

/** A crab was stunned, or stunned anew. */
export interface Stunned extends Of<'stunned'> {
  readonly crab: CrabId;
}

/** A crab’s stun is over. */
export interface Recovered extends Of<'recovered'> {
  readonly crab: CrabId;
}

/** One straight part of a move. Lengths are units. */
export interface MovedLeg {
  /** Where it ended; who fell may have come down beyond the length of the leg. */
  readonly to: Vector;
  /** What it took of the movement, besides the rise. */
  readonly length: number;
  /** How much height was gained: 0 for a crab that walked, or leapt no higher than it stood. */
  readonly rise: number;
  /** How much lower it ended; 0 where it did not. */
  readonly drop: number;
  /** Whether it left the ground: over something, onto something or across a gap. */
  readonly jumped: boolean;
}

/** A crab moved, or only turned, where there are no legs. */
export interface Moved extends Of<'moved'> {
  readonly crab: CrabId;
  readonly from: Vector;
  readonly legs: readonly MovedLeg[];
  readonly facing: Vector;
}

/** Paper that stopped a flame is gone; `obstacle` is its place in the board's list. */
export interface PaperGone extends Of<'paper-gone'> {
  readonly obstacle: number;
}

/** The fight is over. */
export interface Ended extends Of<'ended'> {
  readonly ending: Ending;
  readonly winners: readonly PlayerId[];
}
