import { type Card, isJoker } from '@tabletop/cards';
import { type Problem, show } from '@tabletop/dice';
import { field, type PlayerId, problem, type Step, thinned } from '@tabletop/game';
import type { Commit, Complete, Decline, Play } from '../actions.js';
import { changed } from '../change.js';
import type { Context, Entry } from '../context.js';
import type { SkirmishEvent } from '../events.js';
import { cardField } from '../fields.js';
import { LEGAL_LIMIT, MAX_PLAY } from '../limits.js';
import type { Bid, SkirmishState } from '../state.js';
import { awaitedPlayers, decisionAfter, NOBODY } from '../turn/awaited.js';
import { bidsOf, changedBid, dueBidOf, dueBids, withBids } from './bids.js';
import { handOf, mustTrade, valuedCards, withPlayed, withRefills } from './hand.js';
import { playProblem } from './values.js';

/** Those whose due bid fits a way of playing it. */
function awaiting(
  fits: (bid: Bid) => boolean,
  ready: (state: SkirmishState, player: PlayerId, context: Context) => boolean = () => true,
): (state: SkirmishState, context: Context) => readonly PlayerId[] {
  return (state, context) => {
    const due = dueBids(bidsOf(state.stage), context.rules).filter(fits);
    if (due.length === 0) return NOBODY;
    return awaitedPlayers(state, context.rules).filter(
      (id) => due.some(({ player }) => player === id) && ready(state, id, context),
    );
  };
}

/** The state in which a player's due bid has been played: its cards put down, and the bid changed. */
function played(
  state: SkirmishState,
  player: PlayerId,
  cards: readonly Card[],
  change: Partial<Pick<Bid, 'step' | 'card' | 'value'>>,
  context: Context,
): SkirmishState {
  const due = dueBidOf(state, player, context.rules);
  const bids = bidsOf(state.stage).map((bid) => (bid === due ? changedBid(bid, change) : bid));
  const open = change.step === 'open';
  const joker = due?.step === 'joker' && due.card !== null ? [due.card] : [];
  const after = changed(state, {
    decision: decisionAfter(state, context.rules),
    players: withPlayed(state.players, player, cards, context),
    discards: open ? [...state.discards, ...joker, ...cards] : state.discards,
    stage: withBids(state.stage, bids),
  });
  return open ? withRefills(after, context.rules) : after;
}

/**
 * Commits one card face down; a Joker is committed alone, its cards follow when it is turned over. Only who has no card
 * at all, and can get none, commits nothing.
 *
 * @rule F-ATTACK
 * @rule F-JOKER
 */
export const commit: Entry<Commit> = {
  rule: 'F-ATTACK',
  fields: { card: field.orNull(cardField) },
  awaits: awaiting(({ step, face }) => step === 'awaited' && face === 'down'),
  legal: (state, player) => {
    const hand = handOf(state, player);
    const cards = hand.length > 0 ? thinned(hand, LEGAL_LIMIT) : [null];
    return cards.map((card): Commit => ({ type: 'commit', player, card }));
  },
  check: (state, { player, card }) => {
    const hand = handOf(state, player);
    if (card === null ? hand.length === 0 : hand.includes(card)) return undefined;
    return problem(['card'], card === null ? 'A card is to be committed.' : `${card} is not in your hand.`, 'F-ATTACK');
  },
  apply: (state, { player, card }, _chance, context) => ({
    state: played(state, player, card === null ? [] : [card], { step: 'down', card }, context),
    events: [{ type: 'committed', rule: 'F-ATTACK', player, card }],
  }),
};

/** Why cards from a hand cannot be played for their value, with `before` already on the table. */
function problemOfPlay(
  state: SkirmishState,
  player: PlayerId,
  cards: readonly Card[],
  before: readonly Card[],
  context: Context,
): Problem | undefined {
  const hand = handOf(state, player);
  const stranger = cards.findIndex((card) => !hand.includes(card));
  if (stranger >= 0) return problem(['cards', stranger], `${show(cards[stranger])} is not in your hand.`, 'F-JOKER');
  if (valuedCards(hand).length === 0) {
    if (cards.length === 0) return undefined;
    return problem(['cards'], 'A Joker has no value of its own, and there is no other card to go with it.', 'F-JOKER');
  }
  const fault = playProblem([...before, ...cards], context);
  return fault === undefined ? undefined : { ...fault, path: ['cards'] };
}

/** What a play came to: nothing where no card has a value. */
function worthOf(cards: readonly Card[], before: readonly Card[], context: Context): number {
  return cards.length === 0 ? 0 : context.playValue([...before, ...cards], context);
}

/** Every value by itself, and with a Joker every two; without any, nothing. */
function plays(hand: readonly Card[], withJoker: boolean): readonly (readonly Card[])[] {
  const valued = valuedCards(hand);
  if (valued.length === 0) return [[]];
  const joker = hand.find(isJoker);
  const singles: (readonly Card[])[] = valued.map((card) => [card]);
  if (!withJoker && joker === undefined) return thinned(singles, LEGAL_LIMIT);
  const before = withJoker || joker === undefined ? [] : [joker];
  const pairs = valued.flatMap((first, at) => valued.slice(at + 1).map((third) => [first, ...before, third]));
  return [...thinned(singles, LEGAL_LIMIT / 2), ...thinned(pairs, LEGAL_LIMIT / 2)];
}

const needNotTrade = (state: SkirmishState, player: PlayerId, context: Context): boolean =>
  !mustTrade(state, player, context);

/**
 * Plays face up: a card, or a Joker with one or two others. The cards leave by the discards. Who holds no card with a
 * value trades Jokers first, and plays nothing only when that gives none.
 *
 * @rule F-JOKER
 */
export const play: Entry<Play> = {
  rule: 'F-JOKER',
  fields: { cards: field.list(cardField, MAX_PLAY) },
  awaits: awaiting(({ step, face }) => step === 'awaited' && face === 'up', needNotTrade),
  legal: (state, player) => plays(handOf(state, player), false).map((cards): Play => ({ type: 'play', player, cards })),
  check: (state, { player, cards }, context) => problemOfPlay(state, player, cards, [], context),
  apply: (state, { player, cards }, _chance, context) => openPlay(state, player, cards, [], context),
};

/**
 * Completes a Joker that was turned over: with the one or two cards that count.
 *
 * @rule F-JOKER
 */
export const complete: Entry<Complete> = {
  rule: 'F-JOKER',
  fields: { cards: field.list(cardField, MAX_PLAY) },
  awaits: awaiting(({ step }) => step === 'joker', needNotTrade),
  legal: (state, player) =>
    plays(handOf(state, player), true).map((cards): Complete => ({ type: 'complete', player, cards })),
  check: (state, { player, cards }, context) =>
    problemOfPlay(state, player, cards, jokerOf(state, player, context), context),
  apply: (state, { player, cards }, _chance, context) =>
    openPlay(state, player, cards, jokerOf(state, player, context), context),
};

function jokerOf(state: SkirmishState, player: PlayerId, { rules }: Context): readonly Card[] {
  const card = dueBidOf(state, player, rules)?.card ?? null;
  return card === null ? [] : [card];
}

function openPlay(
  state: SkirmishState,
  player: PlayerId,
  cards: readonly Card[],
  before: readonly Card[],
  context: Context,
): Step<SkirmishState, SkirmishEvent> {
  const value = worthOf(cards, before, context);
  return {
    state: played(state, player, cards, { step: 'open', card: null, value }, context),
    events: [{ type: 'played', rule: 'F-JOKER', player, cards, value }],
  };
}

/**
 * Lets a spell work as if 0 had been played against it.
 *
 * @rule F-RESISTED
 */
export const decline: Entry<Decline> = {
  rule: 'F-RESISTED',
  awaits: awaiting(({ step, mayDecline }) => step === 'awaited' && mayDecline),
  legal: (_state, player) => [{ type: 'decline', player }],
  check: () => undefined,
  apply: (state, { player }, _chance, context) => ({
    state: played(state, player, [], { step: 'open', value: 0 }, context),
    events: [{ type: 'declined', rule: 'F-RESISTED', player }],
  }),
};
