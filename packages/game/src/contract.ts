import type { Chance, ChanceState, Problem } from '@tabletop/dice';

/** Whoever takes decisions in a game. Any string; compared, never used as a key of an object. */
export type PlayerId = string;

/** What every state of every game holds, besides the game's own fields. A state is plain JSON. */
export interface GameState {
  /** The id of the game whose state this is. */
  readonly game: string;
  /** The version of the state's format. */
  readonly version: number;
  /** The house rules: only what differs from the game's defaults. */
  readonly rules: object;
  /** The random state from which steps draw when they are given no chance of their own. */
  readonly chance: ChanceState;
  /** How many awaited choices, or sets of simultaneous choices, are complete. */
  readonly decision: number;
}

/** What every action of every game holds. Servers set `player` from who is logged in. */
export interface GameAction {
  readonly type: string;
  readonly player: PlayerId;
  /** The state's `decision` for which the action is meant; one for another decision is refused as stale. */
  readonly decision?: number;
}

/** What every event of every game holds. */
export interface GameEvent {
  readonly type: string;
  /** The id of the rule under which it happened. */
  readonly rule: string;
  /** The values that were drawn for it, in order: faces of dice, and indices for a random pick. */
  readonly dice?: readonly number[];
}

/** The result of one step: the state after it, and everything that happened, in order. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** How a game ended. In a co-operative game all players win or none does. */
export interface Outcome {
  readonly result: 'win' | 'loss' | 'draw';
  /** Who won; empty for a loss or a draw. */
  readonly winners: readonly PlayerId[];
  /** The ending, as one of the game's own words, such as 'kraken-fled'. */
  readonly reason: string;
  /** The id of the rule that ended it. */
  readonly rule: string;
}

/**
 * A game: pure functions over plain JSON states. `apply` and `advance` never change their arguments; without a
 * `chance` they draw from the state's own random state and store what is left of it, with one they draw from it and
 * leave the state's untouched. States given to a game are trusted; parse those that come from outside.
 */
export interface Game<
  Setup,
  State extends GameState,
  Action extends GameAction,
  Event extends GameEvent,
  View,
  Rules extends object = object,
  Ending extends Outcome = Outcome,
> {
  readonly id: string;
  /** The version of the state's format. */
  readonly version: number;
  /** Rises with any change of a rule or of the order of draws. */
  readonly revision: number;
  /** The first state. Draws nothing. Throws `RuleError` 'invalid-setup' naming every bad field at once. */
  setup(setup: Setup, seed: string | number): State;
  /** The rules in force: the defaults with the state's house rules over them. */
  rules(state: State): Rules;
  /** Who must choose now; several when choices are simultaneous; none when `advance` is due or the game is over. */
  actors(state: State): readonly PlayerId[];
  /** The legal actions of a player: all of them or, where the choice is continuous, a fair spread. */
  legalActions(state: State, player: PlayerId): readonly Action[];
  /** One legal action of a player who is in `actors`, without listing them. */
  sample(state: State, player: PlayerId, chance: Chance): Action;
  /** Why an action is refused, or undefined when it is legal. Total over any JSON value. */
  check(state: State, action: Action): Problem | undefined;
  /** Settles one action and the dice of that action alone. Throws `RuleError` for what `check` refuses. */
  apply(state: State, action: Action, chance?: Chance): Step<State, Event>;
  /** One small automatic step. Throws `RuleError` 'not-automatic' while somebody must choose or the game is over. */
  advance(state: State, chance?: Chance): Step<State, Event>;
  /** How the game ended, or undefined while it goes on. */
  outcome(state: State): Ending | undefined;
  /** What a viewer may know of a state; `null` is a spectator. */
  view(state: State, viewer: PlayerId | null): View;
  /** What a viewer may know of what happened. */
  viewEvents(events: readonly Event[], viewer: PlayerId | null): readonly Event[];
}
