import type { Problem } from '@tabletop/dice';
import { field, MAX_NAME, problem } from '@tabletop/game';
import { changed, withFigure } from '../change.js';
import type { DeedRule } from '../context.js';
import type { SkirmishEvent } from '../events.js';
import { figureOf } from '../find.js';
import type { FigureId } from '../ids.js';
import type { Figure, SkirmishState } from '../state.js';
import { type DeedEntry, declaration, deedFields } from './deeds.js';
import { settled } from './settled.js';

/**
 * Lying down. It changes nothing but how fast the figure moves.
 *
 * @rule F-ACT
 */
export const lieDownRule: DeedRule<'lie-down'> = {
  rule: 'F-ACT',
  options: (_state, figure, player) => [{ type: 'lie-down', player, figure }],
  refuse: (state, { figure }) => refusePosture(state, figure, 'prone'),
  begin: (state, { figure }, log) => inPosture(state, figure, 'prone', log),
};

/**
 * Standing up.
 *
 * @rule F-ACT
 */
export const standUpRule: DeedRule<'stand-up'> = {
  rule: 'F-ACT',
  options: (_state, figure, player) => [{ type: 'stand-up', player, figure }],
  refuse: (state, { figure }) => refusePosture(state, figure, 'standing'),
  begin: (state, { figure }, log) => inPosture(state, figure, 'standing', log),
};

function refusePosture(state: SkirmishState, id: FigureId, posture: Figure['posture']): Problem | undefined {
  return figureOf(state, id)?.posture === posture
    ? problem(['figure'], `The figure is ${posture}.`, 'F-ACT')
    : undefined;
}

function inPosture(
  state: SkirmishState,
  figure: FigureId,
  posture: Figure['posture'],
  log: SkirmishEvent[],
): SkirmishState {
  log.push({ type: 'posture-changed', rule: 'F-ACT', figure, posture });
  return settled(changed(state, { figures: withFigure(state.figures, figure, { posture }) }));
}

/**
 * Something that the scenario allows: it costs its Action, and is told.
 *
 * @rule F-ACT
 */
export const scenarioRule: DeedRule<'scenario'> = {
  rule: 'F-ACT',
  options: (state, figure, player) =>
    state.scenarioActions.map((name) => ({ type: 'scenario' as const, player, figure, name })),
  refuse: (state, { name }) =>
    state.scenarioActions.includes(name)
      ? undefined
      : problem(['name'], 'The scenario allows no such action.', 'F-ACT'),
  begin: (state, { figure, name }, log) => {
    log.push({ type: 'scenario-action', rule: 'F-ACT', figure, name });
    return settled(state);
  },
};

/** Declares that a figure lies down. @rule F-ACT */
export const lieDown: DeedEntry<'lie-down'> = declaration('lie-down', 'F-ACT', deedFields);

/** Declares that a figure stands up. @rule F-ACT */
export const standUp: DeedEntry<'stand-up'> = declaration('stand-up', 'F-ACT', deedFields);

/** Declares something that the scenario allows. @rule F-ACT */
export const scenario: DeedEntry<'scenario'> = declaration('scenario', 'F-ACT', {
  ...deedFields,
  name: field.text(MAX_NAME),
});
