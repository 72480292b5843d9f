import { scripted } from '@tabletop/dice';
import { settle } from '../../src/index.js';
import { bids } from './game.js';
import type { BidsState, Rules } from './state.js';

export const PLAYERS = ['ann', 'bob'] as const;

/** Ann holds c01 and c12, bob c02 and c03; both must bid. */
export function bidding(houseRules: Partial<Rules> = {}): BidsState {
  return settle(bids, bids.setup({ players: PLAYERS, houseRules }, 'positions'), scripted([11, 0, 0, 0])).state;
}

/** Both have bid, `ann` first; the reveal is due. */
export function bidden(ann: string, bob: string, houseRules: Partial<Rules> = {}): BidsState {
  const first = bids.apply(bidding(houseRules), { type: 'bid', player: 'ann', card: ann });
  return bids.apply(first.state, { type: 'bid', player: 'bob', card: bob }).state;
}

/** Ann has won the round and may press her luck. */
export function pressing(houseRules: Partial<Rules> = {}): BidsState {
  return settle(bids, bidden('c12', 'c02', houseRules)).state;
}
