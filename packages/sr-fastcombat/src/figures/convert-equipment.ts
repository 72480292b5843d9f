import { reading } from '@tabletop/game';
import { readSrSpell } from '../armoury/convert-spell.js';
import { type ConversionRules, readSrMeleeWeapon, readSrWeapon } from '../armoury/convert-weapon.js';
import { grenadeNamed } from '../armoury/grenades.js';
import { meleeWeaponNamed } from '../armoury/melee-weapons.js';
import { spellFor, spellNamed } from '../armoury/spells.js';
import { weaponNamed } from '../armoury/weapons.js';
import { MAX_CARRIED, MAX_FIREARMS, MAX_RATING, MAX_RELOADS } from '../limits.js';
import type { Ruled } from '../ruled.js';
import { readGrenade, readGrenades } from './read-weapons.js';
import type { CarriedFirearm, CarriedGrenades, Firearm, Grenade, MeleeWeapon, Spell } from './sheet.js';

/** A melee weapon that a character carries: one of the armoury where only its name is given. */
export function convertMelee(source: reading.Source, using: Ruled<'damageLevels' | 'meleeBonus'>): MeleeWeapon {
  const known = onlyNamed(source) ? meleeWeaponNamed(nameOf(source)) : undefined;
  return known ?? readSrMeleeWeapon(source, using);
}

/** A weapon that shoots or is thrown, of a character: one of the armoury where its stats are not given. */
export function convertFirearm(source: reading.Source, using: ConversionRules): CarriedFirearm {
  const known = onlyNamed(source) ? weaponNamed(nameOf(source)) : undefined;
  const firearm: Firearm =
    known === undefined ? readSrWeapon(source, using) : { ...known, ...reading.flagsIn(source, 'laser', 'smartgun') };
  const optional = (
    name: 'count' | 'underBarrelOf',
    least: number,
    most: number,
  ): { readonly [Name in typeof name]?: number } =>
    reading.valueIn(source, name) === undefined ? {} : { [name]: reading.whole(source, name, least, most) };
  return {
    ...firearm,
    reloads: reading.whole(source, 'reloads', 0, MAX_RELOADS, 0),
    ...optional('count', 1, MAX_CARRIED),
    ...optional('underBarrelOf', 0, MAX_FIREARMS - 1),
    ...loadedWith(source),
  };
}

/** Grenades of a character: of the armoury where only their name is given. */
export function convertGrenades(source: reading.Source): CarriedGrenades {
  const known = onlyNamed(source) ? grenadeNamed(nameOf(source)) : undefined;
  return known === undefined
    ? readGrenades(source)
    : { ...known, count: reading.whole(source, 'count', 1, MAX_CARRIED) };
}

/** A spell that a character knows: one of the armoury where only its name and Force are given. */
export function convertKnownSpell(source: reading.Source, magic: number, using: Ruled<'damageLevels'>): Spell {
  const known = reading.valueIn(source, 'drain') === undefined ? spellNamed(nameOf(source)) : undefined;
  if (known === undefined) return readSrSpell(source, magic, using);
  return spellFor(known, { maxForce: reading.whole(source, 'force', 1, MAX_RATING), magic });
}

function loadedWith(source: reading.Source): { readonly grenade?: Grenade } {
  const value = reading.valueIn(source, 'grenade');
  if (value === undefined) return {};
  const grenade = typeof value === 'string' ? grenadeNamed(value) : undefined;
  const found = grenade ?? reading.objectIn(source, 'grenade', readGrenade);
  return found === undefined ? {} : { grenade: found };
}

/** Whether a weapon is given without a Damage. */
function onlyNamed(source: reading.Source): boolean {
  return reading.valueIn(source, 'damage') === undefined;
}

function nameOf(source: reading.Source): string {
  const name = reading.valueIn(source, 'name');
  return typeof name === 'string' ? name : '';
}
