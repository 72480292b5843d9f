import { settleEffects } from '../attacks/effects.js';
import { changed, withUnit } from '../change.js';
import type { SpcfkrsEvent } from '../events.js';
import { leaderOf } from '../orders/battalion.js';
import { deedsOf } from '../orders/deeds.js';
import type { Rules } from '../rules.js';
import type { Effect, Phase, SpcfkrsState, Turn, UnitId } from '../state.js';
import { endIfDecided } from './ending.js';
import { orderOf } from './order-of.js';

type TieRules = Pick<Rules, 'ties'>;

/** The turn that is next, or under way. */
export function currentTurn({ queue }: Pick<SpcfkrsState, 'queue'>): Turn | undefined {
  return queue[0]?.[0];
}

/**
 * The state as a unit finds it on its turn. Where those of equal Speed act at the same time, that is the state before any
 * of them did, but for what it, or its battalion, has done itself.
 *
 * @rule S-SPEED
 */
export function seenBy(state: SpcfkrsState, id: UnitId): SpcfkrsState {
  const by = leaderOf(state, id);
  return settleEffects(
    state,
    state.pending.filter((effect) => effect.by === by),
    [],
  );
}

/**
 * The state after a turn, or a part of it, has done something: at once where ties are rolled for, and where they are not
 * when all of the same Speed are done.
 *
 * @rule S-SPEED
 * @rule S-WIN
 */
export function withEffects(
  state: SpcfkrsState,
  effects: readonly Effect[],
  { ties }: TieRules,
  log: SpcfkrsEvent[],
): SpcfkrsState {
  if (ties === 'simultaneous') return changed(state, { pending: [...state.pending, ...effects] });
  return endIfDecided(settleEffects(state, effects, log), log);
}

/**
 * Ends the turn under way. With the last of its group, everything that the group has done is applied, and is looked at
 * whether the match is decided.
 *
 * @rule S-SPEED
 * @rule S-WIN
 */
export function endTurn(state: SpcfkrsState, phase: Phase, log: SpcfkrsEvent[]): SpcfkrsState {
  if (state.stage.step === 'over') return state;
  const [group = [], ...others] = state.queue;
  const [, ...rest] = group;
  const stage = { step: 'turn', phase, done: 0 } as const;
  if (rest.length > 0) return changed(state, { queue: [rest, ...others], stage });
  const settled = settleEffects(state, state.pending, log);
  return endIfDecided(changed(settled, { queue: others, pending: [], stage }), log);
}

/**
 * Ends one thing that a unit was ordered to do in its turn, so many having been over before it: the turn goes on with the
 * next, or ends.
 *
 * @rule S-GUNS
 * @rule S-CREW
 */
export function endDeed(state: SpcfkrsState, phase: Phase, done: number, log: SpcfkrsEvent[]): SpcfkrsState {
  if (state.stage.step === 'over') return state;
  const turn = currentTurn(state);
  const order = turn === undefined ? undefined : orderOf(state, turn.unit);
  const isMore = order !== undefined && done + 1 < deedsOf(order, phase).length;
  return isMore ? changed(state, { stage: { step: 'turn', phase, done: done + 1 } }) : endTurn(state, phase, log);
}

/** The state in which a unit has had its special, stab or shot of this round. @rule S-ORDERS */
export function withActed(state: SpcfkrsState, id: UnitId): SpcfkrsState {
  return changed(state, { units: withUnit(state.units, id, { acted: true }) });
}
