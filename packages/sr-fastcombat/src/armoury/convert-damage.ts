import type { Damage } from '../figures/sheet.js';
import { MAX_RATING } from '../limits.js';
import { flagIn, objectIn, type Source, valueIn, wanted, whole, wordIn } from '../reading.js';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import { DAMAGE_LEVELS, parseSrDamage, type SrDamage } from './notation.js';

/**
 * A Damage Code of Shadowrun as the damage of a weapon: its Power and its Level's 1, 3, 6 or 10. One that is based on
 * Strength becomes a signed damage, less the 3 that are in every Melee Combat Damage already.
 *
 * @rule F-CONVERT
 */
export function convertDamage(
  { power, level, strength = false }: SrDamage,
  using: Ruled<'damageLevels' | 'meleeBonus'> = { rules: DEFAULT_RULES },
): Damage {
  const points = power + using.rules.damageLevels[level];
  return strength ? { kind: 'added', points: points - using.rules.meleeBonus } : { kind: 'fixed', points };
}

/** Reads the Damage Code of a weapon, as data or in the usual notation. */
export function damageCodeIn(source: Source, name: string): SrDamage {
  const value = valueIn(source, name);
  const code =
    typeof value === 'object' && value !== null
      ? objectIn(source, name, damageCode)
      : parseSrDamage(typeof value === 'string' ? value : '');
  if (code === undefined) wanted(source, name, 'a Damage Code such as 9M or (Str+2)M');
  return code ?? { power: 0, level: 'L' };
}

function damageCode(source: Source): SrDamage {
  const strength = flagIn(source, 'strength');
  return {
    power: whole(source, 'power', strength ? -MAX_RATING : 0, MAX_RATING),
    level: wordIn(source, 'level', DAMAGE_LEVELS),
    strength,
  };
}
