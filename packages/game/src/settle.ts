import type { Chance } from '@tabletop/dice';
import type { Game, GameAction, GameEvent, GameState, Step } from './contract.js';
import { RuleError } from './rule-error.js';

/** The most automatic steps between two choices: a game that takes more has no end. */
export const MAX_AUTOMATIC_STEPS = 10_000;

/** How far {@link settle} may go. */
export interface SettleOptions {
  /** At most {@link MAX_AUTOMATIC_STEPS}. */
  readonly maxSteps?: number;
}

/**
 * Advances until somebody must choose or the game is over. Throws `RuleError` 'too-many-steps' where that does not
 * come within {@link MAX_AUTOMATIC_STEPS} steps.
 */
export function settle<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  state: State,
  chance?: Chance,
  options: SettleOptions = {},
): Step<State, Event> {
  return settleAfter(game, { state, events: [] }, chance, options);
}

/**
 * Settles an action and then all that follows by itself: `apply`, then {@link settle}. Throws `RuleError`
 * 'illegal-action' for what `check` refuses, and 'too-many-steps' as `settle` does.
 */
export function play<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  state: State,
  action: Action,
  chance?: Chance,
  options: SettleOptions = {},
): Step<State, Event> {
  return settleAfter(game, game.apply(state, action, chance), chance, options);
}

function settleAfter<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  first: Step<State, Event>,
  chance: Chance | undefined,
  options: SettleOptions,
): Step<State, Event> {
  const most = Math.min(options.maxSteps ?? MAX_AUTOMATIC_STEPS, MAX_AUTOMATIC_STEPS);
  const events = first.events.slice();
  let { state } = first;
  for (let steps = 0; mayAdvance(game, state); steps++) {
    if (steps >= most) throw tooManySteps(most);
    const step = game.advance(state, chance);
    state = step.state;
    events.push(...step.events);
  }
  return { state, events };
}

/** Whether `advance` is due: nobody has to choose and the game is not over. */
export function mayAdvance<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  state: State,
): boolean {
  return game.actors(state).length === 0 && game.outcome(state) === undefined;
}

/** The error for a game that goes on by itself for too long. */
export function tooManySteps(most: number): RuleError {
  const message = `Nobody had to choose and nothing ended in ${most} automatic steps.`;
  return new RuleError('too-many-steps', [{ path: [], message, details: { steps: most } }]);
}
