import type { Outcome, PlayerId } from '@tabletop/game';
import { changed } from '../change.js';
import type { WarcrabsEvent } from '../events.js';
import { ownersInPlay } from '../find.js';
import type { Ending, WarcrabsState } from '../state.js';

/** The result of a fight. */
export interface WarcrabsOutcome extends Outcome {
  readonly reason: Ending;
}

/** Ends a fight that has not ended: nothing that was due happens any more. @rule W-FIGHT */
export function endFight(
  state: WarcrabsState,
  ending: Ending,
  winners: readonly PlayerId[],
  log: WarcrabsEvent[],
): WarcrabsState {
  if (state.stage.phase === 'over') return state;
  log.push({ type: 'ended', rule: 'W-FIGHT', ending, winners });
  return changed(state, { due: [], stage: { phase: 'over', ending, winners } });
}

/** Ends the fight where no more than one owner has a living crab. @rule W-FIGHT */
export function endIfDecided(state: WarcrabsState, log: WarcrabsEvent[]): WarcrabsState {
  const left = ownersInPlay(state);
  if (left.length > 1) return state;
  return endFight(state, left.length === 0 ? 'none-left' : 'last-standing', left, log);
}

/** How the fight ended, or undefined while it goes on. @rule W-FIGHT */
export function outcomeOf({ stage }: Pick<WarcrabsState, 'stage'>): WarcrabsOutcome | undefined {
  if (stage.phase !== 'over') return undefined;
  const { ending, winners } = stage;
  return { result: winners.length > 0 ? 'win' : 'draw', winners, reason: ending, rule: 'W-FIGHT' };
}
