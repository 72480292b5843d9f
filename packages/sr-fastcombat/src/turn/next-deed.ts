import type { Chance, Problem } from '@tabletop/dice';
import { problem, type Step } from '@tabletop/game';
import { changed, withFigure } from '../change.js';
import type { Context, DeedTable } from '../context.js';
import type { Deed, DeedType } from '../deed.js';
import type { SkirmishEvent } from '../events.js';
import { figureOf } from '../find.js';
import type { SkirmishState } from '../state.js';
import { endIfDecided } from './ending.js';
import { goOn, openWindow } from './window.js';

/** Why a figure cannot do it as things stand, or undefined. @rule F-ACT */
export function refuseDeed(state: SkirmishState, deed: Deed, context: Context): Problem | undefined {
  const figure = figureOf(state, deed.figure);
  if (figure === undefined || figure.status === 'out')
    return problem(['figure'], 'That figure is out of the fight.', 'F-ACT');
  if (figure.actions < 1) return problem(['figure'], 'That figure has no Action left this turn.', 'F-ACT');
  return refuseIn(context.deeds, state, deed, context);
}

function refuseIn<Type extends DeedType>(
  table: DeedTable,
  state: SkirmishState,
  deed: Deed<Type>,
  context: Context,
): Problem | undefined {
  return table[deed.type].refuse(state, deed, context);
}

function beginIn<Type extends DeedType>(
  table: DeedTable,
  state: SkirmishState,
  deed: Deed<Type>,
  log: SkirmishEvent[],
  context: Context,
): SkirmishState {
  return table[deed.type].begin(state, deed, log, context);
}

/**
 * Begins to settle the next of the actions that were declared. One that has become impossible lapses: its Action is
 * kept. When the last is settled a window opens, unless all have lapsed.
 *
 * @rule F-INTERRUPT
 * @rule F-ACT
 * @rule F-WINDOW
 */
export function nextDeed(state: SkirmishState, _chance: Chance, context: Context): Step<SkirmishState, SkirmishEvent> {
  const log: SkirmishEvent[] = [];
  const decided = state.deed === null ? undefined : endIfDecided(state, log);
  if (decided !== undefined) return { state: decided, events: log };

  const [deed, ...queue] = state.queue;
  if (deed === undefined) {
    const settled = state.deed !== null;
    const done = changed(state, { deed: null });
    return { state: settled ? openWindow(done, 'deed', log) : goOn(done), events: log };
  }
  const problem = refuseDeed(state, deed, context);
  if (problem !== undefined) {
    log.push({ type: 'lapsed', rule: problem.rule ?? 'F-INTERRUPT', deed, why: problem.message });
    return { state: changed(state, { queue }), events: log };
  }
  const left = (figureOf(state, deed.figure)?.actions ?? 1) - 1;
  log.push({ type: 'action-began', rule: 'F-ACT', deed, left });
  const spent = changed(state, { queue, deed, figures: withFigure(state.figures, deed.figure, { actions: left }) });
  return { state: beginIn(context.deeds, spent, deed, log, context), events: log };
}
