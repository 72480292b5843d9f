import { seeded, seed as seedOf } from '@tabletop/dice';
import type { Game, GameAction, GameEvent, GameState, PlayerId } from './contract.js';
import { hash } from './hash.js';
import type { Policy, PolicyTurn } from './policy.js';

/**
 * A policy at its seat: chooses for its player in each state that it is shown, of which it sees the player's view alone.
 * Its chance has nothing to do with the game's; it follows from the seed and the player, as in a match of that seed.
 */
export function seatOf<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  policy: Policy<View, Action>,
  player: PlayerId,
  seed: string | number,
): (state: State) => Action {
  const chance = seeded(seedOf(`policy ${hash([seed, player])}`));
  return (state) => {
    let view: { readonly seen: View } | undefined;
    const turn: PolicyTurn<View, Action> = {
      player,
      get view() {
        view ??= { seen: game.view(state, player) };
        return view.seen;
      },
      legal: () => game.legalActions(state, player),
      check: (action) => game.check(state, action),
      sample: () => game.sample(state, player, chance),
      chance,
    };
    return policy(turn);
  };
}
