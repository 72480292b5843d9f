import type { Problem } from '@tabletop/dice';
import type { Rules } from '../rules.js';
import type { SpcfkrsState } from '../state.js';
import { actingProblems } from './check-acting.js';
import { givenProblems } from './check-given.js';
import { rankProblems } from './check-ranks.js';
import { isActing } from './under-way.js';

/** What is wrong with what is going on in a state: it is of those, and asks those, whom it could be of and ask. */
export function stageProblems(state: SpcfkrsState, rules: Rules): readonly Problem[] {
  const { stage } = state;
  if (isActing(stage)) return actingProblems(state, stage, rules);
  switch (stage.step) {
    case 'orders':
      return givenProblems(state, stage, rules);
    case 'order':
      return rankProblems(state, stage, rules);
    default:
      return [];
  }
}
