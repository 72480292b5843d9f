import { type reading, under } from '@tabletop/game';
import { rulesFor } from '../rules.js';
import { readHouseRules } from '../setup/house-rules.js';
import { readMap } from '../setup/read-map.js';
import type { SpcfkrsState } from '../state.js';
import { idleProblems } from './check-aboard.js';
import { battalionProblems } from './check-battalions.js';
import { endingProblems } from './check-ending.js';
import { pendingProblems } from './check-pending.js';
import { ramProblems } from './check-rams.js';
import { revealedProblems } from './check-revealed.js';
import { roundProblems } from './check-round.js';
import { seatProblems } from './check-seats.js';
import { slagProblems } from './check-slag.js';
import { stageProblems } from './check-stage.js';
import { turnProblems } from './check-turns.js';
import { unitProblems } from './check-units.js';

/**
 * Judges a state that has the shape of one: whether the game could go on from it with every law of the game kept, even
 * where no game could have come there. House rules are left with what differs from the printed game.
 */
export function readState(shape: SpcfkrsState): reading.Found<SpcfkrsState> {
  const houseRules = readHouseRules(shape.rules);
  const map = readMap(shape.map);
  const basics = [...under(['rules'], houseRules.problems), ...under(['map'], map.problems)];
  if (basics.length > 0 || map.value === undefined) return { problems: basics };

  const state: SpcfkrsState = { ...shape, rules: houseRules.rules, map: map.value };
  const rules = rulesFor(state.rules);
  // What refers to units, to their orders and to their turns is looked at when they are known to be there.
  const checks = [
    () => seatProblems(state),
    () => unitProblems(state, rules),
    () => [
      ...battalionProblems(state, rules),
      ...revealedProblems(state, rules),
      ...slagProblems(state, rules),
      ...idleProblems(state),
    ],
    () => [...roundProblems(state, rules), ...ramProblems(state, rules), ...turnProblems(state, rules)],
    () => [...pendingProblems(state, rules), ...stageProblems(state, rules), ...endingProblems(state, rules)],
  ];
  for (const check of checks) {
    const problems = check();
    if (problems.length > 0) return { problems };
  }
  return { value: state, problems: [] };
}
