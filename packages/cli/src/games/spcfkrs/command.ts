import type { PlayerId } from '@tabletop/game';
import {
  type Ask,
  askedUnits,
  type Rules,
  type SpcfkrsState,
  type SpcfkrsView,
  spcfkrs,
  type Unit,
} from '@tabletop/spcfkrs';

/** What there is to command: what the player sees, and the units that are asked for. */
export interface Command {
  readonly player: PlayerId;
  /** The match itself, for the game to try out what would come of something; nothing else of it is shown. */
  readonly state: SpcfkrsState;
  readonly view: SpcfkrsView;
  readonly units: readonly Unit[];
  readonly rules: Rules;
  /** What is asked for: the orders of a round, or of a part of it. */
  readonly ask: Ask;
}

export function commandOf(state: SpcfkrsState, player: PlayerId): Command {
  const view = spcfkrs.view(state, player);
  const { stage } = view;
  return {
    player,
    state,
    view,
    units: askedUnits(view, player),
    rules: spcfkrs.rules(state),
    ask: stage.step === 'orders' ? stage.ask : 'round',
  };
}
