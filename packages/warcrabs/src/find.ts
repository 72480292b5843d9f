import type { PlayerId } from '@tabletop/game';
import type { CrabId, Fighter, WarcrabsState } from './state.js';

/** The crab with an id. */
export function crabOf(state: Pick<WarcrabsState, 'crabs'>, id: CrabId): Fighter | undefined {
  return state.crabs.find((crab) => crab.id === id);
}

/** Whether a crab is in play. @rule W-DEATH */
export function isAlive({ hitPoints }: Pick<Fighter, 'hitPoints'>): boolean {
  return hitPoints > 0;
}

/** The living crab with an id. */
export function livingCrab(state: Pick<WarcrabsState, 'crabs'>, id: CrabId): Fighter | undefined {
  const crab = crabOf(state, id);
  return crab !== undefined && isAlive(crab) ? crab : undefined;
}

/** The living crab whose slot is next in this turn; undefined where all have had theirs. @rule W-ORDER */
export function nextInOrder(state: Pick<WarcrabsState, 'crabs' | 'order' | 'slot'>): Fighter | undefined {
  const id = state.order.slice(state.slot).find((each) => livingCrab(state, each) !== undefined);
  return id === undefined ? undefined : crabOf(state, id);
}

/** The owners of living crabs, in the order of seats. */
export function ownersInPlay(state: Pick<WarcrabsState, 'players' | 'crabs'>): readonly PlayerId[] {
  return state.players
    .map(({ id }) => id)
    .filter((player) => state.crabs.some((crab) => crab.owner === player && isAlive(crab)));
}
