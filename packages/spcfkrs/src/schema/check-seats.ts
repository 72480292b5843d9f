import { type Problem, show } from '@tabletop/dice';
import { problem, readNames, under } from '@tabletop/game';
import { sideOf } from '../find.js';
import { costOf, overBudget } from '../force/budget.js';
import { isUnitName, UNIT_NAME_WANTED, withoutCapitals } from '../force/unit-name.js';
import { MAX_PLAYERS, MAX_SIDES } from '../limits.js';
import type { SpcfkrsState } from '../state.js';
import { UNIT_CLASSES } from '../unit-class.js';

/**
 * What is wrong with who is who in a state: players and sides have names of their own, every side belongs to a player and
 * every player has one, and units are numbered from 1 in their order, each with a name of its own and on a side that had
 * the points for them.
 *
 * @rule S-MODE
 * @rule S-ORDERS
 * @rule S-BUDGET
 */
export function seatProblems(state: SpcfkrsState): readonly Problem[] {
  const { players, sides, units } = state;
  const owners = players.map(({ id }) => id);
  const names = sides.map(({ id }) => id);
  const seats = readNames(owners, { what: 'player', least: 1, most: MAX_PLAYERS, rule: 'S-MODE' });
  const forces = readNames(names, { what: 'side', least: 2, most: MAX_SIDES, rule: 'S-MODE' });
  const refuse = (path: Problem['path'], message: string) => problem(path, message, 'S-MODE');
  return [
    ...seats.problems.map((found) => ({ ...found, path: ['players', ...found.path, 'id'] })),
    ...forces.problems.map((found) => ({ ...found, path: ['sides', ...found.path, 'id'] })),
    ...owners.flatMap((owner, at) =>
      sides.some((side) => side.owner === owner) ? [] : [refuse(['players', at], 'Every player has a side.')],
    ),
    ...sides.flatMap(({ id, owner }, at) => [
      ...(owners.includes(owner) ? [] : [refuse(['sides', at, 'owner'], `There is no player ${show(owner)}.`)]),
      ...(units.some(({ side }) => side === id) ? [] : [refuse(['sides', at], 'Every side has a unit.')]),
    ]),
    ...units.flatMap(({ id, side }, at) => [
      ...(id === at + 1 ? [] : [refuse(['units', at, 'id'], 'Units are numbered from 1, in their order.')]),
      ...(sideOf(state, side) === undefined ? [refuse(['units', at, 'side'], `There is no side ${show(side)}.`)] : []),
    ]),
    ...nameProblems(state),
    ...budgetProblems(state),
  ];
}

/** Written orders call units by their names. */
function nameProblems({ units }: SpcfkrsState): readonly Problem[] {
  const taken = new Set<string>();
  return units.flatMap(({ name }, at) => {
    const refuse = (message: string) => [problem(['units', at, 'name'], message, 'S-ORDERS')];
    if (!isUnitName(name)) return refuse(`The name of a unit is ${UNIT_NAME_WANTED}.`);
    const plain = withoutCapitals(name);
    if (taken.has(plain)) return refuse(`There are two units called ${show(name)}, capitals aside.`);
    taken.add(plain);
    return [];
  });
}

/** The points of a side for units of each class. */
const BUDGETS = { 'on-foot': 'budget', vehicle: 'vehicleBudget', spaceship: 'spaceshipBudget' } as const;

function budgetProblems({ sides, units }: SpcfkrsState): readonly Problem[] {
  return sides.flatMap((side, at) =>
    UNIT_CLASSES.flatMap((unitClass) => {
      const field = BUDGETS[unitClass];
      const its = units.filter(({ side: id, profile }) => id === side.id && profile.class === unitClass);
      const dear = overBudget(costOf(its), side[field], unitClass);
      return dear === undefined ? [] : under(['sides', at, field], [dear]);
    }),
  );
}
