import { changed } from '../change.js';
import type { SpcfkrsEvent } from '../events.js';
import { isIdle } from '../find.js';
import { fellowsOnMap } from '../orders/battalion.js';
import type { Rules } from '../rules.js';
import { ACT_PHASES } from '../stage.js';
import type { Phase, SpcfkrsState, UnitId } from '../state.js';
import { entriesOf } from './entries.js';
import { bySpeed, withoutNeedlessTies } from './ranks.js';

type PhaseRules = Pick<Rules, 'mode' | 'ties' | 'friendlyFire'>;

/** The phases of a round, in order; rams come last. @rule S-PHASES @rule S-RAM */
export const PHASES: readonly Phase[] = [...ACT_PHASES, 'move', 'ram'];

/**
 * The state in which the next phase begins after one, or after the orders, in which anybody does something; a new round
 * after the last.
 *
 * @rule S-PHASES
 */
export function phaseAfter(
  state: SpcfkrsState,
  phase: Phase | null,
  rules: PhaseRules,
  log: SpcfkrsEvent[],
): SpcfkrsState {
  const next = PHASES[phase === null ? 0 : PHASES.indexOf(phase) + 1];
  if (next === undefined) return changed(state, { queue: [], stage: { step: 'round' } });
  if (rules.mode !== 'phased') return beginPhase(state, next, rules, log);
  const fresh = changed(state, { orders: [] });
  if (next !== 'move') return beginPhase(fresh, next, rules, log);
  const units = declaring(fresh, rules);
  if (units.length === 0) return phaseAfter(fresh, next, rules, log);
  return changed(fresh, { stage: { step: 'orders', ask: 'declare', units, given: [] } });
}

/** The state in which a phase begins, or the one after it where nobody does anything in it. @rule S-PHASES */
export function beginPhase(state: SpcfkrsState, phase: Phase, rules: PhaseRules, log: SpcfkrsEvent[]): SpcfkrsState {
  const entries = entriesOf(state, phase, rules);
  if (entries.length === 0) return phaseAfter(state, phase, rules, log);
  log.push({ type: 'phase-began', rule: 'S-PHASES', phase });
  const ranks = withoutNeedlessTies(state, phase, bySpeed(state, entries), rules);
  return changed(state, { queue: [], pending: [], stage: { step: 'order', phase, ranks, rolled: [] } });
}

/**
 * Who is asked, phase by phase, whether to follow or to delay: every member of a battalion, for they may go on together, or
 * part.
 *
 * @rule S-MODE
 * @rule S-DELAY
 */
export function declaring(state: SpcfkrsState, rules: PhaseRules): readonly UnitId[] {
  return entriesOf(state, 'move', rules).flatMap((id) =>
    fellowsOnMap(state, id).flatMap((fellow) => (isIdle(state, fellow.id) ? [] : [fellow.id])),
  );
}
