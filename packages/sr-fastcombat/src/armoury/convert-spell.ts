import { isWhole, reading } from '@tabletop/game';
import type { Spell } from '../figures/sheet.js';
import { MAX_RATING } from '../limits.js';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import {
  DAMAGE_LEVELS,
  type DamageLevel,
  parseSrDrain,
  parseSrTargetNumber,
  type SrDrain,
  type SrTargetNumber,
} from './notation.js';
import { spellFor } from './spells.js';

/** A spell of Shadowrun, second edition, as a magician knows it. */
export interface SrSpell {
  readonly name: string;
  /** The Force at which it is known. */
  readonly force: number;
  /** Its Damage Level; left out for a spell that does no damage. */
  readonly damage?: DamageLevel | null;
  /** Line of sight, touch, or limited. */
  readonly range: 'los' | 'touch' | 'limited';
  /** A fixed number, an Attribute or 'OR', with '(R)' where the target can resist; or as data. */
  readonly targetNumber: number | string | SrTargetNumber;
  /** Its Drain Code: '[(F/2)+2]M', or as data. */
  readonly drain: string | SrDrain;
  /** Whether it affects an area. */
  readonly area?: boolean;
  /** What it does besides damage. */
  readonly effect?: Spell['effect'];
  /** Whether it reaches what its caster cannot see. */
  readonly ignoresSight?: boolean;
}

/**
 * A spell of Shadowrun as one of this game, for a magician of that Magic Attribute: Damage and Drain are added to the
 * Force by their Levels, a limited range is Force times Magic centimetres, a fixed Target Number is doubled, any other is
 * the target's Magic Resistance.
 *
 * Throws `RuleError` 'invalid-spell', which names every bad field.
 *
 * @rule F-SPELL-CONVERT
 */
export function convertSpell(
  spell: SrSpell & { readonly magic: number },
  using: Ruled<'damageLevels'> = { rules: DEFAULT_RULES },
): Spell {
  const found = reading.readInput(spell, 'F-SPELL-CONVERT', (source) =>
    readSrSpell(source, reading.whole(source, 'magic', 0, MAX_RATING), using),
  );
  return reading.accepted(found, 'invalid-spell');
}

/** Reads a spell of Shadowrun for a magician of that Magic Attribute. */
export function readSrSpell(source: reading.Source, magic: number, using: Ruled<'damageLevels'>): Spell {
  const { damageLevels } = using.rules;
  const level = damageLevelIn(source);
  const drain = drainIn(source);
  const { number, resisted } = targetNumberIn(source);
  const template = {
    name: reading.nameIn(source, 'name'),
    damage: level === null ? null : damageLevels[level],
    range: reading.wordIn(source, 'range', ['los', 'touch', 'limited']),
    targetNumber: typeof number === 'number' ? 2 * number : ('magic-resistance' as const),
    resisted,
    drain: drain.modifier + damageLevels[drain.level],
    area: reading.flagIn(source, 'area'),
    effect:
      reading.valueIn(source, 'effect') === undefined
        ? 'none'
        : reading.wordIn(source, 'effect', ['none', 'detect', 'heal']),
    ...reading.flagsIn(source, 'ignoresSight'),
  };
  return spellFor(template, { maxForce: reading.whole(source, 'force', 1, MAX_RATING), magic });
}

function damageLevelIn(source: reading.Source): DamageLevel | null {
  const value = reading.valueIn(source, 'damage');
  return value === undefined || value === null ? null : reading.wordIn(source, 'damage', DAMAGE_LEVELS);
}

function drainIn(source: reading.Source): SrDrain {
  const value = reading.valueIn(source, 'drain');
  if (typeof value !== 'string') return reading.objectIn(source, 'drain', drainCode) ?? NO_DRAIN;
  const drain = parseSrDrain(value);
  if (drain !== undefined && isWhole(drain.modifier, -MAX_RATING, MAX_RATING)) return drain;
  reading.wanted(source, 'drain', `a Drain Code such as [(F/2)+2]M, its modifier at most ${MAX_RATING}`);
  return NO_DRAIN;
}

const NO_DRAIN: SrDrain = { modifier: 0, level: 'L' };

function drainCode(source: reading.Source): SrDrain {
  return {
    modifier: reading.whole(source, 'modifier', -MAX_RATING, MAX_RATING),
    level: reading.wordIn(source, 'level', DAMAGE_LEVELS),
  };
}

function targetNumberIn(source: reading.Source): SrTargetNumber {
  const value = reading.valueIn(source, 'targetNumber');
  if (typeof value === 'object' && value !== null)
    return reading.objectIn(source, 'targetNumber', targetNumber) ?? NO_TARGET_NUMBER;
  const found = parseSrTargetNumber(typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  if (found !== undefined && (typeof found.number === 'string' || isWhole(found.number, 1, MAX_RATING))) return found;
  reading.wanted(
    source,
    'targetNumber',
    `a number from 1 to ${MAX_RATING}, an Attribute or OR, with (R) if it is resisted`,
  );
  return NO_TARGET_NUMBER;
}

const NO_TARGET_NUMBER: SrTargetNumber = { number: 1, resisted: false };

function targetNumber(source: reading.Source): SrTargetNumber {
  const isFixed = typeof reading.valueIn(source, 'number') === 'number';
  const number = isFixed
    ? reading.whole(source, 'number', 1, MAX_RATING)
    : reading.wordIn(source, 'number', ['attribute', 'object-resistance']);
  return { number, resisted: reading.flagIn(source, 'resisted') };
}
