import type { Chance } from '@tabletop/dice';
import type { Step } from '@tabletop/game';
import { same, scale, subtract, type Vector } from '@tabletop/geometry';
import { withCrab, withDue } from '../change.js';
import type { Context } from '../context.js';
import type { WarcrabsEvent } from '../events.js';
import { crabOf, livingCrab } from '../find.js';
import { landingOf } from '../heights/landing.js';
import type { CrabId, Fighter, WarcrabsState } from '../state.js';
import { takeDue } from '../turn/due.js';
import { toUnits } from '../units.js';

/**
 * Where an explosive pushes its target: straight away from the attacker or, from right above or below, towards the
 * target’s rear.
 *
 * @rule W-BLAST
 */
export function blastDirection(attacker: Pick<Fighter, 'at'>, target: Pick<Fighter, 'at' | 'facing'>): Vector {
  return same(attacker.at, target.at) ? scale(target.facing, -1) : subtract(target.at, attacker.at);
}

/** The state in which a crab that survived an explosive is to be pushed, while the fight goes on. @rule W-BLAST */
export function withBlast(state: WarcrabsState, by: CrabId, id: CrabId): WarcrabsState {
  const [attacker, target] = [crabOf(state, by), livingCrab(state, id)];
  if (state.stage.phase === 'over' || attacker === undefined || target === undefined) return state;
  return withDue(state, { kind: 'blast', by, crab: id, direction: blastDirection(attacker, target) });
}

/**
 * An explosive pushes the crab that it hit straight away, an inch: something solid or another crab stops it, and over an
 * edge it falls.
 *
 * @rule W-BLAST
 */
export function settleBlast(
  state: WarcrabsState,
  _chance: Chance,
  { rules }: Context,
): Step<WarcrabsState, WarcrabsEvent> {
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
