import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import { withCrab } from '../change.js';
import type { Context } from '../context.js';
import type { WarcrabsEvent } from '../events.js';
import { livingCrab } from '../find.js';
import type { WarcrabsState } from '../state.js';
import { removeDead } from '../turn/death.js';
import { takeDue } from '../turn/due.js';
import { stun } from '../turn/stun.js';
import { toInches } from '../units.js';

/**
 * A crab that has come to lie lower is hurt by the fall, dies or rolls against Endurance, and may be stunned.
 *
 * @rule W-FALL
 * @rule W-DEATH
 */
export function settleFall(state: WarcrabsState, chance: Chance, context: Context): Step<WarcrabsState, WarcrabsEvent> {
  const due = takeDue(state, 'fall');
  const crab = due === undefined ? undefined : livingCrab(due.rest, due.happening.crab);
  if (due === undefined || crab === undefined) return { state: due?.rest ?? state, events: [] };
  const { by, drop } = due.happening;
  const { endurance } = crab.traits;
  const { result, dice } = thrown(chance, (source) =>
    context.resolveFall(source, { inches: toInches(drop), endurance, hitPoints: crab.hitPoints }, context),
  );
  const { damage, hitPoints, roll, stunned } = result;
  const rule = 'W-FALL';
  const log: WarcrabsEvent[] = [{ type: 'fell', rule, crab: crab.id, drop, damage, hitPoints }];
  const fallen = removeDead(withCrab(due.rest, crab.id, { hitPoints }), [crab.id], by, log);
  if (roll !== null) {
    const { total, success: withstood } = roll;
    log.push({ type: 'endurance-rolled', rule, dice, crab: crab.id, why: 'fall', endurance, total, withstood });
  }
  return { state: stunned ? stun(fallen, crab.id, rule, log) : fallen, events: log };
}
