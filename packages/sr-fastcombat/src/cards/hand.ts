import { type Card, isJoker } from '@tabletop/cards';
import type { PlayerId } from '@tabletop/game';
import { changed, changedPlayer } from '../change.js';
import type { Context } from '../context.js';
import { playerOf } from '../find.js';
import { MAX_TRADES } from '../limits.js';
import type { Rules } from '../rules.js';
import type { Player, SkirmishState } from '../state.js';
import { canDraw } from './stock.js';

/** The cards of a player; none of somebody who is not at the table. */
export function handOf(state: Pick<SkirmishState, 'players'>, player: PlayerId): readonly Card[] {
  return playerOf(state, player)?.hand ?? [];
}

/** The cards of a hand that have a value. */
export function valuedCards(hand: readonly Card[]): readonly Card[] {
  return hand.filter((card) => !isJoker(card));
}

/**
 * Whether a player may trade a Joker: one is held, there is a card to be drawn, and not too many were traded since the
 * player last did anything else.
 *
 * @rule F-JOKER-TRADE
 */
export function mayTrade(state: SkirmishState, id: PlayerId, { rules }: Pick<Context, 'rules'>): boolean {
  const player = playerOf(state, id);
  return player !== undefined && player.trades < MAX_TRADES && player.hand.some(isJoker) && canDraw(state, rules);
}

/** Whether a player who must play a value has to trade Jokers first. @rule F-JOKER */
export function mustTrade(state: SkirmishState, id: PlayerId, context: Pick<Context, 'rules'>): boolean {
  return valuedCards(handOf(state, id)).length === 0 && mayTrade(state, id, context);
}

/**
 * The state in which players with an empty hand are owed new cards: those whose hand ran out when there was nothing to
 * deal are, as soon as there is something again.
 *
 * @rule F-EMPTY-HAND
 */
export function withRefills(state: SkirmishState, rules: Pick<Rules, 'refill' | 'reshuffle'>): SkirmishState {
  const ranOut = ({ hand, owed }: Player): boolean => hand.length === 0 && owed.cards === 0;
  if (!state.players.some(ranOut) || !canDraw(state, rules)) return state;
  const owed = { cards: rules.refill, rule: 'F-EMPTY-HAND' };
  return changed(state, {
    players: state.players.map((player) => (ranOut(player) ? changedPlayer(player, { owed }) : player)),
  });
}

/**
 * The players after one has put cards down: a hand that runs out by it is owed new ones at once.
 *
 * @rule F-EMPTY-HAND
 */
export function withPlayed(
  players: readonly Player[],
  id: PlayerId,
  cards: readonly Card[],
  { rules }: Pick<Context, 'rules'>,
): readonly Player[] {
  return players.map((player) => {
    if (player.id !== id) return player;
    const hand = player.hand.filter((card) => !cards.includes(card));
    const ranOut = hand.length === 0 && cards.length > 0;
    const owed = ranOut ? { cards: rules.refill, rule: 'F-EMPTY-HAND' } : player.owed;
    return changedPlayer(player, { hand, owed, trades: 0 });
  });
}
