import type { Equipment, ShellEntry, WeaponEntry } from './equipment.js';
import { shellProvenance, weaponProvenance } from './provenance.js';
import { SHELL_TABLE, type ShellName, type ShellRow, WEAPON_TABLE, type WeaponName, type WeaponRow } from './table.js';

/**
 * What can be bought where nothing else is said: the items that the source names, with House values for all that it
 * leaves open, and House items beside them. `provenance` tells them apart, value by value.
 *
 * @rule W-KIT-SOURCE
 * @rule W-KIT-HOUSE
 */
export const EQUIPMENT: Equipment = /* @__PURE__ */ listed();

/** The weapon of that name; undefined where the list has none. */
export function weaponNamed(name: WeaponName): WeaponEntry;
export function weaponNamed(name: string, equipment?: Equipment): WeaponEntry | undefined;
export function weaponNamed(name: string, { weapons }: Equipment = EQUIPMENT): WeaponEntry | undefined {
  return weapons.find((weapon) => weapon.name === name);
}

/** The shell of that name; undefined where the list has none. */
export function shellNamed(name: ShellName): ShellEntry;
export function shellNamed(name: string, equipment?: Equipment): ShellEntry | undefined;
export function shellNamed(name: string, { shells }: Equipment = EQUIPMENT): ShellEntry | undefined {
  return shells.find((shell) => shell.name === name);
}

function listed(): Equipment {
  return { weapons: WEAPON_TABLE.map(weaponEntry), shells: SHELL_TABLE.map(shellEntry) };
}

function weaponEntry(row: WeaponRow): WeaponEntry {
  const [name, kind, damage, weight, price, toHit, maxRange, uses, flags, source] = row;
  return {
    name,
    kind,
    damage,
    weight,
    price,
    toHit,
    maxRange,
    uses,
    explosive: flags.includes('explosive'),
    ignoresCover: flags.includes('ignoresCover'),
    flame: flags.includes('flame'),
    provenance: weaponProvenance((field) => (source.includes(field) ? 'source' : 'house')),
  };
}

function shellEntry([name, weight, armour, price, source]: ShellRow): ShellEntry {
  const provenance = shellProvenance((field) => (source.includes(field) ? 'source' : 'house'));
  return { name, weight, armour, price, provenance };
}
