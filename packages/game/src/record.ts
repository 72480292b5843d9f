import type { Draw } from '@tabletop/dice';
import type { GameAction, Outcome } from './contract.js';

/**
 * A match as plain JSON, from which it can be played again: what the players chose, and what chance gave where it did
 * not come from the seed. It is the referee's until the match is over: with the seed, everything hidden can be worked
 * out.
 */
export interface GameRecord {
  readonly game: string;
  /** The version of the state's format. */
  readonly version: number;
  readonly revision: number;
  /** See `rulesHash`. */
  readonly rulesHash: string;
  readonly setup: unknown;
  readonly seed: string | number;
  readonly entries: readonly RecordEntry[];
  /** Steps and the hashes of the states after them, ascending, from the first state, step 0, to the last. */
  readonly hashes: readonly (readonly [step: number, hash: string])[];
  /** How the match ended; left out while it goes on. */
  readonly outcome?: Outcome;
}

/**
 * One step of a match. With an action it is that action; the automatic steps that come due before it are not written
 * down. Without one it is one automatic step.
 */
export interface RecordEntry {
  readonly action?: GameAction;
  /** What was drawn, where chance was supplied; left out where the draws came from the seed. */
  readonly draws?: readonly Draw[];
}

/** After how many steps a record holds a hash, unless its maker says otherwise. */
export const HASH_EVERY = 64;

/** What a record keeps of an outcome: the fields of the contract, whatever a game adds to them. */
export function outcomeOnRecord({ result, winners, reason, rule }: Outcome): Outcome {
  return { result, winners: [...winners], reason, rule };
}

/** The most characters that one action takes on record, as JSON. */
export const MAX_ACTION_LENGTH = 100_000;
