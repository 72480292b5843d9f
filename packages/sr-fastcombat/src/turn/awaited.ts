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

const NOBODY: readonly PlayerId[] = [];

/**
 * Who must choose now, for whatever it is. Nobody whom a card is owed: it is dealt first, when all others have chosen,
 * so that the order in which several choose changes nothing.
 *
 * @rule F-EMPTY-HAND
 */
export function awaitedPlayers(state: Awaiting, rules: Pick<Rules, 'jokerReveal'>): readonly PlayerId[] {
  const asked = askedPlayers(state, rules);
  return asked.length === 0 || state.players.every(({ owed }) => owed.cards === 0)
    ? asked
    : asked.filter((id) => state.players.some((player) => player.id === id && player.owed.cards === 0));
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
