import type { Problem } from '@tabletop/dice';
import { problem, type reading, under } from '@tabletop/game';
import { rulesFor } from '../rules.js';
import { readHouseRules } from '../setup/house-rules.js';
import { readVessel } from '../setup/vessel-check.js';
import type { KrakenState } from '../state.js';
import { countProblems } from './check-counts.js';
import { figureProblems } from './check-figures.js';
import { stageProblems } from './check-stage.js';

/**
 * Judges a state that has the shape of one: whether the game could go on from it with every law of the game kept, even
 * where no game could have come there. House rules are left with what differs from the printed game.
 */
export function readState(shape: KrakenState): reading.Found<KrakenState> {
  const houseRules = readHouseRules(shape.rules);
  const vessel = readVessel(shape.vessel);
  const basics = [...under(['rules'], houseRules.problems), ...under(['vessel'], vessel.problems)];
  if (basics.length > 0 || vessel.value === undefined) return { problems: basics };

  const state: KrakenState = { ...shape, rules: houseRules.rules, vessel: vessel.value };
  const rules = rulesFor(state.rules);
  const ids = idProblems(state);
  const problems =
    ids.length > 0
      ? ids
      : [...countProblems(state, rules), ...figureProblems(state, rules), ...stageProblems(state, rules)];
  return problems.length > 0 ? { problems } : { value: state, problems };
}

/** Ids name one thing each, in ascending order, and every sailor has an owner at the table. */
function idProblems({ players, sailors, tentacles }: KrakenState): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [at, { id }] of players.entries()) {
    if (players.findIndex((other) => other.id === id) < at)
      problems.push(problem(['players', at, 'id'], 'Two players have the same id.', 'K-CREW'));
  }
  for (const [name, list] of [
    ['sailors', sailors],
    ['tentacles', tentacles],
  ] as const) {
    for (const [at, { id }] of list.entries()) {
      if (id <= (list[at - 1]?.id ?? 0))
        problems.push(problem([name, at, 'id'], `The ids of ${name} ascend, each used once.`));
    }
  }
  for (const [at, { owner }] of sailors.entries()) {
    if (!players.some(({ id }) => id === owner))
      problems.push(problem(['sailors', at, 'owner'], 'Every sailor belongs to a player.', 'K-CREW'));
  }
  return problems;
}
