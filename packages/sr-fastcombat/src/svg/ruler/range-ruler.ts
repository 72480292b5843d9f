import { problem, refusal } from '@tabletop/game';
import { baseline, letters, MARGIN, picture, type SvgOptions } from '@tabletop/game/svg';
import {
  type FirearmClass,
  isRangeClass,
  RANGE_BANDS,
  type RangeClass,
  type RangeRow,
  rangeRow,
  STRENGTH_RANGES,
} from '../../armoury/ranges.js';
import { MAX_RATING } from '../../limits.js';
import type { Ruled } from '../../ruled.js';
import { DEFAULT_RULES } from '../../rules.js';
import { bands, RULER_HEIGHT } from './bands.js';
import { scaleToFit, trueScale } from './scale.js';
import { trueSizePicture } from './true-size.js';

/** How a range ruler is made. */
export interface RangeRulerOptions extends SvgOptions {
  /** The Strength of who uses it, for what is thrown, bows and crossbows: a whole number from 1 to 100. */
  readonly strength?: number;
  /** Whether it is made to be printed in its true size, a centimetre a centimetre; by default it fits a picture. */
  readonly trueSize?: boolean;
}

/**
 * A range ruler, a play aid: the four bands of a class of weapons to scale, with their ends in centimetres and their
 * Target Numbers before anything changes them, as a standalone SVG document. Below the least distance of a launcher it is
 * marked that there is no attack. A ruler says its scale; one in its true size is as long as the range. The last
 * parameter holds the rules, for their Target Numbers.
 *
 * Throws `RuleError` 'invalid-range' for an unknown class and for a Strength that is missing or out of range,
 * 'invalid-options' for a width out of range, or together with `trueSize`.
 *
 * @rule F-RANGES
 * @rule F-TN
 */
export function rangeRuler(type: FirearmClass, options?: RangeRulerOptions, using?: Ruled<'targetNumbers'>): string;
export function rangeRuler(
  type: RangeClass,
  options: RangeRulerOptions & { readonly strength: number },
  using?: Ruled<'targetNumbers'>,
): string;
export function rangeRuler(
  type: RangeClass,
  options: RangeRulerOptions = {},
  using: Ruled<'targetNumbers'> = { rules: DEFAULT_RULES },
): string {
  const { strength, trueSize = false, ...size } = options;
  const byStrength = isRangeClass(type) && Object.hasOwn(STRENGTH_RANGES, type);
  const row = byStrength ? rangeRow(type, checkedStrength(type, strength)) : rangeRow(type, 0);
  const { targetNumbers } = using.rules;
  const scale = trueSize ? trueScale(row.extreme, size) : scaleToFit(row.extreme, size);
  const name = byStrength ? `${type}, Strength ${strength}` : type;
  const parts = {
    title: `${name}: ranges`,
    description: `${name}. ${descriptionOf(row, targetNumbers)}`,
    height: RULER_HEIGHT,
    markup: [
      letters(name, MARGIN, 18 + baseline(17), { size: 17, bold: true }),
      letters(`TN: Target Number before anything changes it. Lengths in centimetres.`, MARGIN, 40 + baseline(12)),
      letters(scale.text, MARGIN, 58 + baseline(12)),
      bands(row, targetNumbers, scale),
    ],
  };
  return trueSize ? trueSizePicture(parts, scale.width) : picture(parts, size);
}

function checkedStrength(type: RangeClass, strength: number | undefined): number {
  if (strength !== undefined && Number.isInteger(strength) && strength >= 1 && strength <= MAX_RATING) return strength;
  const message = `The range of a ${type} depends on Strength, a whole number from 1 to ${MAX_RATING}.`;
  throw refusal('invalid-range', [problem(['strength'], message, 'F-RANGES')]);
}

function descriptionOf(row: RangeRow, numbers: Ruled<'targetNumbers'>['rules']['targetNumbers']): string {
  const texts = RANGE_BANDS.map((band) => `${band} to ${row[band]} cm, Target Number ${numbers[band]}`);
  return `${row.from > 0 ? `From ${row.from} cm: ` : ''}${texts.join('; ')}.`;
}
