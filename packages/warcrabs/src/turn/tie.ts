import type { Ranks } from '@tabletop/game';
import { crabOf } from '../find.js';
import type { CrabId, WarcrabsState } from '../state.js';

/** Whether all crabs of a rank have one owner: they go in the order in which they are listed. @rule W-ORDER */
export function hasOneOwner(state: Pick<WarcrabsState, 'crabs'>, rank: readonly CrabId[]): boolean {
  const owners = rank.map((id) => crabOf(state, id)?.owner);
  return owners.every((owner) => owner === owners[0]);
}

/**
 * The crabs that roll for who acts first: those of the first rank that crabs of several owners share; undefined where
 * there is none.
 *
 * @rule W-ORDER
 */
export function tiedCrabs(state: Pick<WarcrabsState, 'crabs'>, ranks: Ranks<CrabId>): readonly CrabId[] | undefined {
  return ranks.find((rank) => !hasOneOwner(state, rank));
}

/** The crab that rolls next for who acts first; undefined where none does. @rule W-ORDER */
export function nextRoller(state: Pick<WarcrabsState, 'crabs' | 'stage'>): CrabId | undefined {
  const { stage } = state;
  if (stage.phase !== 'order') return undefined;
  return tiedCrabs(state, stage.ranks)?.find((id) => !stage.rolled.some((roll) => roll.id === id));
}
