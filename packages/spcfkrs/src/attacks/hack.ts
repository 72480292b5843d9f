import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import { isWithin } from '@tabletop/geometry/grid';
import type { Context } from '../context.js';
import type { LostReason, SpcfkrsEvent } from '../events.js';
import { livingUnit, placeOf } from '../find.js';
import { leaderOf } from '../orders/battalion.js';
import { endTurn, withEffects } from '../round/turns.js';
import type { Rules } from '../rules.js';
import type { Effect, SpcfkrsState, Unit, UnitId } from '../state.js';

/** Why a unit cannot hack another any more, or undefined. It needs no sight. @rule S-HACK */
export function hackLost(
  state: Pick<SpcfkrsState, 'units'>,
  hacker: Unit,
  targetId: UnitId,
  { hackRange, metric }: Pick<Rules, 'hackRange' | 'metric'>,
): LostReason | undefined {
  const target = livingUnit(state, targetId);
  if (target === undefined) return 'target-dead';
  const isInRange = hackRange === null || isWithin(placeOf(hacker), placeOf(target), hackRange, metric);
  return isInRange ? undefined : 'out-of-range';
}

/** A unit tries to hack the guns of another: it does not shoot this round where that succeeds. @rule S-HACK */
export function settleHack(state: SpcfkrsState, chance: Chance, context: Context): Step<SpcfkrsState, SpcfkrsEvent> {
  const { stage } = state;
  if (stage.step !== 'hack') return { state, events: [] };
  const { unit, target } = stage;
  const { result, dice } = thrown(chance, (source) => context.resolveHack(source, context));
  const success = result.succeeds;
  const log: SpcfkrsEvent[] = [{ type: 'hack-judged', rule: 'S-HACK', dice, unit, target, success }];
  const effects: readonly Effect[] = success ? [{ kind: 'hack', by: leaderOf(state, unit), unit: target }] : [];
  return { state: endTurn(withEffects(state, effects, context.rules, log), 'special', log), events: log };
}
