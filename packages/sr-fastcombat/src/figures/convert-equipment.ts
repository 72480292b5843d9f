import { readSrSpell } from '../armoury/convert-spell.js';
import { type ConversionRules, readSrMeleeWeapon, readSrWeapon } from '../armoury/convert-weapon.js';
import { grenadeNamed } from '../armoury/grenades.js';
import { meleeWeaponNamed } from '../armoury/melee-weapons.js';
import { spellFor, spellNamed } from '../armoury/spells.js';
import { weaponNamed } from '../armoury/weapons.js';
import { MAX_CARRIED, MAX_FIREARMS, MAX_RATING, MAX_RELOADS } from '../limits.js';
import { flagsIn, objectIn, type Source, valueIn, whole } from '../reading.js';
import type { Ruled } from '../ruled.js';
import { readGrenade, readGrenades } from './read-weapons.js';
import type { CarriedFirearm, CarriedGrenades, Firearm, Grenade, MeleeWeapon, Spell } from './sheet.js';

/** A melee weapon that a character carries: one of the armoury where only its name is given. */
export function convertMelee(source: Source, using: Ruled<'damageLevels' | 'meleeBonus'>): MeleeWeapon {
  const known = onlyNamed(source) ? meleeWeaponNamed(nameOf(source)) : undefined;
  return known ?? readSrMeleeWeapon(source, using);
}

/** A weapon that shoots or is thrown, of a character: one of the armoury where its stats are not given. */
export function convertFirearm(source: Source, using: ConversionRules): CarriedFirearm {
  const known = onlyNamed(source) ? weaponNamed(nameOf(source)) : undefined;
  const firearm: Firearm =
    known === undefined ? readSrWeapon(source, using) : { ...known, ...flagsIn(source, 'laser', 'smartgun') };
  const optional = (
    name: 'count' | 'underBarrelOf',
    least: number,
    most: number,
  ): { readonly [Name in typeof name]?: number } =>
    valueIn(source, name) === undefined ? {} : { [name]: whole(source, name, least, most) };
  return {
    ...firearm,
    reloads: whole(source, 'reloads', 0, MAX_RELOADS, 0),
    ...optional('count', 1, MAX_CARRIED),
    ...optional('underBarrelOf', 0, MAX_FIREARMS - 1),
    ...loadedWith(source),
  };
}

/** Grenades of a character: of the armoury where only their name is given. */
export function convertGrenades(source: Source): CarriedGrenades {
  const known = onlyNamed(source) ? grenadeNamed(nameOf(source)) : undefined;
  return known === undefined ? readGrenades(source) : { ...known, count: whole(source, 'count', 1, MAX_CARRIED) };
}

/** A spell that a character knows: one of the armoury where only its name and Force are given. */
export function convertKnownSpell(source: Source, magic: number, using: Ruled<'damageLevels'>): Spell {
  const known = valueIn(source, 'drain') === undefined ? spellNamed(nameOf(source)) : undefined;
  if (known === undefined) return readSrSpell(source, magic, using);
  return spellFor(known, { maxForce: whole(source, 'force', 1, MAX_RATING), magic });
}

function loadedWith(source: Source): { readonly grenade?: Grenade } {
  const value = valueIn(source, 'grenade');
  if (value === undefined) return {};
  const grenade = typeof value === 'string' ? grenadeNamed(value) : undefined;
  const found = grenade ?? objectIn(source, 'grenade', readGrenade);
  return found === undefined ? {} : { grenade: found };
}

/** Whether a weapon is given without a Damage. */
function onlyNamed(source: Source): boolean {
  return valueIn(source, 'damage') === undefined;
}

function nameOf(source: Source): string {
  const name = valueIn(source, 'name');
  return typeof name === 'string' ? name : '';
}
