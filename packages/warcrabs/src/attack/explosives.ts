import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import { same } from '@tabletop/geometry';
import { withCrab, withDue } from '../change.js';
import type { Context } from '../context.js';
import type { WarcrabsEvent } from '../events.js';
import { livingCrab } from '../find.js';
import { landingOf } from '../heights/landing.js';
import type { WarcrabsState } from '../state.js';
import { takeDue } from '../turn/due.js';
import { stun } from '../turn/stun.js';
import { toUnits } from '../units.js';

type Settled = Step<WarcrabsState, WarcrabsEvent>;

/** A crab that an explosive just missed rolls against Endurance, or is stunned. @rule W-NEARMISS */
export function settleNearMiss(state: WarcrabsState, chance: Chance, context: Context): Settled {
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

/**
 * An explosive pushes the crab that it hit straight away, an inch: something solid or another crab stops it, and over an
 * edge it falls.
 *
 * @rule W-BLAST
 */
export function settleBlast(state: WarcrabsState, _chance: Chance, { rules }: Context): Settled {
  const due = takeDue(state, 'blast');
  const crab = due === undefined ? undefined : livingCrab(due.rest, due.happening.crab);
  if (due === undefined || crab === undefined) return { state: due?.rest ?? state, events: [] };
  const { by, direction } = due.happening;
  const { to, drop } = landingOf(due.rest, crab, direction, toUnits(rules.blastDistance), 'pushed', rules);
  if (same(to, crab.at)) return { state: due.rest, events: [] };
  const pushed = withCrab(due.rest, crab.id, { at: to });
  return {
    state: drop > 0 ? withDue(pushed, { kind: 'fall', by, crab: crab.id, drop }) : pushed,
    events: [{ type: 'blasted', rule: 'W-BLAST', crab: crab.id, by, from: crab.at, to }],
  };
}
