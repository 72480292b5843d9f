import { type Problem, show } from '@tabletop/dice';
import { isObject, problem, type reading } from '@tabletop/game';
import { bareClaws } from '../attack/aim.js';
import type { TraitRules } from '../crab/check-traits.js';
import type { Crab, Shell, Weapon } from '../crab/crab.js';
import { readCrab } from '../crab/read-crab.js';
import { shellNamed, weaponNamed } from '../equipment/list.js';
import { MAX_WEAPONS } from '../limits.js';

/** A crab as it is given: its equipment in full or, where it is on the list of this package, by name. @rule W-SHEET */
export interface CrabInput extends Pick<Crab, 'name' | 'traits'> {
  /** By default a Basic shell. */
  readonly shell?: Shell | string;
  /** By default none. */
  readonly weapons?: readonly (Weapon | string)[];
}

/**
 * Reads a crab that may be anything, its equipment in full or by name on the list of this package. Names every bad
 * field.
 *
 * @rule W-SHEET
 */
export function readCrabInput(input: unknown, using?: TraitRules): reading.Found<Crab> {
  const named = withItemsNamed(input);
  const read = readCrab(named.input, using);
  const problems = [...named.problems, ...read.problems];
  return problems.length > 0 || read.value === undefined ? { problems } : { value: read.value, problems };
}

/**
 * A crab that may be anything, with the shell and the weapons that it calls by their names put in their places; and which
 * of the names are wrong.
 *
 * @rule W-KIT-SOURCE
 * @rule W-KIT-HOUSE
 */
function withItemsNamed(input: unknown): { readonly input: unknown; readonly problems: readonly Problem[] } {
  if (!isObject(input)) return { input, problems: [] };
  const problems: Problem[] = [];
  const unknown = (path: Problem['path'], what: string, name: string, rule: string) =>
    problems.push(problem(path, `There is no ${what} called ${show(name)}.`, rule));

  const { shell, weapons } = input;
  const named: { [name: string]: unknown } = { ...input };
  if (typeof shell === 'string') {
    named.shell = shellNamed(shell);
    if (named.shell === undefined) unknown(['shell'], 'shell', shell, 'W-SHELL');
  }
  if (Array.isArray(weapons) && weapons.length <= MAX_WEAPONS) {
    named.weapons = weapons.map((weapon: unknown, at) => {
      if (typeof weapon !== 'string') return weapon;
      const found = weaponNamed(weapon);
      if (found === undefined) unknown(['weapons', at], 'weapon', weapon, 'W-KIT-HOUSE');
      // What stands for a weapon that there is not: nothing else is refused because of it.
      return found ?? { name: 'none', ...bareClaws({ bareDamage: 0 }) };
    });
  }
  return { input: named, problems };
}
