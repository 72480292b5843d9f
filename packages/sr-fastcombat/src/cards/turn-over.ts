import { type Card, isJoker } from '@tabletop/cards';
import { changed } from '../change.js';
import type { Context } from '../context.js';
import type { SkirmishEvent } from '../events.js';
import type { Bid, SkirmishState } from '../state.js';
import { bidsOf, changedBid, withBids } from './bids.js';

/** Whether cards lie face down. */
export function hasFaceDown(bids: readonly Bid[]): boolean {
  return bids.some(({ step }) => step === 'down');
}

/**
 * Turns over all cards that lie face down, together. Each leaves by the discards with its value, but a Joker stays
 * until its owner has completed it; where there was no card to commit, the play is worth 0.
 *
 * @rule F-ATTACK
 * @rule F-JOKER
 */
export function turnOver(state: SkirmishState, log: SkirmishEvent[], context: Context): SkirmishState {
  const discards: Card[] = [];
  const bids = bidsOf(state.stage).map((bid): Bid => {
    if (bid.step !== 'down') return bid;
    const { player, card } = bid;
    if (card !== null && isJoker(card)) {
      log.push({ type: 'turned-over', rule: 'F-JOKER', player, card, value: null });
      return changedBid(bid, { step: 'joker' });
    }
    const value = card === null ? 0 : context.playValue([card], context);
    if (card !== null) discards.push(card);
    log.push({ type: 'turned-over', rule: 'F-ATTACK', player, card, value });
    return changedBid(bid, { step: 'open', card: null, value });
  });
  return changed(state, { discards: [...state.discards, ...discards], stage: withBids(state.stage, bids) });
}
