import {
  type Box,
  baseline,
  decimal,
  element,
  hatch,
  INK,
  letters,
  MARGIN,
  type Point,
  points,
  SMALLEST,
  sideBySide,
  textWidth,
} from '@tabletop/game/svg';
import { RANGE_BANDS, type RangeBand, type RangeRow } from '../../armoury/ranges.js';
import type { TargetNumbers } from '../../rules.js';
import { BANDS, NO_ATTACK } from '../palette.js';
import type { Scale } from './scale.js';

/** The top of the bands and their height, in pixels. */
const BAR = { top: 126, height: 30 };
/** The names above the bands end here, and the lengths below them begin there. */
const NAMES_END = BAR.top - 16;
const LENGTHS_TOP = BAR.top + BAR.height + 16;
const LINE = 16;
const GAP = 10;

/** Where the ruler ends, in pixels from the top. */
export const RULER_HEIGHT: number = LENGTHS_TOP + LINE + 8;

/** A stretch of a ruler, in centimetres. */
interface Stretch {
  readonly name: string;
  readonly note: string;
  readonly from: number;
  readonly to: number;
  /** Null where there is no attack. */
  readonly band: RangeBand | null;
}

/** The bands of a range to scale, each with its name, Target Number and ends. @rule F-RANGES @rule F-TN */
export function bands(row: RangeRow, numbers: TargetNumbers, scale: Scale): string {
  const at = (centimetres: number): number => MARGIN + centimetres * scale.perCentimetre;
  const stretches = stretchesOf(row, numbers);
  return [
    ...stretches.map((stretch) => stretchBox(stretch, at)),
    ticks(row.extreme, scale, at),
    ...names(stretches, scale, at),
    ...lengths(row, scale, at),
  ].join('');
}

function stretchesOf(row: RangeRow, numbers: TargetNumbers): readonly Stretch[] {
  const tooNear: Stretch = { name: 'too near', note: 'no attack', from: 0, to: row.from, band: null };
  let from = row.from;
  const found = RANGE_BANDS.map((band): Stretch => {
    const to = Math.max(from, row[band]);
    const stretch = { name: band, note: to > from ? `TN ${numbers[band]}` : 'none', from, to, band };
    from = to;
    return stretch;
  });
  return row.from > 0 ? [tooNear, ...found] : found;
}

function stretchBox({ from, to, band }: Stretch, at: (centimetres: number) => number): string {
  if (to <= from) return '';
  const box: Box = { x: at(from), y: BAR.top, width: at(to) - at(from), height: BAR.height };
  const lines = band === null ? hatch(cornersOf(box), 8) : [];
  return [
    element('rect', { ...box, fill: band === null ? NO_ATTACK : BANDS[band], stroke: INK }),
    ...lines.map(([a, b]) =>
      element('line', { x1: a.x, y1: a.y, x2: b.x, y2: b.y, stroke: INK, 'stroke-opacity': 0.5 }),
    ),
  ].join('');
}

function cornersOf({ x, y, width, height }: Box): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** How long a mark is, and every fifth and tenth one, in pixels. */
const MARKS = { each: 6, fifth: 10, tenth: 14 };

/** The marks along the lower side of the bands, as one path. */
function ticks(end: number, { step }: Scale, at: (centimetres: number) => number): string {
  const bottom = BAR.top + BAR.height;
  const marks = Array.from({ length: Math.floor(end / step) }, (_, each) => {
    const number = each + 1;
    const length = number % 10 === 0 ? MARKS.tenth : number % 5 === 0 ? MARKS.fifth : MARKS.each;
    return `M${decimal(at(number * step))} ${bottom}v-${length}`;
  });
  return element('path', { d: marks.join(''), fill: 'none', stroke: INK, 'stroke-opacity': 0.75 });
}

/** The names above the bands, side by side, each with a line to its band. */
function names(
  stretches: readonly Stretch[],
  { width }: Scale,
  at: (centimetres: number) => number,
): readonly string[] {
  const wide = stretches.map(({ name, note, from, to }) => ({
    middle: at((from + to) / 2),
    width: Math.max(textWidth(name, SMALLEST, true), textWidth(note, SMALLEST)),
  }));
  const middles = sideBySide(wide, [MARGIN, width - MARGIN], GAP);
  return stretches.map(({ name, note, from, to }, each) => {
    const x = middles[each] ?? 0;
    return [
      letters(name, x, NAMES_END - LINE * 1.5 + baseline(SMALLEST), { bold: true, anchor: 'middle' }),
      letters(note, x, NAMES_END - LINE * 0.5 + baseline(SMALLEST), { anchor: 'middle' }),
      to > from ? leader({ x, y: NAMES_END }, { x: wide[each]?.middle ?? x, y: BAR.top + 5 }) : '',
    ].join('');
  });
}

/** The ends of the bands below them, side by side, each with a line to its end. */
function lengths(row: RangeRow, { width }: Scale, at: (centimetres: number) => number): readonly string[] {
  const ends = [...new Set([0, row.from, ...RANGE_BANDS.map((band) => row[band])])];
  const texts = ends.map((end) => (end === row.extreme ? `${end} cm` : String(end)));
  const wide = ends.map((end, each) => ({ middle: at(end), width: textWidth(texts[each] ?? '', SMALLEST) }));
  const middles = sideBySide(wide, [2, width - 2], GAP);
  return texts.map((text, each) => {
    const x = middles[each] ?? 0;
    return [
      letters(text, x, LENGTHS_TOP + LINE / 2 + baseline(SMALLEST), { anchor: 'middle' }),
      leader({ x: wide[each]?.middle ?? x, y: BAR.top + BAR.height }, { x, y: LENGTHS_TOP }),
    ].join('');
  });
}

function leader(from: Point, to: Point): string {
  return element('polyline', { points: points([from, to]), fill: 'none', stroke: INK });
}
