import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import type { Context } from '../context.js';
import type { LostReason, SpcfkrsEvent } from '../events.js';
import { unitOf, unitOnMap } from '../find.js';
import { gapBetween } from '../map/spaces.js';
import { leaderOf } from '../orders/battalion.js';
import { endDeed, withEffects } from '../round/turns.js';
import type { Rules } from '../rules.js';
import type { Effect, SpcfkrsState, Unit, UnitId } from '../state.js';
import { goneReason } from './aim.js';

/** Why a unit, or a crew, cannot hack another any more, or undefined. It needs no sight. @rule S-HACK @rule S-VMODS */
export function hackLost(
  state: Pick<SpcfkrsState, 'map' | 'units'>,
  hacker: Unit,
  targetId: UnitId,
  { hackRange, metric }: Pick<Rules, 'hackRange' | 'metric'>,
): LostReason | undefined {
  const target = unitOnMap(state, targetId);
  if (target === undefined) return goneReason(state, targetId);
  const isInRange = hackRange === null || gapBetween(state.map, hacker, target, metric) <= hackRange;
  return isInRange ? undefined : 'out-of-range';
}

/**
 * A unit, or the crew of a craft, tries to hack the guns of another: it does not shoot this round where that succeeds.
 *
 * @rule S-HACK
 * @rule S-VMODS
 */
export function settleHack(state: SpcfkrsState, chance: Chance, context: Context): Step<SpcfkrsState, SpcfkrsEvent> {
  const { stage } = state;
  if (stage.step !== 'hack') return { state, events: [] };
  const { unit, target, done } = stage;
  const hasCrew = unitOf(state, unit)?.craft !== null;
  const { result, dice } = thrown(chance, (source) =>
    hasCrew ? context.resolveCrewHack(source, context) : context.resolveHack(source, context),
  );
  const success = result.succeeds;
  const log: SpcfkrsEvent[] = [
    { type: 'hack-judged', rule: hasCrew ? 'S-VMODS' : 'S-HACK', dice, unit, target, success },
  ];
  const effects: readonly Effect[] = success ? [{ kind: 'hack', by: leaderOf(state, unit), unit: target }] : [];
  return { state: endDeed(withEffects(state, effects, context.rules, log), 'special', done, log), events: log };
}
