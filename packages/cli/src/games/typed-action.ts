import type { Game, GameAction, GameEvent, GameState } from '@tabletop/game';
import type { FreeChoice } from './adapter.js';

/** An action that was typed, if it is legal, or why it is not. */
export function typedAction<State extends GameState, Action extends GameAction>(
  { check }: Pick<Game<unknown, State, Action, GameEvent, unknown>, 'check'>,
  state: State,
  action: Action,
): ReturnType<FreeChoice<Action>['read']> {
  const problem = check(state, action);
  return problem === undefined ? { action } : { refusal: problem.message };
}
