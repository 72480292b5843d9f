import type { PlayerId } from '@tabletop/game';
import { bidsOf, dueBids } from '../cards/bids.js';
import type { Rules } from '../rules.js';
import type { Player, SkirmishState, Stage } from '../state.js';
import type { StageView } from '../view.js';

/** A state, or what anyone sees of one, as far as it says who must choose. */
export interface Awaiting extends Pick<SkirmishState, 'order' | 'mover'> {
  readonly players: readonly Pick<Player, 'id' | 'owed'>[];
  readonly stage: Stage | StageView;
}

/** That nobody must choose. */
export const NOBODY: readonly PlayerId[] = [];

/**
 * Who must choose now, for whatever it is. A card that is owed is dealt before anything else is chosen; only where
 * several choose at once it waits until all others have, so that the order in which they do changes nothing.
 *
 * @rule F-EMPTY-HAND
 */
export function awaitedPlayers(state: Awaiting, rules: Pick<Rules, 'jokerReveal'>): readonly PlayerId[] {
  const asked = askedPlayers(state, rules);
  if (asked.length === 0 || state.players.every(({ owed }) => owed.cards === 0)) return asked;
  if (!isSealed(state.stage)) return NOBODY;
  return asked.filter((id) => state.players.some((player) => player.id === id && player.owed.cards === 0));
}

/** Whether those who choose do so at once, without knowing what the others choose. */
function isSealed(stage: Stage | StageView): boolean {
  return stage.phase === 'window' || bidsOf(stage).some(({ step, face }) => step === 'awaited' && face === 'down');
}

function askedPlayers({ stage, order, mover }: Awaiting, rules: Pick<Rules, 'jokerReveal'>): readonly PlayerId[] {
  switch (stage.phase) {
    case 'move': {
      const player = order[mover];
      return player === undefined ? NOBODY : [player];
    }
    case 'window':
      return stage.asked.filter((player) => !stage.answers.some((answer) => answer.player === player));
    default:
      return 'bids' in stage ? dueBids(bidsOf(stage), rules).map(({ player }) => player) : NOBODY;
  }
}

/** The decision after a choice of one of those awaited: it rises when nobody else is still to choose. */
export function decisionAfter(state: SkirmishState, rules: Pick<Rules, 'jokerReveal'>): number {
  return state.decision + (awaitedPlayers(state, rules).length === 1 ? 1 : 0);
}
