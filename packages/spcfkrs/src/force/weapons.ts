import type { Weapon } from './weapon.js';
import { BURST, ONCE, TWICE, weaponRow } from './weapon-row.js';

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
  // rule         weapon                                                kind     hits on         damage range  shots  through  flags
  /* S-PISTOL  */ 'Pistol':             weaponRow('Pistol',             'gun',    'pistolHitsOn',   1,    12,   ONCE,  null),
  /* S-ASSAULT */ 'Assault rifle':      weaponRow('Assault rifle',      'gun',    'hitsOn',         1,    12,   TWICE, null),
  /* S-PPISTOL */ 'Plasma pistol':      weaponRow('Plasma pistol',      'gun',    'hitsOn',         2,     6,   ONCE,  1,       'plasma'),
  /* S-PRIFLE  */ 'Plasma rifle':       weaponRow('Plasma rifle',       'gun',    'hitsOn',         2,    12,   TWICE, 1,       'plasma'),
  /* S-SNIPER  */ 'Bullet sniper':      weaponRow('Bullet sniper',      'gun',    2,                1,    24,   ONCE,  null),
  /* S-PSNIPER */ 'Plasma sniper':      weaponRow('Plasma sniper',      'gun',    2,                2,    24,   ONCE,  null,    'plasma'),
  /* S-MG      */ 'Machine gun':        weaponRow('Machine gun',        'gun',    'hitsOn',         1,     6,   BURST, null,    'chains'),
  /* S-PMG     */ 'Plasma machine gun': weaponRow('Plasma machine gun', 'gun',    'hitsOn',         2,     6,   BURST, 1,       'plasma', 'chains'),
  /* S-ROCKET  */ 'Rocket launcher':    weaponRow('Rocket launcher',    'gun',    'hitsOn',         2,    12,   ONCE,  null,    'blast'),
  /* S-KNIFE   */ 'Knife':              weaponRow('Knife',              'blade',  'hitsOn',         1,     1,   ONCE,  null),
  /* S-PSWORD  */ 'Plasma sword':       weaponRow('Plasma sword',       'blade',  'hitsOn',         3,     1,   ONCE,  2),
};
