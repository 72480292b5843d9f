import { isWhole, reading } from '@tabletop/game';
import type { Damage, Firearm, MeleeWeapon } from '../figures/sheet.js';
import { MAX_AMMO } from '../limits.js';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import { convertDamage, damageCodeIn } from './convert-damage.js';
import { FIRE_MODES, type FireMode, parseMagazine, parseModes, type SrDamage } from './notation.js';
import { type PrintedClass, rangeClassOf } from './printed.js';
import type { RangeClass } from './ranges.js';

/** A weapon of Shadowrun, second edition, that shoots or is thrown. */
export interface SrWeapon {
  readonly name: string;
  readonly type: PrintedClass;
  /** The rounds in its magazine: a number, or as '15(c)'; null for a weapon that is itself thrown. */
  readonly ammo: number | string | null;
  /** Its Damage Code: '9M', '(Str+2)M', or as data; null for a launcher, whose grenade says it. */
  readonly damage: SrDamage | string | null;
  /** 'SA/BF/FA', or as data; single shots where it is left out. */
  readonly modes?: string | readonly FireMode[];
  readonly laser?: boolean;
  readonly smartgun?: boolean;
}

/** A melee weapon of Shadowrun, second edition. */
export interface SrMeleeWeapon {
  readonly name: string;
  /** Its Damage Code: '(Str+2)M', '10S', or as data. */
  readonly damage: SrDamage | string;
}

/** The rules that a conversion of weapons reads. */
export type ConversionRules = Ruled<'damageLevels' | 'meleeBonus' | 'burstBonus' | 'autoBonus'>;

/**
 * A weapon of Shadowrun as one of this game: its class, its rounds (a third of them where it fires bursts, a fifth
 * where it is full automatic, to the nearest whole number, at least 1), and its Damage, raised by 3 for bursts or by 5
 * for full automatic, by the higher only.
 *
 * Throws `RuleError` 'invalid-weapon', which names every bad field.
 *
 * @rule F-CONVERT
 */
export function convertWeapon(weapon: SrWeapon, using: ConversionRules = { rules: DEFAULT_RULES }): Firearm {
  const found = reading.readInput(weapon, 'F-CONVERT', (source) => readSrWeapon(source, using));
  return reading.accepted(found, 'invalid-weapon');
}

/**
 * A melee weapon of Shadowrun as one of this game.
 *
 * Throws `RuleError` 'invalid-weapon', which names every bad field.
 *
 * @rule F-CONVERT
 */
export function convertMeleeWeapon(
  weapon: SrMeleeWeapon,
  using: Ruled<'damageLevels' | 'meleeBonus'> = { rules: DEFAULT_RULES },
): MeleeWeapon {
  const found = reading.readInput(weapon, 'F-CONVERT', (source) => readSrMeleeWeapon(source, using));
  return reading.accepted(found, 'invalid-weapon');
}

/** Reads a weapon of Shadowrun that shoots or is thrown. */
export function readSrWeapon(source: reading.Source, using: ConversionRules): Firearm {
  const modes = modesIn(source);
  return {
    name: reading.nameIn(source, 'name'),
    type: classIn(source),
    damage: damageIn(source, modes, using),
    ammo: magazineIn(source, modes),
    ...reading.flagsIn(source, 'laser', 'smartgun'),
  };
}

/** Reads a melee weapon of Shadowrun. */
export function readSrMeleeWeapon(source: reading.Source, using: Ruled<'damageLevels' | 'meleeBonus'>): MeleeWeapon {
  return { name: reading.nameIn(source, 'name'), damage: convertDamage(damageCodeIn(source, 'damage'), using) };
}

function classIn(source: reading.Source): RangeClass {
  const value = reading.valueIn(source, 'type');
  const type = typeof value === 'string' ? rangeClassOf(value) : undefined;
  if (type === undefined) reading.wanted(source, 'type', 'a class of weapons such as Heavy Pistol or SMG');
  return type ?? 'Hold-Out';
}

function modesIn(source: reading.Source): readonly FireMode[] {
  const value = reading.valueIn(source, 'modes');
  if (value === undefined) return [];
  const modes = Array.isArray(value)
    ? FIRE_MODES.filter((mode) => value.includes(mode))
    : parseModes(typeof value === 'string' ? value : '');
  if (modes !== undefined && (!Array.isArray(value) || modes.length === value.length)) return modes;
  reading.wanted(source, 'modes', `some of ${FIRE_MODES.join('/')}, each once`);
  return [];
}

function damageIn(source: reading.Source, modes: readonly FireMode[], using: ConversionRules): Damage | null {
  if (reading.valueIn(source, 'damage') === null) return null;
  const { kind, points } = convertDamage(damageCodeIn(source, 'damage'), using);
  const burst = modes.includes('BF') ? using.rules.burstBonus : 0;
  const auto = modes.includes('FA') ? using.rules.autoBonus : 0;
  return { kind, points: points + Math.max(burst, auto) };
}

function magazineIn(source: reading.Source, modes: readonly FireMode[]): number | null {
  const value = reading.valueIn(source, 'ammo');
  if (value === null) return null;
  const rounds = typeof value === 'string' ? parseMagazine(value) : value;
  if (!isWhole(rounds, 1, MAX_AMMO)) {
    reading.wanted(source, 'ammo', `a number of rounds from 1 to ${MAX_AMMO}, or such as 15(c)`);
    return 0;
  }
  const shared = modes.includes('FA') ? 5 : modes.includes('BF') ? 3 : 1;
  return Math.max(1, Math.round(rounds / shared));
}
