import { type Distribution, type ExactlyOptions, exactly } from '@tabletop/dice';
import type { Game, GameAction, GameEvent, GameState, Step } from './contract.js';

/**
 * The exact distribution of what an action, or without one the automatic step that is due, leads to: `apply` or
 * `advance` itself, run in every branch of its chance. The states keep the random state of the one given, which is not
 * drawn from.
 *
 * Throws what `apply` or `advance` throws, and what `exactly` throws: `TabletopError` 'too-many-branches' where the
 * step has more branches than `maxBranches`.
 */
export function transitions<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  state: State,
  action?: Action,
  options: ExactlyOptions<Step<State, Event>> = {},
): Distribution<Step<State, Event>> {
  return exactly(
    (chance) => (action === undefined ? game.advance(state, chance) : game.apply(state, action, chance)),
    options,
  );
}
