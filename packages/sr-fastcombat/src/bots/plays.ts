import type { SkirmishAction } from '../actions.js';
import { bidsOf, dueBids } from '../cards/bids.js';
import type { Bid } from '../stage.js';
import type { Option } from './hand.js';
import type { Mind } from './mind.js';
import { bestCommitment, bestOption } from './stake.js';
import { stakeOf } from './stakes.js';

/** A card that is asked for, and its place among all that are. */
export interface Due {
  readonly bid: Bid;
  readonly at: number;
}

/** The card that a player is asked for now, if any. */
export function dueTo({ view, me, rules }: Pick<Mind, 'view' | 'me' | 'rules'>): Due | undefined {
  const bids = bidsOf(view.stage);
  const bid = dueBids(bids, rules).find(({ player }) => player === me);
  return bid === undefined ? undefined : { bid, at: bids.indexOf(bid) };
}

/** Not to play at all. */
const NOTHING: Option = { cards: [], value: 0, price: 0 };

/** How a card that is asked for is best played. */
export function bestPlay(mind: Mind, { bid, at }: Due): SkirmishAction {
  const { me: player, options } = mind;
  const stake = stakeOf(mind, at);
  if (bid.step === 'awaited' && bid.face === 'down') {
    const card = bestCommitment(options, stake)?.option.cards[0] ?? mind.hand[0] ?? null;
    return { type: 'commit', player, card };
  }
  const joker = bid.step === 'joker';
  const choices = joker ? options.completions() : options.open();
  const best = bestOption(bid.mayDecline ? [NOTHING, ...choices] : choices, stake)?.option ?? NOTHING;
  if (joker) return { type: 'complete', player, cards: best.cards };
  return best === NOTHING && bid.mayDecline ? { type: 'decline', player } : { type: 'play', player, cards: best.cards };
}
