import type { RangeModifiers } from '../rules.js';

/** How far away a target is. @rule W-RANGE */
export type RangeBand = keyof RangeModifiers;

/** The range bands, nearest first. @rule W-RANGE */
export const RANGE_BANDS: readonly RangeBand[] = ['pointBlank', 'short', 'medium', 'long', 'extraLong'];

/** The range bands in words. @rule W-RANGE */
export const BAND_NAMES: Readonly<Record<RangeBand, string>> = {
  pointBlank: 'point blank',
  short: 'short',
  medium: 'medium',
  long: 'long',
  extraLong: 'extra long',
};
