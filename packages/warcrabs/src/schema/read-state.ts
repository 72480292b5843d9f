import { type reading, under } from '@tabletop/game';
import { rulesFor } from '../rules.js';
import { readHouseRules } from '../setup/house-rules.js';
import { readBoard } from '../setup/read-board.js';
import type { WarcrabsState } from '../state.js';
import { crabProblems } from './check-crabs.js';
import { dueProblems } from './check-due.js';
import { endingProblems } from './check-ending.js';
import { orderProblems } from './check-order.js';
import { seatProblems } from './check-seats.js';
import { turnProblems } from './check-turn.js';

/**
 * Judges a state that has the shape of one: whether the game could go on from it with every law of the game kept, even
 * where no game could have come there. House rules are left with what differs from the printed game.
 */
export function readState(shape: WarcrabsState): reading.Found<WarcrabsState> {
  const houseRules = readHouseRules(shape.rules);
  const board = readBoard(shape.board);
  const basics = [...under(['rules'], houseRules.problems), ...under(['board'], board.problems)];
  if (basics.length > 0 || board.value === undefined) return { problems: basics };

  const state: WarcrabsState = { ...shape, rules: houseRules.rules, board: board.value };
  const rules = rulesFor(state.rules);
  // What refers to players and crabs is looked at when they are known to be there, and are what they can be.
  const seats = seatProblems(state);
  const figures = seats.length > 0 ? seats : crabProblems(state, rules);
  const problems =
    figures.length > 0
      ? figures
      : [
          ...orderProblems(state, rules),
          ...turnProblems(state, rules),
          ...dueProblems(state, rules),
          ...endingProblems(state, rules),
        ];
  return problems.length > 0 ? { problems } : { value: state, problems };
}
