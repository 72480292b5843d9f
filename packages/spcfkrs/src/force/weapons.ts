import type { Shots, Weapon } from './weapon.js';

/** The name of a gun on foot. */
export type GunName =
  | 'Pistol'
  | 'Assault rifle'
  | 'Plasma pistol'
  | 'Plasma rifle'
  | 'Bullet sniper'
  | 'Plasma sniper'
  | 'Machine gun'
  | 'Plasma machine gun'
  | 'Rocket launcher';

/** The name of a blade on foot. */
export type BladeName = 'Knife' | 'Plasma sword';

/** The name of a gun or a blade on foot. */
export type WeaponName = GunName | BladeName;

type Flag = 'plasma' | 'chains' | 'blast';

const ONCE: Shots = { fixed: 1, dice: 0 };
const TWICE: Shots = { fixed: 2, dice: 0 };
const BURST: Shots = { fixed: 4, dice: 1 };

/**
 * Every gun and blade on foot, by its name. `through` is what a hit through cover does to whoever is behind it; `plasma`
 * is what a plasma shield absorbs: shots alone, and so not the sword.
 *
 * @rule S-PISTOL
 * @rule S-KNIFE
 * @rule S-ASSAULT
 * @rule S-PPISTOL
 * @rule S-PRIFLE
 * @rule S-SNIPER
 * @rule S-PSNIPER
 * @rule S-MG
 * @rule S-PMG
 * @rule S-ROCKET
 * @rule S-PSWORD
 */
// biome-ignore format: the table of the rule book
export const WEAPONS: Readonly<Record<WeaponName, Weapon>> = {
  // rule         weapon                                            kind     hits on         damage range  shots  through  flags
  /* S-PISTOL  */ 'Pistol':             named('Pistol',             'gun',    'pistolHitsOn',   1,    12,   ONCE,  null),
  /* S-ASSAULT */ 'Assault rifle':      named('Assault rifle',      'gun',    'hitsOn',         1,    12,   TWICE, null),
  /* S-PPISTOL */ 'Plasma pistol':      named('Plasma pistol',      'gun',    'hitsOn',         2,     6,   ONCE,  1,       'plasma'),
  /* S-PRIFLE  */ 'Plasma rifle':       named('Plasma rifle',       'gun',    'hitsOn',         2,    12,   TWICE, 1,       'plasma'),
  /* S-SNIPER  */ 'Bullet sniper':      named('Bullet sniper',      'gun',    2,                1,    24,   ONCE,  null),
  /* S-PSNIPER */ 'Plasma sniper':      named('Plasma sniper',      'gun',    2,                2,    24,   ONCE,  null,    'plasma'),
  /* S-MG      */ 'Machine gun':        named('Machine gun',        'gun',    'hitsOn',         1,     6,   BURST, null,    'chains'),
  /* S-PMG     */ 'Plasma machine gun': named('Plasma machine gun', 'gun',    'hitsOn',         2,     6,   BURST, 1,       'plasma', 'chains'),
  /* S-ROCKET  */ 'Rocket launcher':    named('Rocket launcher',    'gun',    'hitsOn',         2,    12,   ONCE,  null,    'blast'),
  /* S-KNIFE   */ 'Knife':              named('Knife',              'blade',  'hitsOn',         1,     1,   ONCE,  null),
  /* S-PSWORD  */ 'Plasma sword':       named('Plasma sword',       'blade',  'hitsOn',         3,     1,   ONCE,  2),
};

function named(
  name: WeaponName,
  kind: Weapon['kind'],
  hitsOn: Weapon['hitsOn'],
  damage: number,
  range: number,
  shots: Shots,
  through: number | null,
  ...flags: readonly Flag[]
): Weapon {
  return {
    name,
    kind,
    hitsOn,
    damage,
    range,
    shots,
    through,
    plasma: flags.includes('plasma'),
    chains: flags.includes('chains'),
    blast: flags.includes('blast'),
  };
}
