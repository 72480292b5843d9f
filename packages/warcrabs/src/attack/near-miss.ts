import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import type { Context } from '../context.js';
import type { WarcrabsEvent } from '../events.js';
import { livingCrab } from '../find.js';
import type { WarcrabsState } from '../state.js';
import { takeDue } from '../turn/due.js';
import { stun } from '../turn/stun.js';

/** A crab that an explosive just missed rolls against Endurance, or is stunned. @rule W-NEARMISS */
export function settleNearMiss(
  state: WarcrabsState,
  chance: Chance,
  context: Context,
): Step<WarcrabsState, WarcrabsEvent> {
  const due = takeDue(state, 'near-miss');
  const crab = due === undefined ? undefined : livingCrab(due.rest, due.happening.crab);
  if (due === undefined || crab === undefined) return { state: due?.rest ?? state, events: [] };
  const { endurance } = crab.traits;
  const { result, dice } = thrown(chance, (source) =>
    context.resolveEndurance(source, endurance, 'W-NEARMISS', context),
  );
  const { total, success: withstood } = result;
  const rule = 'W-NEARMISS';
  const log: WarcrabsEvent[] = [
    { type: 'endurance-rolled', rule, dice, crab: crab.id, why: 'near-miss', endurance, total, withstood },
  ];
  return { state: withstood ? due.rest : stun(due.rest, crab.id, rule, log), events: log };
}
