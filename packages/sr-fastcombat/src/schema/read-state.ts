import { type reading, under } from '@tabletop/game';
import { rulesFor } from '../rules.js';
import { readHouseRules } from '../setup/house-rules.js';
import { readBoard } from '../setup/read-board.js';
import { readGoal } from '../setup/read-goal.js';
import type { SkirmishState } from '../state.js';
import { cardProblems } from './check-cards.js';
import { endingProblems } from './check-ending.js';
import { figureProblems } from './check-figures.js';
import { itemProblems } from './check-items.js';
import { seatProblems } from './check-seats.js';
import { stageProblems } from './check-stage.js';
import { turnProblems } from './check-turn.js';

/**
 * Judges a state that has the shape of one: whether the game could go on from it with every law of the game kept, even
 * where no game could have come there. House rules are left with what differs from the printed game.
 */
export function readState(shape: SkirmishState): reading.Found<SkirmishState> {
  const houseRules = readHouseRules(shape.rules);
  const board = readBoard(shape.board);
  const goal = readGoal(shape.goal);
  const basics = [
    ...under(['rules'], houseRules.problems),
    ...under(['board'], board.problems),
    ...under(['goal'], goal.problems),
  ];
  if (basics.length > 0 || board.value === undefined || goal.value === undefined) return { problems: basics };

  const state: SkirmishState = { ...shape, rules: houseRules.rules, board: board.value, goal: { ...goal.value } };
  const rules = rulesFor(state.rules);
  // What refers to players, figures and items is looked at when they are known to be there.
  const seats = seatProblems(state);
  const problems =
    seats.length > 0
      ? seats
      : [
          ...cardProblems(state, rules),
          ...figureProblems(state, rules),
          ...itemProblems(state, rules),
          ...turnProblems(state, rules),
          ...stageProblems(state, rules),
          ...endingProblems(state, rules),
        ];
  return problems.length > 0 ? { problems } : { value: state, problems };
}
