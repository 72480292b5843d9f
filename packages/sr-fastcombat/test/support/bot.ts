import { seatOf } from '@tabletop/game';
import { sensibleBot } from '../../src/bots.js';
import { type SkirmishAction, type SkirmishState, srFastcombat } from '../../src/index.js';

/** What the sensible bot does for a player who must choose. */
export function chosen(state: SkirmishState, player: string = 'red'): SkirmishAction {
  return seatOf(srFastcombat, sensibleBot, player, 'bot')(state);
}

/** The card or cards that it plays. */
export function cardsOf(action: SkirmishAction): readonly string[] {
  switch (action.type) {
    case 'commit':
      return action.card === null ? [] : [action.card];
    case 'play':
    case 'complete':
      return action.cards;
    default:
      throw new Error(`no card is played with ${action.type}`);
  }
}
