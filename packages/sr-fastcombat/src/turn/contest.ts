import type { Chance } from '@tabletop/dice';
import { type PlayerId, type Step, splitTie, tiedRank } from '@tabletop/game';
import { awaitedBid } from '../cards/bids.js';
import { handOf } from '../cards/hand.js';
import { hasFaceDown, turnOver } from '../cards/turn-over.js';
import { changed } from '../change.js';
import type { Context } from '../context.js';
import type { SkirmishEvent } from '../events.js';
import type { SkirmishState } from '../state.js';

/**
 * Who declared at the same time go in the order of the cards that they committed, highest first; those whose cards are
 * equal play again among themselves. Where none of those has a card left, initiative decides.
 *
 * @rule F-INTERRUPT
 */
export function judgeContest(
  state: SkirmishState,
  _chance: Chance,
  context: Context,
): Step<SkirmishState, SkirmishEvent> {
  const { stage, queue } = state;
  if (stage.phase !== 'contest') return { state, events: [] };
  const log: SkirmishEvent[] = [];
  if (hasFaceDown(stage.bids)) return { state: turnOver(state, log, context), events: log };

  const played = (player: PlayerId): number => stage.bids.find((bid) => bid.player === player)?.value ?? 0;
  const ranks = splitTie(stage.ranks, played).flatMap((rank) =>
    rank.some((player) => handOf(state, player).length > 0) ? [rank] : rank.map((player) => [player]),
  );
  const again = tiedRank(ranks) ?? [];
  log.push({ type: 'contest-judged', rule: 'F-INTERRUPT', order: ranks.flat(), again });
  if (again.length > 0) {
    const bids = again.map((player) => awaitedBid(player, 'down'));
    return { state: changed(state, { stage: { phase: 'contest', ranks, bids } }), events: log };
  }
  const ordered = ranks.flat().flatMap((player) => queue.filter((deed) => deed.player === player));
  return { state: changed(state, { queue: ordered, stage: { phase: 'deeds' } }), events: log };
}
