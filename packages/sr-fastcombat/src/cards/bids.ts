import type { PlayerId } from '@tabletop/game';
import type { Rules } from '../rules.js';
import type { Bid, SkirmishState, Stage } from '../state.js';
import type { StageView } from '../view.js';

const NONE: readonly Bid[] = [];

/** The cards that a stage asks for, the attacker's first; for a contest in initiative order. */
export function bidsOf(stage: Stage | StageView): readonly Bid[] {
  return 'bids' in stage ? stage.bids : NONE;
}

/** A card that is asked of a player. */
export function awaitedBid(player: PlayerId, face: Bid['face'], mayDecline = false): Bid {
  return { player, face, step: 'awaited', card: null, value: null, mayDecline };
}

/** A bid with some fields changed. */
export function changedBid(bid: Bid, change: Partial<Pick<Bid, 'step' | 'card' | 'value'>>): Bid {
  return {
    player: bid.player,
    face: bid.face,
    step: change.step ?? bid.step,
    card: change.card === undefined ? bid.card : change.card,
    value: change.value === undefined ? bid.value : change.value,
    mayDecline: bid.mayDecline,
  };
}

/**
 * The bids that are to be played or completed now: cards that go face down all at once, cards that go face up and
 * Jokers one at a time. Whose Joker is completed first is the defender's: the last.
 *
 * @rule F-ATTACK
 * @rule F-JOKER
 */
export function dueBids(bids: readonly Bid[], { jokerReveal }: Pick<Rules, 'jokerReveal'>): readonly Bid[] {
  if (bids.length === 0) return NONE;
  const down = bids.filter(({ step, face }) => step === 'awaited' && face === 'down');
  if (down.length > 0) return down;
  const up = bids.find(({ step }) => step === 'awaited');
  if (up !== undefined) return [up];
  const jokers = bids.filter(({ step }) => step === 'joker');
  const first = jokerReveal === 'defenderFirst' ? jokers.at(-1) : jokers[0];
  return first === undefined ? NONE : [first];
}

/** The stage with other bids. */
export function withBids(stage: Stage, bids: readonly Bid[]): Stage {
  return 'bids' in stage ? { ...stage, bids } : stage;
}

/** The bid that a player is to play next, if there is one; a card that is owed is dealt before that. */
export function dueBidOf(state: SkirmishState, player: PlayerId, rules: Pick<Rules, 'jokerReveal'>): Bid | undefined {
  return dueBids(bidsOf(state.stage), rules).find((bid) => bid.player === player);
}

/** What a player's play came to; 0 before it is open. */
export function valueOfBid(bids: readonly Bid[], at: number): number {
  return bids[at]?.value ?? 0;
}
