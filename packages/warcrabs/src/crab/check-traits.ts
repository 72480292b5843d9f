import type { Problem } from '@tabletop/dice';
import { problem, reading } from '@tabletop/game';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import type { Traits } from './traits.js';

/** The rules by which crabs are engineered. */
export type TraitRules = Ruled<'traitPoints' | 'traitMinimum' | 'traitMaximum' | 'mustSpendAll'>;

/**
 * What is wrong with traits, which may be anything: each that is no whole number within its bounds, or that they share
 * other than the points there are. Nothing is wrong with none.
 *
 * @rule W-TRAITS
 */
export function checkTraits(traits: unknown, using: TraitRules = { rules: DEFAULT_RULES }): readonly Problem[] {
  const { value, problems } = reading.readInput(traits, 'W-TRAITS', (source) => eachTrait(source, using));
  const fault = value === undefined ? undefined : budgetFault(value, using);
  return fault === undefined ? problems : [problem([], fault, 'W-TRAITS')];
}

/** Reads the field `traits` of a crab. @rule W-TRAITS */
export function traitsIn(crab: reading.Source, using: TraitRules): Traits {
  const source = reading.byRule(crab, 'W-TRAITS');
  const before = source.problems.length;
  const least = using.rules.traitMinimum;
  const traits = reading.objectIn(source, 'traits', (fields) => eachTrait(fields, using));
  const fault = traits === undefined || source.problems.length > before ? undefined : budgetFault(traits, using);
  if (fault !== undefined) reading.refuse(source, 'traits', fault);
  return traits ?? { strength: least, dexterity: least, endurance: least };
}

function eachTrait(source: reading.Source, { rules }: TraitRules): Traits {
  const trait = (name: keyof Traits): number => reading.whole(source, name, rules.traitMinimum, rules.traitMaximum);
  return { strength: trait('strength'), dexterity: trait('dexterity'), endurance: trait('endurance') };
}

function budgetFault(
  { strength, dexterity, endurance }: Traits,
  { rules: { traitPoints, mustSpendAll } }: TraitRules,
): string | undefined {
  const spent = strength + dexterity + endurance;
  if (spent > traitPoints) return `The three traits share ${traitPoints} points; these take ${spent}.`;
  if (mustSpendAll && spent < traitPoints)
    return `The three traits share ${traitPoints} points, all of which are given out; these take ${spent}.`;
  return undefined;
}
