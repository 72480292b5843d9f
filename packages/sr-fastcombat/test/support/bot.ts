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

/** The Wilson interval of a share at 95 %. */
export function wilson(won: number, of: number): readonly [low: number, high: number] {
  const z = 1.959964;
  const [share, square] = [won / of, (z * z) / of];
  const middle = (share + square / 2) / (1 + square);
  const half = (z / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return [middle - half, middle + half];
}
