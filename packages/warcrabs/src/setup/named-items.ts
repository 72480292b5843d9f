import { type Problem, show } from '@tabletop/dice';
import { isObject, problem } from '@tabletop/game';
import type { Crab, Shell, Weapon } from '../crab/crab.js';
import { shellNamed, weaponNamed } from '../equipment/list.js';
import { MAX_WEAPONS } from '../limits.js';

/** A crab whose equipment may be called by its name on the list of this package. */
export interface CrabSheet extends Pick<Crab, 'name' | 'traits'> {
  /** By default a Basic shell. */
  readonly shell?: Shell | string;
  /** By default none. */
  readonly weapons?: readonly (Weapon | string)[];
}

/** Stands where a name is wrong, so that nothing else is refused because of it. */
const NO_WEAPON: Weapon = {
  name: 'none',
  kind: 'claw',
  damage: 0,
  weight: 0,
  price: 0,
  toHit: 0,
  maxRange: null,
  uses: null,
  explosive: false,
  ignoresCover: false,
  flame: false,
};

/**
 * A crab that may be anything, with the shell and the weapons that it calls by their names put in their places; and which
 * of the names are wrong.
 *
 * @rule W-KIT-SOURCE
 * @rule W-KIT-HOUSE
 */
export function withItemsNamed(input: unknown): { readonly input: unknown; readonly problems: readonly Problem[] } {
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
      return found ?? NO_WEAPON;
    });
  }
  return { input: named, problems };
}
