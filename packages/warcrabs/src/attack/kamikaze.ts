import type { Step } from '@tabletop/game';
import { withCrab } from '../change.js';
import type { WarcrabsEvent } from '../events.js';
import { livingCrab } from '../find.js';
import type { WarcrabsState } from '../state.js';
import { removeDead } from '../turn/death.js';
import { takeDue } from '../turn/due.js';
import { withBlast } from './blast.js';

/**
 * An explosive used claw-to-claw does its full damage to the Hit Points of both crabs, whatever their armour. Those that
 * die are removed together; the target, if it lives, is pushed next.
 *
 * @rule W-KAMIKAZE
 * @rule W-DEATH
 */
export function settleKamikaze(state: WarcrabsState): Step<WarcrabsState, WarcrabsEvent> {
  const due = takeDue(state, 'kamikaze');
  if (due === undefined) return { state, events: [] };
  const { by, target, damage } = due.happening;
  const log: WarcrabsEvent[] = [];
  let after = due.rest;
  for (const id of [target, by]) {
    const crab = livingCrab(after, id);
    if (crab === undefined) continue;
    const hitPoints = Math.max(0, crab.hitPoints - damage);
    log.push({ type: 'scorched', rule: 'W-KAMIKAZE', crab: id, by, damage, hitPoints });
    after = withCrab(after, id, { hitPoints });
  }
  return { state: withBlast(removeDead(after, [target, by], by, log), by, target), events: log };
}
