import type { Outcome, PlayerId } from '@tabletop/game';
import { changed } from '../change.js';
import type { SpcfkrsEvent } from '../events.js';
import { sideOf, sidesInPlay } from '../find.js';
import type { Ending, SideId, SpcfkrsState } from '../state.js';
import type { SpcfkrsView } from '../view.js';

/** The result of a match. */
export interface SpcfkrsOutcome extends Outcome {
  readonly reason: Ending;
  /** The side that won; null for a draw. */
  readonly side: SideId | null;
}

/** Ends a match that has not ended: nothing that was still to come happens any more. @rule S-WIN */
export function endMatch(state: SpcfkrsState, ending: Ending, side: SideId | null, log: SpcfkrsEvent[]): SpcfkrsState {
  if (state.stage.step === 'over') return state;
  log.push({ type: 'ended', rule: 'S-WIN', ending, side, winners: winnersOf(state, side) });
  return changed(state, { queue: [], pending: [], stage: { step: 'over', ending, side } });
}

/** Ends the match where no more than one side has a living unit. @rule S-WIN */
export function endIfDecided(state: SpcfkrsState, log: SpcfkrsEvent[]): SpcfkrsState {
  const [last, ...others] = sidesInPlay(state);
  if (others.length > 0) return state;
  return last === undefined ? endMatch(state, 'none-left', null, log) : endMatch(state, 'last-side', last, log);
}

function winnersOf(state: Pick<SpcfkrsState, 'sides'>, side: SideId | null): readonly PlayerId[] {
  const owner = side === null ? undefined : sideOf(state, side)?.owner;
  return owner === undefined ? [] : [owner];
}

/** How the match ended, or undefined while it goes on. @rule S-WIN */
export function outcomeOf(state: Pick<SpcfkrsView, 'stage' | 'sides'>): SpcfkrsOutcome | undefined {
  const { stage } = state;
  if (stage.step !== 'over') return undefined;
  const { ending, side } = stage;
  return {
    result: side === null ? 'draw' : 'win',
    winners: winnersOf(state, side),
    reason: ending,
    rule: 'S-WIN',
    side,
  };
}
