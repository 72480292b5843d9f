import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { leaderOf } from '../orders/battalion.js';
import { endTurn, withEffects } from '../round/turns.js';
import type { Effect, SpcfkrsState } from '../state.js';

/** A unit rolls for its overdose, which may kill it; this is not its action. @rule S-OVERDOSE */
export function rollOverdose(state: SpcfkrsState, chance: Chance, context: Context): Step<SpcfkrsState, SpcfkrsEvent> {
  const { stage } = state;
  if (stage.step !== 'overdose') return { state, events: [] };
  const { unit } = stage;
  const { result, dice } = thrown(chance, (source) => context.resolveOverdose(source, context));
  const log: SpcfkrsEvent[] = [{ type: 'overdose-judged', rule: 'S-OVERDOSE', dice, unit, dies: result.succeeds }];
  const effects: readonly Effect[] = result.succeeds
    ? [{ kind: 'death', by: leaderOf(state, unit), unit, rule: 'S-OVERDOSE' }]
    : [];
  return { state: endTurn(withEffects(state, effects, context.rules, log), 'special', log), events: log };
}
