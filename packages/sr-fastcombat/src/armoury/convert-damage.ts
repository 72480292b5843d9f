import { isWhole, reading } from '@tabletop/game';
import type { Damage } from '../figures/sheet.js';
import { MAX_RATING } from '../limits.js';
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
export function damageCodeIn(source: reading.Source, name: string): SrDamage {
  const value = reading.valueIn(source, name);
  if (typeof value === 'object' && value !== null) return reading.objectIn(source, name, damageCode) ?? NO_DAMAGE;
  const code = parseSrDamage(typeof value === 'string' ? value : '');
  if (code !== undefined && isWhole(code.power, -MAX_RATING, MAX_RATING)) return code;
  reading.wanted(source, name, `a Damage Code such as 9M or (Str+2)M, its Power at most ${MAX_RATING}`);
  return NO_DAMAGE;
}

const NO_DAMAGE: SrDamage = { power: 0, level: 'L' };

function damageCode(source: reading.Source): SrDamage {
  const strength = reading.flagIn(source, 'strength');
  return {
    power: reading.whole(source, 'power', strength ? -MAX_RATING : 0, MAX_RATING),
    level: reading.wordIn(source, 'level', DAMAGE_LEVELS),
    strength,
  };
}
