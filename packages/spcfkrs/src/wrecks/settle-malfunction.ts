import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { unitOf } from '../find.js';
import { leaderOf } from '../orders/battalion.js';
import { endTurn, withEffects } from '../round/turns.js';
import type { Effect, SpcfkrsState, Unit, UnitId } from '../state.js';
import type { RollingStage } from './judge-malfunction.js';
import { wreckStage } from './wreck-stage.js';

/** The stage at which a unit is a wreck that rolls; undefined where it does not. @rule S-PARTS */
export function rollingStage({ parts }: Pick<Unit, 'parts'>): RollingStage | undefined {
  const stage = wreckStage(parts);
  return stage === 'quarter' || stage === 'half' ? stage : undefined;
}

/**
 * A wrecked craft rolls one die, whether or not it malfunctions already: on the first success it does, on another it blows
 * up. Who blows up harms nobody around.
 *
 * @rule S-PARTS
 */
export function rollMalfunction(
  state: SpcfkrsState,
  chance: Chance,
  context: Context,
): Step<SpcfkrsState, SpcfkrsEvent> {
  const { stage } = state;
  const craft = stage.step === 'malfunction' ? unitOf(state, stage.unit) : undefined;
  const wreck = craft && rollingStage(craft);
  if (craft === undefined || wreck === undefined) return { state: endTurn(state, 'special', []), events: [] };
  const { result, dice } = thrown(chance, (source) => context.resolveMalfunction(source, wreck, context));
  const isAgain = craft.craft?.malfunctioning ?? false;
  const outcome = result.succeeds ? (isAgain ? 'blows-up' : 'malfunctions') : 'holds';
  const unit = craft.id;
  const log: SpcfkrsEvent[] = [{ type: 'malfunction-judged', rule: 'S-PARTS', dice, unit, wreck, result: outcome }];
  const effects = effectsOf(outcome, leaderOf(state, unit), unit);
  return { state: endTurn(withEffects(state, effects, context.rules, log), 'special', log), events: log };
}

function effectsOf(outcome: 'holds' | 'malfunctions' | 'blows-up', by: UnitId, unit: UnitId): readonly Effect[] {
  switch (outcome) {
    case 'holds':
      return [];
    case 'malfunctions':
      return [{ kind: 'malfunction', by, unit }];
    case 'blows-up':
      return [{ kind: 'death', by, unit, rule: 'S-PARTS' }];
  }
}
