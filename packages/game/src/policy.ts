import type { Chance, Problem } from '@tabletop/dice';
import type { PlayerId } from './contract.js';

/** What a policy is told when its player must choose. It never sees the state. */
export interface PolicyTurn<View, Action> {
  readonly player: PlayerId;
  /** What the player may know of the state. */
  readonly view: View;
  /** The player's legal actions: all or, where there are too many, a fair spread. */
  legal(): readonly Action[];
  /** Why an action would be refused, or undefined. */
  check(action: Action): Problem | undefined;
  /** One legal action at random, drawn from `chance`, without listing them. */
  sample(): Action;
  /** The policy's own source of chance, which has nothing to do with the game's. */
  readonly chance: Chance;
}

/** A way of playing: chooses an action from what its player may know. */
export type Policy<View, Action> = (turn: PolicyTurn<View, Action>) => Action;

/** Plays at random: what `sample` gives. */
export function randomPolicy<View, Action>(turn: PolicyTurn<View, Action>): Action {
  return turn.sample();
}
