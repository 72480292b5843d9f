import { reading } from '@tabletop/game';
import { grenadeNamed } from '../armoury/grenades.js';
import { hasBarrel, isLauncher } from '../armoury/launchers.js';
import { isRangeClass, type RangeClass } from '../armoury/ranges.js';
import { isThrown } from '../armoury/thrown.js';
import { MAX_AMMO, MAX_CARRIED, MAX_FIREARMS, MAX_REDUCTION, MAX_RELOADS, MAX_VALUE } from '../limits.js';
import { UNITS_PER_CM } from '../units.js';
import type { CarriedFirearm, CarriedGrenades, Damage, Firearm, Grenade, MeleeWeapon } from './sheet.js';

/** Reads a melee weapon of a sheet. @rule F-WEAPONS */
export function readMeleeWeapon(source: reading.Source): MeleeWeapon {
  return { name: reading.nameIn(source, 'name'), damage: damageIn(source) };
}

/** Reads the grenades of one kind on a sheet. @rule F-BLAST */
export function readGrenades(source: reading.Source): CarriedGrenades {
  return { ...readGrenade(source), count: reading.whole(source, 'count', 1, MAX_CARRIED) };
}

/** Reads a kind of grenade. @rule F-BLAST */
export function readGrenade(source: reading.Source): Grenade {
  return {
    name: reading.nameIn(source, 'name'),
    damage: reading.whole(source, 'damage', 0, MAX_VALUE),
    reduction: reading.lengthIn(source, 'reduction', 1 / UNITS_PER_CM, MAX_REDUCTION, UNITS_PER_CM, 'cm'),
  };
}

/** Reads a weapon of a sheet that shoots or is thrown; what else there is to say of it depends on its class. @rule F-WEAPONS */
export function readFirearm(source: reading.Source): CarriedFirearm {
  // An entry of the armoury says where it comes from; a sheet does not.
  reading.valueIn(source, 'provenance');
  const type = classIn(source);
  const isLoaded = isLauncher(type) && reading.valueIn(source, 'damage') === null;
  const firearm: Firearm = {
    name: reading.nameIn(source, 'name'),
    type,
    damage: isLoaded ? null : damageIn(source),
    ammo: isThrown(type) ? noRounds(source) : reading.whole(source, 'ammo', 1, MAX_AMMO),
    ...(isThrown(type) ? {} : reading.flagsIn(source, 'laser', 'smartgun')),
  };
  return {
    ...firearm,
    reloads: isThrown(type)
      ? reading.whole(source, 'reloads', 0, 0, 0)
      : reading.whole(source, 'reloads', 0, MAX_RELOADS),
    ...(isThrown(type) && reading.valueIn(source, 'count') !== undefined
      ? { count: reading.whole(source, 'count', 1, MAX_CARRIED) }
      : {}),
    ...(isLoaded ? { grenade: reading.objectIn(source, 'grenade', readGrenade) ?? grenadeNamed('Offensive') } : {}),
    ...(isLauncher(type) && reading.valueIn(source, 'underBarrelOf') !== undefined
      ? { underBarrelOf: reading.whole(source, 'underBarrelOf', 0, MAX_FIREARMS - 1) }
      : {}),
  };
}

/** Refuses a launcher that is fitted under no barrel listed before it. @rule F-GRENADE */
export function checkUnderBarrels(source: reading.Source, firearms: readonly CarriedFirearm[]): void {
  for (const [at, { underBarrelOf }] of firearms.entries()) {
    if (underBarrelOf === undefined) continue;
    const carrier = firearms.slice(0, at)[underBarrelOf];
    if (carrier !== undefined && hasBarrel(carrier.type)) continue;
    const message = `"underBarrelOf" is the place, from 0, of a firearm with a barrel listed before, not ${underBarrelOf}.`;
    reading.refuse({ ...source, path: [...source.path, 'firearms', at] }, 'underBarrelOf', message);
  }
}

function classIn(source: reading.Source): RangeClass {
  const type = reading.valueIn(source, 'type');
  if (isRangeClass(type) && type !== 'Hand Grenade') return type;
  reading.wanted(source, 'type', 'a class of firearms or thrown weapons');
  return 'Hold-Out';
}

function damageIn(source: reading.Source): Damage {
  const read = (damage: reading.Source): Damage => {
    const kind = reading.wordIn(damage, 'kind', ['fixed', 'added']);
    return { kind, points: reading.whole(damage, 'points', kind === 'fixed' ? 0 : -MAX_VALUE, MAX_VALUE) };
  };
  return reading.objectIn(source, 'damage', read) ?? { kind: 'fixed', points: 0 };
}

function noRounds(source: reading.Source): null {
  if (reading.valueIn(source, 'ammo') !== null)
    reading.wanted(source, 'ammo', 'null for a weapon that is itself thrown');
  return null;
}
