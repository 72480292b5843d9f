import type { Shell, Weapon } from '../crab/crab.js';

type Flag = 'explosive' | 'ignoresCover' | 'flame';

/** The name of a weapon on the list of this package. */
export type WeaponName =
  | 'Pickle Spear'
  | 'Firecracker'
  | 'Laser Pointer'
  | 'Bottle Rocket Launcher'
  | 'Flamethrower'
  | 'MBRLS'
  | 'Letter Opener';

/** The name of a shell on the list of this package. */
export type ShellName = 'Basic' | 'Soup Can' | 'Coffee Mug' | 'Titanium Conch';

/** A weapon as a row: its numbers, its flags, and which of its fields the source gives. */
export type WeaponRow = readonly [
  name: WeaponName,
  kind: Weapon['kind'],
  damage: number,
  weight: number,
  price: number,
  toHit: number,
  maxRange: number | null,
  uses: number | null,
  flags: readonly Flag[],
  source: readonly (keyof Weapon)[],
];

/** A shell as a row: its numbers, and which of its fields the source gives. */
export type ShellRow = readonly [
  name: ShellName,
  weight: number,
  armour: number,
  price: number,
  source: readonly (keyof Shell)[],
];

/**
 * The weapons on sale. The source names all but the last, and of each gives what the last column lists; every other
 * value is House. Prices are cents, ranges inches. A firecracker weighs nothing because in the worked fight a crab that
 * has one throws as far as one that carries only its Basic shell.
 *
 * @rule W-KIT-SOURCE
 * @rule W-KIT-HOUSE
 */
// biome-ignore format: the table of the rule book
export const WEAPON_TABLE: readonly WeaponRow[] = [
  // weapon                   kind    damage weight price hit range uses  flags                          from the source
  ['Pickle Spear',           'claw',    3,    1,   155,   0, null, null, [],                            ['name', 'kind']],
  ['Firecracker',            'tossed',  2,    0,    25,   0,    8,    1, ['explosive', 'ignoresCover'], ['name', 'kind', 'explosive']],
  ['Laser Pointer',          'ranged',  1,    1,   130,   0, null, null, [],                            ['name', 'kind']],
  ['Bottle Rocket Launcher', 'ranged',  1,    1,   170,  -1, null, null, ['explosive'],                 ['name', 'kind', 'toHit', 'explosive']],
  ['Flamethrower',           'ranged',  2,    2,   475,   0,    6, null, ['flame'],                     ['name', 'kind', 'flame']],
  ['MBRLS',                  'ranged',  2,    4,   600,   1, null, null, ['explosive'],                 ['name', 'kind', 'toHit', 'explosive']],
  ['Letter Opener',          'claw',    3,    2,   210,   1, null, null, [],                            []],
];

/**
 * The shells on sale. The source gives the Basic one but for its price; every other value is House. Prices are cents.
 *
 * @rule W-SHELL
 * @rule W-KIT-HOUSE
 */
// biome-ignore format: the table of the rule book
export const SHELL_TABLE: readonly ShellRow[] = [
  // shell             weight armour price  from the source
  ['Basic',             1,     10,      0,  ['name', 'weight', 'armour']],
  ['Soup Can',          2,     15,     40,  []],
  ['Coffee Mug',        3,     24,    200,  []],
  ['Titanium Conch',    2,     18,    200,  []],
];
