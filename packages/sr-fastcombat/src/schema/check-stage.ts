import { type Problem, show } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import type { Rules } from '../rules.js';
import type { SkirmishState } from '../state.js';
import { areaProblems, drainProblems, spellProblems } from './check-casting.js';
import { damageProblems, meleeProblems, shotProblems } from './check-fights.js';
import { blastProblems, scatterProblems, throwProblems } from './check-grenades.js';
import { contestProblems, initiativeProblems, windowProblems } from './check-windows.js';
import { isSettling, SETTLING, type Settling } from './settling.js';

/** What is wrong with what is going on in a state: it is of those, and asks those, whom it could be of and ask. */
export function stageProblems(state: SkirmishState, rules: Rules): readonly Problem[] {
  const { stage } = state;
  if (isSettling(stage)) return settlingProblems(state, stage, rules);
  switch (stage.phase) {
    case 'initiative':
      return initiativeProblems(state, stage);
    case 'window':
      return windowProblems(state, stage);
    case 'contest':
      return contestProblems(state, stage);
    default:
      return [];
  }
}

/** The phases in which an action is settled look at that action: one of another kind would never be. */
function settlingProblems(state: SkirmishState, stage: Settling, rules: Rules): readonly Problem[] {
  const { deed } = state;
  const { deeds, rule } = SETTLING[stage.phase];
  // That there is none is said where the turn is looked at.
  if (deed === null) return [];
  const wrong = [problem(['deed', 'type'], `Here ${deeds.map(show).join(' or ')} is being settled.`, rule)];
  switch (stage.phase) {
    case 'shot':
      return deed.type === 'shoot' ? shotProblems(state, deed) : wrong;
    case 'melee':
      return deed.type === 'strike' || deed.type === 'cast' ? meleeProblems(state, stage, deed) : wrong;
    case 'throw':
      return deed.type === 'throw' || deed.type === 'launch' ? throwProblems(state, stage, deed) : wrong;
    case 'scatter':
      return deed.type === 'throw' || deed.type === 'launch' ? scatterProblems(state, stage) : wrong;
    case 'blast':
      return deed.type === 'throw' || deed.type === 'launch' ? blastProblems(state, stage) : wrong;
    case 'damage':
      return deed.type === 'shoot' || deed.type === 'strike' || deed.type === 'cast'
        ? damageProblems(state, stage, deed)
        : wrong;
    case 'spell':
      return deed.type === 'cast' ? spellProblems(state, deed) : wrong;
    case 'area':
      return deed.type === 'cast' ? areaProblems(state, stage, deed, rules) : wrong;
    case 'drain':
      return deed.type === 'cast' ? drainProblems(state, deed) : wrong;
  }
}
