import { type Problem, show } from '@tabletop/dice';
import { attempt, isNameOf, isObject, namesOf, problem, refusal, under, unknownFields } from '@tabletop/game';
import {
  type BoughtCraft,
  type BoughtUnit,
  buildCraft,
  buildForce,
  CRAFT,
  type CraftInput,
  type Rules,
  type UnitInput,
} from '@tabletop/spcfkrs';
import { suggestion } from '../../../suggest.js';
import type { BoughtForce, Budgets, CraftEntry } from './bought-force.js';

/** What is to be bought, which may be anything. */
export interface Wanted {
  readonly units: unknown;
  readonly craft: readonly unknown[];
  readonly budgets: Budgets;
}

/** What was bought, and what is wrong with it: what it costs is of interest once nothing else is. */
export interface Bought extends Omit<BoughtForce, 'name' | 'budgets'> {
  readonly problems: readonly Problem[];
}

/** Buys units on foot and craft together. The path of a problem is `units` or `craft`, and which of them. */
export function buy({ units, craft: entries, budgets }: Wanted, rules: Rules): Bought {
  const foot = buyUnits(units, entries.length > 0, budgets['on-foot'], rules);
  const { craft, problems } = buyCraft(entries, namesIn(units), rules);
  const wrong = [...foot.problems.filter(({ path }) => path.length > 0), ...problems];
  return {
    units: foot.units,
    craft,
    // Where nothing is wrong with them, they are what they should be.
    inputs: foot.units.length === 0 ? [] : (units as readonly UnitInput[]),
    craftInputs: entries as readonly CraftEntry[],
    problems: wrong.length > 0 ? wrong : [...foot.problems, ...dearCraft(craft, budgets)],
  };
}

/** Buys the units on foot; where there are craft, there may be none. */
function buyUnits(
  units: unknown,
  hasCraft: boolean,
  budget: number,
  rules: Rules,
): { readonly units: readonly BoughtUnit[]; readonly problems: readonly Problem[] } {
  const isNone = units === undefined || (Array.isArray(units) && units.length === 0);
  if (hasCraft && isNone) return { units: [], problems: [] };
  // Buying reads anything, and says best what is wrong.
  const found = attempt(() => buildForce(units as readonly UnitInput[], budget, { rules }));
  return found.problems === undefined ? { units: found.value.units, problems: [] } : { units: [], ...found };
}

/** Buys craft beside units whose names are taken. */
function buyCraft(
  entries: readonly unknown[],
  taken: readonly string[],
  rules: Rules,
): { readonly craft: readonly BoughtCraft[]; readonly problems: readonly Problem[] } {
  const names = new Set(taken.map((name) => name.toLowerCase()));
  const craft: BoughtCraft[] = [];
  const problems: Problem[] = [];
  for (const [at, entry] of entries.entries()) {
    const found = attempt(() => craftOf(entry, rules));
    problems.push(...under(['craft', at], found.problems ?? nameFault(found.value.name, names)));
    if (found.problems === undefined) craft.push(found.value);
  }
  return { craft, problems };
}

/** A craft in full, or by the name of a House design. Throws `RuleError` for anything else. */
function craftOf(entry: unknown, rules: Rules): BoughtCraft {
  if (!isObject(entry) || !('design' in entry)) return buildCraft(entry as CraftInput, { rules });
  const { name, design } = entry;
  const strangers = unknownFields(entry, ['name', 'design'], 'A craft of a House design', 'S-HULL');
  if (strangers.length > 0) throw refusal('invalid-craft', strangers);
  if (isNameOf(CRAFT, design)) return buildCraft({ name: name as string, ...CRAFT[design] }, { rules });
  const designs = namesOf(CRAFT);
  const close = typeof design === 'string' ? suggestion(design, designs) : '';
  const message = `No House design is called ${show(design)}.${close || ` There is ${designs.join(', ')}.`}`;
  throw refusal('invalid-craft', [problem(['design'], message, 'S-HULL')]);
}

/** What is wrong with a name; otherwise it is taken from now on. */
function nameFault(name: string, names: Set<string>): readonly Problem[] {
  const key = name.toLowerCase();
  if (names.has(key)) {
    return [problem(['name'], `There are two units called ${show(name)}, capitals aside.`, 'S-ORDERS')];
  }
  names.add(key);
  return [];
}

/** The names of units, as far as they are any. */
function namesIn(units: unknown): readonly string[] {
  if (!Array.isArray(units)) return [];
  return Array.from<unknown>(units).flatMap((unit) =>
    isObject(unit) && typeof unit.name === 'string' ? [unit.name] : [],
  );
}

/** What craft are called together. */
const CALLED = { vehicle: 'vehicles', spaceship: 'spaceships' } as const;

/** What the craft of each class cost beyond their budget. */
function dearCraft(craft: readonly BoughtCraft[], budgets: Budgets): readonly Problem[] {
  return (['vehicle', 'spaceship'] as const).flatMap((craftClass) => {
    const cost = costOf(craft.filter(({ profile }) => profile.class === craftClass));
    const budget = budgets[craftClass];
    if (cost <= budget) return [];
    const over = `${cost - budget} more than their budget of ${budget}`;
    return [problem([], `The ${CALLED[craftClass]} cost ${cost} points, ${over}.`, 'S-BUDGET')];
  });
}

/** What units cost together, in points. */
export function costOf(units: readonly { readonly profile: { readonly cost: number } }[]): number {
  return units.reduce((sum, { profile }) => sum + profile.cost, 0);
}
