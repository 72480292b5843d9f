import { changed, changedCrab } from '../change.js';
import type { WarcrabsEvent } from '../events.js';
import { crabOf, isAlive } from '../find.js';
import type { CrabId, WarcrabsState } from '../state.js';
import { suffererOf } from './due.js';
import { endIfDecided } from './ending.js';

/**
 * Removes those of some crabs that have no Hit Points left, all of them together: what was due of them happens no more,
 * whoever's attack or throw it was has the credit, and the fight may be over.
 *
 * @rule W-DEATH
 * @rule W-FIGHT
 */
export function removeDead(
  state: WarcrabsState,
  ids: readonly CrabId[],
  by: CrabId | null,
  log: WarcrabsEvent[],
): WarcrabsState {
  const dead = ids.filter((id) => {
    const crab = crabOf(state, id);
    return crab !== undefined && !isAlive(crab);
  });
  if (dead.length === 0) return state;
  for (const crab of dead) log.push({ type: 'died', rule: 'W-DEATH', crab, by });
  const credited = dead.filter((id) => id !== by).length;
  const crabs = state.crabs.map((crab) => {
    if (dead.includes(crab.id))
      return changedCrab(crab, { stun: null, kills: crab.kills + (crab.id === by ? credited : 0) });
    return crab.id === by ? changedCrab(crab, { kills: crab.kills + credited }) : crab;
  });
  const due = state.due.filter((happening) => !dead.includes(suffererOf(happening)));
  return endIfDecided(changed(state, { crabs, due }), log);
}
