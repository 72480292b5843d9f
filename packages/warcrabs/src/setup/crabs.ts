import type { Crab } from '../crab/crab.js';
import { shellOf, weaponOf } from '../crab/read-items.js';
import type { Traits } from '../crab/traits.js';
import { shellNamed, weaponNamed } from '../equipment/list.js';
import type { ShellName, WeaponName } from '../equipment/table.js';

/** The names of the House crabs. */
export type CrabName = 'Death Boy' | 'Crustaceanator' | 'Red Dot' | 'Shellshock' | 'Pinch Hitter' | 'Short Fuse';

type Trio = readonly [strength: number, dexterity: number, endurance: number];

function crab(
  name: CrabName,
  [strength, dexterity, endurance]: Trio,
  shell: ShellName,
  weapons: readonly WeaponName[],
): Crab {
  const traits: Traits = { strength, dexterity, endurance };
  return {
    name,
    traits,
    shell: shellOf(shellNamed(shell)),
    weapons: weapons.map((weapon) => weaponOf(weaponNamed(weapon))),
  };
}

/** So many of one weapon. */
function several(count: number, weapon: WeaponName): readonly WeaponName[] {
  return Array.from({ length: count }, () => weapon);
}

/**
 * House crabs, by name. The source gives the Strength and Dexterity of Death Boy and the Endurance of the Crustaceanator;
 * every other number is ours. Each is fitted out for the money that an account starts with.
 *
 * @rule W-TRAITS
 * @rule W-MONEY
 * @rule W-EXAMPLE
 */
export const CRABS: Readonly<Record<CrabName, Crab>> = {
  'Death Boy': crab('Death Boy', [6, 4, 5], 'Basic', ['Pickle Spear', 'Firecracker']),
  Crustaceanator: crab('Crustaceanator', [7, 5, 3], 'Soup Can', ['Pickle Spear']),
  'Red Dot': crab('Red Dot', [3, 8, 4], 'Basic', ['Laser Pointer', ...several(2, 'Firecracker')]),
  Shellshock: crab('Shellshock', [3, 7, 5], 'Basic', ['Bottle Rocket Launcher', 'Firecracker']),
  'Pinch Hitter': crab('Pinch Hitter', [5, 5, 5], 'Soup Can', ['Pickle Spear']),
  'Short Fuse': crab('Short Fuse', [7, 6, 2], 'Basic', several(7, 'Firecracker')),
};

/**
 * House teams: the crabs of the first player, of the second and so on; where there are more players, from the first again.
 *
 * @rule W-ROSTER
 */
export const TEAMS: Readonly<
  Record<'duel' | 'brawl' | 'gunners' | 'pairs' | 'gangs', readonly (readonly CrabName[])[]>
> = {
  duel: [['Death Boy'], ['Crustaceanator']],
  brawl: [['Pinch Hitter'], ['Crustaceanator']],
  gunners: [['Red Dot'], ['Shellshock']],
  pairs: [
    ['Death Boy', 'Red Dot'],
    ['Crustaceanator', 'Shellshock'],
  ],
  gangs: [['Pinch Hitter', 'Red Dot', 'Short Fuse']],
};
