import type { Firearm } from '../figures/sheet.js';
import { damageFrom, type Provenance, rangeClassOf } from './printed.js';

/** A weapon of the armoury. */
export interface ArmouryFirearm extends Firearm {
  readonly name: WeaponName;
  readonly provenance: Provenance;
}

// biome-ignore format: the table of the rule book
const PRINTED = [
  // weapon                  type                ammo  damage
  ['Streetline Special',     'Hold-Out',            6,  5],
  ['Walther Palm Pistol',    'Hold-Out',            2,  5],
  ['Beretta 101T',           'Light',              12,  7],
  ['Colt America L36',       'Light',              11,  7],
  ['Fichetti Security 500',  'Light',              12,  7],
  ['Fichetti Security 500a', 'Light',              25,  7],
  ['Ares Predator',          'Heavy',              15, 12],
  ['Ares Viper',             'Heavy',              10, 22],
  ['Browning MaxPower',      'Heavy',              10, 12],
  ['Remington Roomsweeper',  'Heavy',               8, 19],
  ['Ruger Super Warhawk',    'Heavy',               6, 13],
  ['Defiance SuperShock',    'Taser',               4, 22],
  ['AK-97 SMG',              'SMG',                 6, 14],
  ['H&K HK227',              'SMG',                 6, 15],
  ['HK227S',                 'SMG',                 9, 13],
  ['Uzi III',                'SMG',                 8, 12],
  ['Remington 750',          'Sporting',            5, 13],
  ['Remington 950',          'Sporting',            5, 15],
  ['Ranger Arms SM-3',       'Sniper',              6, 20],
  ['Defiance T-250',         'Shotgun',             5, 16],
  ['Enfield AS-7',           'Shotgun',             3, 17],
  ['AK-97',                  'Assault',             8, 16],
  ['AK-98',                  'Assault',             8, 16],
  ['FN HAR',                 'Assault',             7, 16],
  ['Grenade Launcher',       'Grenade Launcher',    6, 'grenade'],
  ['Ingram Valiant',         'LMG',                10, 18],
  ['Assault Cannon',         'Assault Cannon',     20, 28],
  ['Generic MMG',            'MMG',                 8, 20],
  ['Generic HMG',            'HMG',                 8, 21],
  ['Throwing Knife',         'Throwing Knife',   null, '-2'],
  ['Shuriken',               'Shuriken',         null, '-2'],
  ['Bow',                    'Bow',                 1, '+2'],
  ['Light Crossbow',         'Light Crossbow',      1,  7],
  ['Medium Crossbow',        'Medium Crossbow',     1,  9],
  ['Heavy Crossbow',         'Heavy Crossbow',      1, 14],
] as const;

/** House values: a weapon that the examples name and the table lacks. Its type and ammunition are ours. */
const HOUSE = [['Browning UltraPower', 'Heavy', 10, 12]] as const;

type Printed = (typeof PRINTED)[number] | (typeof HOUSE)[number];

/** The name of a weapon of the armoury. */
export type WeaponName = Printed[0];

/**
 * The armoury's weapons that shoot or are thrown: the rule book's 35, then one House entry.
 *
 * @rule F-WEAPONS
 */
export const WEAPONS: readonly ArmouryFirearm[] = /* @__PURE__ */ armoury();

/** The weapon of that name; undefined where the armoury has none. */
export function weaponNamed(name: WeaponName): ArmouryFirearm;
export function weaponNamed(name: string): ArmouryFirearm | undefined;
export function weaponNamed(name: string): ArmouryFirearm | undefined {
  return WEAPONS.find((weapon) => weapon.name === name);
}

function armoury(): readonly ArmouryFirearm[] {
  return [...PRINTED.map((row) => entry(row, 'source')), ...HOUSE.map((row) => entry(row, 'house'))];
}

function entry([name, type, ammo, damage]: Printed, provenance: Provenance): ArmouryFirearm {
  return { name, type: rangeClassOf(type), damage: damage === 'grenade' ? null : damageFrom(damage), ammo, provenance };
}
