import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { leaderOf } from '../orders/battalion.js';
import { endDeed, withEffects } from '../round/turns.js';
import type { Effect, SpcfkrsState } from '../state.js';

/** A technician crew tries to recharge the spent shield of its craft, which works in the same round. @rule S-VMODS */
export function settleRecharge(
  state: SpcfkrsState,
  chance: Chance,
  context: Context,
): Step<SpcfkrsState, SpcfkrsEvent> {
  const { stage } = state;
  if (stage.step !== 'recharge') return { state, events: [] };
  const { unit, done } = stage;
  const { result, dice } = thrown(chance, (source) => context.resolveRecharge(source, context));
  const success = result.succeeds;
  const log: SpcfkrsEvent[] = [{ type: 'recharge-judged', rule: 'S-VMODS', dice, unit, success }];
  const effects: readonly Effect[] = success ? [{ kind: 'recharge', by: leaderOf(state, unit), unit }] : [];
  return { state: endDeed(withEffects(state, effects, context.rules, log), 'special', done, log), events: log };
}
