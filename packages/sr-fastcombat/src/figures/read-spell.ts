import { MAX_SPELL_RANGE, MAX_VALUE } from '../limits.js';
import { flagIn, flagsIn, nameIn, type Source, valueIn, whole, wordIn } from '../reading.js';
import type { Spell } from './sheet.js';

/** Reads a spell of a sheet. @rule F-CAST */
export function readSpell(source: Source): Spell {
  const isNull = (name: string): boolean => valueIn(source, name) === null;
  const isNumber = (name: string): boolean => typeof valueIn(source, name) === 'number';
  return {
    name: nameIn(source, 'name'),
    maxForce: whole(source, 'maxForce', 1, MAX_VALUE),
    damage: isNull('damage') ? null : whole(source, 'damage', 0, MAX_VALUE),
    range: isNumber('range') ? whole(source, 'range', 0, MAX_SPELL_RANGE) : wordIn(source, 'range', ['los', 'touch']),
    targetNumber: isNumber('targetNumber')
      ? whole(source, 'targetNumber', 0, MAX_VALUE)
      : wordIn(source, 'targetNumber', ['magic-resistance']),
    resisted: flagIn(source, 'resisted'),
    drain: whole(source, 'drain', -MAX_VALUE, MAX_VALUE),
    radius: isNull('radius') ? null : whole(source, 'radius', 0, MAX_SPELL_RANGE),
    effect: wordIn(source, 'effect', ['none', 'detect', 'heal']),
    ...flagsIn(source, 'ignoresSight'),
  };
}
