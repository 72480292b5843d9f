import { show } from '@tabletop/dice';
import { problem, type RuleError, refusal } from '@tabletop/game';

/** The bands of a range, from near to far. @rule F-RANGES */
export const RANGE_BANDS = ['short', 'medium', 'long', 'extreme'] as const;

export type RangeBand = (typeof RANGE_BANDS)[number];

/** Where the bands of a weapon end, in centimetres. */
export interface RangeRow {
  /** The least distance at which it can be used. */
  readonly from: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  readonly extreme: number;
}

/**
 * The ranges of firearms: where each band ends, in centimetres.
 *
 * @rule F-RANGES
 */
// biome-ignore format: the table of the rule book
export const RANGES = {
  'Hold-Out':         { from:  0, short:  10, medium:  25, long:  45, extreme:   75 },
  'Light Pistol':     { from:  0, short:  10, medium:  25, long:  45, extreme:   75 },
  'Heavy Pistol':     { from:  0, short:  10, medium:  30, long:  60, extreme:   90 },
  'SMG':              { from:  0, short:  15, medium:  60, long: 120, extreme:  225 },
  'Taser':            { from:  0, short:  10, medium:  15, long:  20, extreme:   25 },
  'Shotgun':          { from:  0, short:  15, medium:  30, long:  75, extreme:  150 },
  'Sporting Rifle':   { from:  0, short:  45, medium:  90, long: 225, extreme:  450 },
  'Sniper Rifle':     { from:  0, short:  60, medium: 120, long: 300, extreme:  600 },
  'Assault Rifle':    { from:  0, short:  25, medium:  60, long: 150, extreme:  375 },
  'LMG':              { from:  0, short:  30, medium:  60, long: 120, extreme:  225 },
  'MMG':              { from:  0, short:  60, medium: 225, long: 450, extreme:  750 },
  'HMG':              { from:  0, short:  60, medium: 225, long: 600, extreme: 1200 },
  'Assault Cannon':   { from:  0, short:  75, medium: 225, long: 675, extreme: 1950 },
  'Grenade Launcher': { from: 10, short:  75, medium: 150, long: 225, extreme:  450 },
  'Missile Launcher': { from: 30, short: 105, medium: 225, long: 675, extreme: 2250 },
} as const;

/** A class of weapons whose ranges are printed. */
export type FirearmClass = keyof typeof RANGES;

/**
 * House values: the ranges of what is thrown, and of bows, by the Strength of who uses them. Where each band ends, in
 * metres for every point of Strength.
 *
 * @rule F-RANGES
 */
// biome-ignore format: a table
export const STRENGTH_RANGES = {
  'Throwing Knife':  { provenance: 'house', short: 1, medium:  2, long:  3, extreme:  5 },
  'Shuriken':        { provenance: 'house', short: 1, medium:  2, long:  5, extreme:  7 },
  'Bow':             { provenance: 'house', short: 1, medium: 10, long: 30, extreme: 60 },
  'Light Crossbow':  { provenance: 'house', short: 2, medium:  8, long: 20, extreme: 40 },
  'Medium Crossbow': { provenance: 'house', short: 3, medium: 12, long: 30, extreme: 50 },
  'Heavy Crossbow':  { provenance: 'house', short: 5, medium: 15, long: 40, extreme: 60 },
  'Hand Grenade':    { provenance: 'house', short: 3, medium:  5, long: 10, extreme: 20 },
} as const;

/** A class of weapons whose ranges depend on Strength. */
export type StrengthClass = keyof typeof STRENGTH_RANGES;

/** A class of weapons with ranges. */
export type RangeClass = FirearmClass | StrengthClass;

/** Whether a text from outside names a class of weapons. */
export function isRangeClass(type: unknown): type is RangeClass {
  return typeof type === 'string' && (Object.hasOwn(RANGES, type) || Object.hasOwn(STRENGTH_RANGES, type));
}

/** Every class of weapons with ranges. */
export const RANGE_CLASSES: readonly RangeClass[] = /* @__PURE__ */ [
  ...Object.keys(RANGES),
  ...Object.keys(STRENGTH_RANGES),
].filter(isRangeClass);

/** Whether the ranges of a class of weapons depend on Strength. */
function isStrengthClass(type: RangeClass): type is StrengthClass {
  return Object.hasOwn(STRENGTH_RANGES, type);
}

/**
 * Where the bands of a class of weapons end, in centimetres; `strength` is the user's, for what is thrown, bows and
 * crossbows: see `strengthOf`. Throws `RuleError` 'invalid-range' where such a weapon is given no Strength, and for an
 * unknown class.
 *
 * @rule F-RANGES
 */
export function rangeRow(type: FirearmClass): RangeRow;
export function rangeRow(type: RangeClass, strength: number): RangeRow;
export function rangeRow(type: RangeClass, strength?: number): RangeRow {
  return rowOf(type, strength);
}

function rowOf(type: RangeClass, strength: number | undefined): RangeRow {
  if (!isRangeClass(type)) throw invalid('type', `There is no class of weapons ${show(type)}.`);
  if (!isStrengthClass(type)) return RANGES[type];
  if (strength === undefined) throw invalid('strength', `The range of a ${type} depends on Strength.`);
  const { short, medium, long, extreme } = STRENGTH_RANGES[type];
  return {
    from: 0,
    short: reach(short, strength),
    medium: reach(medium, strength),
    long: reach(long, strength),
    extreme: reach(extreme, strength),
  };
}

/** Metres for every point of Strength on the table: 1.5 cm for each metre, rounded up to 5 cm. */
function reach(metres: number, strength: number): number {
  return Math.ceil((metres * Math.max(0, strength) * 3) / 10) * 5;
}

/**
 * The band in which a distance lies, or null where there is no attack: beyond the last band, and below the least
 * distance of a launcher. A band begins where the one before it ends; that end still belongs to the nearer one.
 * Distances may be fractions: √(a squared distance in units) / 20 is exact at every end. Throws like {@link rangeRow}.
 *
 * @rule F-RANGES
 */
export function rangeBand(type: FirearmClass, centimetres: number): RangeBand | null;
export function rangeBand(type: RangeClass, centimetres: number, strength: number): RangeBand | null;
export function rangeBand(type: RangeClass, centimetres: number, strength?: number): RangeBand | null {
  const row = rowOf(type, strength);
  if (!(centimetres >= row.from)) return null;
  return RANGE_BANDS.find((band) => centimetres <= row[band]) ?? null;
}

function invalid(field: string, message: string): RuleError {
  return refusal('invalid-range', [problem([field], message, 'F-RANGES')]);
}
