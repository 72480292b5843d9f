import { type Problem, show } from '@tabletop/dice';
import { isObject, isWhole, problem, refusal, unknownFields } from '@tabletop/game';
import { readJson } from '@tabletop/game/schema';
import { MAX_UNITS } from '@tabletop/spcfkrs';
import { MAX_BUDGET } from '@tabletop/spcfkrs/schema';
import { type BoughtForce, type Budgets, budgetsOf, type Market } from './bought-force.js';
import { buy } from './buy.js';

/** The fields of the budgets, by the class that each is for. */
const BUDGETS = { 'on-foot': 'budget', vehicle: 'vehicleBudget', spaceship: 'spaceshipBudget' } as const;

type Fields = Readonly<Record<string, unknown>>;

/**
 * `{ "units": […], "craft": […], "budget": 20, "vehicleBudget": 20, "spaceshipBudget": 20 }` of which much may be left out,
 * or the list of the units on foot alone. Throws `RuleError` with each thing that is wrong.
 */
export function jsonForce(text: string, market: Market): BoughtForce {
  const json = readJson(text, 'invalid-force');
  const force = Array.isArray(json) ? { units: json } : json;
  if (!isObject(force)) {
    const message = `A force is { units, craft, budget }, or a list of units, not ${show(json)}.`;
    throw refusal('invalid-force', [problem([], message, 'S-BUDGET')]);
  }
  const strangers = unknownFields(force, ['units', 'craft', ...Object.values(BUDGETS)], 'A force', 'S-BUDGET');
  if (strangers.length > 0) throw refusal('invalid-force', strangers);
  const { budgets, problems } = budgetsIn(force, market);
  const craft = craftIn(force);
  const { problems: wrong, ...bought } = buy({ units: force.units, craft, budgets }, market.rules);
  const all = [...problems, ...listFault(force), ...wrong];
  if (all.length > 0) throw refusal('invalid-force', all, all.length);
  return { ...bought, name: undefined, budgets };
}

/** The budgets, and what is wrong with them: what is bought for one that is wrong is not too dear. */
function budgetsIn(
  force: Fields,
  market: Market,
): { readonly budgets: Budgets; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const found = budgetsOf<unknown>(force, market);
  const read = (unitClass: keyof Budgets): number => {
    const budget = found[unitClass];
    if (isWhole(budget, 0, MAX_BUDGET)) return budget;
    const field = BUDGETS[unitClass];
    const message = `"${field}" is a whole number from 0 to ${MAX_BUDGET}, not ${show(budget)}.`;
    problems.push(problem([field], message, 'S-BUDGET'));
    return MAX_BUDGET;
  };
  return {
    budgets: { 'on-foot': read('on-foot'), vehicle: read('vehicle'), spaceship: read('spaceship') },
    problems,
  };
}

function craftIn({ craft }: Fields): readonly unknown[] {
  return Array.isArray(craft) ? Array.from<unknown>(craft).slice(0, MAX_UNITS) : [];
}

/** What is wrong with the list of craft, whatever is in it. */
function listFault({ craft = [] }: Fields): readonly Problem[] {
  if (Array.isArray(craft) && craft.length <= MAX_UNITS) return [];
  return [problem(['craft'], `"craft" is a list of at most ${MAX_UNITS}, not ${show(craft)}.`, 'S-BUDGET')];
}
