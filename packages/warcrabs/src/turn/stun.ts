import { changed, changedCrab } from '../change.js';
import type { WarcrabsEvent } from '../events.js';
import { isAlive } from '../find.js';
import type { Rules } from '../rules.js';
import type { CrabId, Fighter, Stun, WarcrabsState } from '../state.js';

/**
 * Stuns a crab, from now on: a stun that it had does not add up, and begins anew. Every other living crab has to be
 * activated, or to miss its activation, before the stun is over.
 *
 * @rule W-STUN
 */
export function stun(state: WarcrabsState, id: CrabId, rule: string, log: WarcrabsEvent[]): WarcrabsState {
  log.push({ type: 'stunned', rule, crab: id });
  const waiting = state.crabs.filter((crab) => crab.id !== id && isAlive(crab)).map((crab) => crab.id);
  return withStuns(state, (crab) => (crab.id === id ? { missed: false, waiting } : crab.stun));
}

/**
 * Notes that the activation of a crab begins, or is missed: for the stuns of the others it has had its turn, and its
 * own has cost it one.
 *
 * @rule W-STUN
 */
export function noteActivation(state: WarcrabsState, id: CrabId): WarcrabsState {
  return withStuns(state, ({ id: own, stun: old }) => {
    if (old === null) return null;
    if (own === id) return old.missed ? old : { missed: true, waiting: old.waiting };
    return old.waiting.includes(id) ? { missed: old.missed, waiting: old.waiting.filter((each) => each !== id) } : old;
  });
}

/**
 * Ends, at the end of an activation, every stun that has cost its crab an activation and lasted while every other crab
 * in play had its turn; by house rules the first of these is enough.
 *
 * @rule W-STUN
 */
export function endStuns(state: WarcrabsState, rules: Pick<Rules, 'stunLasts'>, log: WarcrabsEvent[]): WarcrabsState {
  const isOver = ({ missed, waiting }: Stun): boolean =>
    missed &&
    (rules.stunLasts === 'nextActivation' || !state.crabs.some((crab) => isAlive(crab) && waiting.includes(crab.id)));
  for (const { id, stun: old } of state.crabs)
    if (old !== null && isOver(old)) log.push({ type: 'recovered', rule: 'W-STUN', crab: id });
  return withStuns(state, ({ stun: old }) => (old !== null && isOver(old) ? null : old));
}

function withStuns(state: WarcrabsState, stunOf: (crab: Fighter) => Stun | null): WarcrabsState {
  let isSame = true;
  const crabs = state.crabs.map((crab) => {
    const next = stunOf(crab);
    if (next === crab.stun) return crab;
    isSame = false;
    return changedCrab(crab, { stun: next });
  });
  return isSame ? state : changed(state, { crabs });
}
