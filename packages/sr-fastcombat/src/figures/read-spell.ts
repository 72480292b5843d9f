import { reading } from '@tabletop/game';
import { MAX_SPELL_RANGE, MAX_VALUE } from '../limits.js';
import type { Spell } from './sheet.js';

/** Reads a spell of a sheet. @rule F-CAST */
export function readSpell(source: reading.Source): Spell {
  const isNull = (name: string): boolean => reading.valueIn(source, name) === null;
  const isNumber = (name: string): boolean => typeof reading.valueIn(source, name) === 'number';
  return {
    name: reading.nameIn(source, 'name'),
    maxForce: reading.whole(source, 'maxForce', 1, MAX_VALUE),
    damage: isNull('damage') ? null : reading.whole(source, 'damage', 0, MAX_VALUE),
    range: isNumber('range')
      ? reading.whole(source, 'range', 0, MAX_SPELL_RANGE)
      : reading.wordIn(source, 'range', ['los', 'touch']),
    targetNumber: isNumber('targetNumber')
      ? reading.whole(source, 'targetNumber', 0, MAX_VALUE)
      : reading.wordIn(source, 'targetNumber', ['magic-resistance']),
    resisted: reading.flagIn(source, 'resisted'),
    drain: reading.whole(source, 'drain', -MAX_VALUE, MAX_VALUE),
    radius: isNull('radius') ? null : reading.whole(source, 'radius', 0, MAX_SPELL_RANGE),
    effect: reading.wordIn(source, 'effect', ['none', 'detect', 'heal']),
    ...reading.flagsIn(source, 'ignoresSight'),
  };
}
