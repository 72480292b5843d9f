import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { leaderOf } from '../orders/battalion.js';
import { endTurn, withEffects } from '../round/turns.js';
import type { Effect, SpcfkrsState } from '../state.js';

/**
 * A craft rolls for the overdose of its pilot. Without one it drifts: it moves and rams no more, and its guns and crews go
 * on; by house rules it is destroyed.
 *
 * @rule S-VMODS
 */
export function rollPilot(state: SpcfkrsState, chance: Chance, context: Context): Step<SpcfkrsState, SpcfkrsEvent> {
  const { stage } = state;
  if (stage.step !== 'pilot') return { state, events: [] };
  const { unit } = stage;
  const { result, dice } = thrown(chance, (source) => context.resolveOverdose(source, context));
  const log: SpcfkrsEvent[] = [{ type: 'pilot-judged', rule: 'S-VMODS', dice, unit, dies: result.succeeds }];
  const by = leaderOf(state, unit);
  const loss: Effect =
    context.rules.pilotDeath === 'destroyed'
      ? { kind: 'death', by, unit, rule: 'S-VMODS' }
      : { kind: 'pilot', by, unit };
  const after = withEffects(state, result.succeeds ? [loss] : [], context.rules, log);
  return { state: endTurn(after, 'special', log), events: log };
}
