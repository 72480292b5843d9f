import type { Problem } from '@tabletop/dice';
import { problem, under } from '@tabletop/game';
import { playerOf } from '../find.js';
import { readPlayers, readScenario } from '../setup/read-setup.js';
import type { SkirmishState } from '../state.js';

/**
 * What is wrong with the names in a state: each names one thing, the ids of figures and items ascend, and every figure
 * belongs to a player and every player has one.
 *
 * @rule F-SHEET
 * @rule F-ACT
 */
export function seatProblems(state: SkirmishState): readonly Problem[] {
  const { players, figures, items, scenarioActions } = state;
  const seats = readPlayers(players.map(({ id }) => id));
  const problems: Problem[] = [
    ...seats.problems.map((found) => ({ ...found, path: ['players', ...found.path, 'id'] })),
    ...under(['scenarioActions'], readScenario(scenarioActions).problems),
    ...descents('figures', figures),
    ...descents('items', items),
  ];
  for (const [at, { owner }] of figures.entries()) {
    if (playerOf(state, owner) === undefined)
      problems.push(problem(['figures', at, 'owner'], 'Every figure belongs to a player.', 'F-SHEET'));
  }
  for (const [at, { id }] of players.entries()) {
    if (!figures.some(({ owner }) => owner === id))
      problems.push(problem(['players', at], 'Every player has a figure.', 'F-SHEET'));
  }
  return problems;
}

function descents(name: string, things: readonly { readonly id: number }[]): readonly Problem[] {
  return things.flatMap(({ id }, at) =>
    id > (things[at - 1]?.id ?? 0) ? [] : [problem([name, at, 'id'], `The ids of ${name} ascend, each used once.`)],
  );
}
