import { seatOf } from '@tabletop/game';
import { sensibleBot } from '../../src/bots.js';
import { type WarcrabsAction, type WarcrabsState, warcrabs } from '../../src/index.js';

/** What the sensible bot does for whoever must choose. */
export function chosen(state: WarcrabsState): WarcrabsAction {
  const [player] = warcrabs.actors(state);
  if (player === undefined) throw new Error('nobody has to choose');
  return seatOf(warcrabs, sensibleBot, player, 'bot')(state);
}
