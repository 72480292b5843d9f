import {
  baseline,
  element,
  type Frame,
  INK,
  letters,
  MARGIN,
  multiples,
  type Point,
  roundStep,
  SMALLEST,
  textWidth,
} from '@tabletop/game/svg';
import { toInches, toUnits } from '../units.js';
import { RULER, RULER_RIM } from './palette.js';

/** The room that the ruler above the table takes, and the one to its left, in pixels. */
export const RULER_HEIGHT = 24;
export const RULER_WIDTH = 44;

/** How far apart numbers and marks are at least, in pixels. */
const NUMBERS_APART = 44;
const MARKS_APART = 4.5;
/** The length of a mark without and with a number. */
const MARK = { short: 4, long: 7 };

/** Inches along the upper and the left edge of the table, as places are named by them. @rule W-TABLE */
export function rulers({ area, scale, point }: Frame): string {
  const { x, y, width, height } = area;
  const pixelsOf = (inches: number) => toUnits(inches) * scale;
  const [step, finest] = [roundStep(pixelsOf, NUMBERS_APART), roundStep(pixelsOf, MARKS_APART)];
  const zero = point({ x: 0, y: 0 });
  const along = (from: number, length: number, origin: number) =>
    multiples(toInches((from - origin) / scale), toInches((from + length - origin) / scale), finest).map((inches) => ({
      inches,
      at: origin + pixelsOf(inches),
    }));
  const [across, down] = [along(x, width, zero.x), along(y, height, zero.y)];
  const [top, left] = [y - RULER_HEIGHT, x - RULER_WIDTH];
  return [
    element('rect', { x, y: top, width, height: RULER_HEIGHT, fill: RULER, stroke: RULER_RIM }),
    element('rect', { x: left, y, width: RULER_WIDTH, height, fill: RULER, stroke: RULER_RIM }),
    element('rect', { x: left, y: top, width: RULER_WIDTH, height: RULER_HEIGHT, fill: RULER, stroke: RULER_RIM }),
    letters('inch', left + RULER_WIDTH / 2, top + RULER_HEIGHT / 2 + baseline(SMALLEST), { anchor: 'middle' }),
    ...across.map(({ inches, at }) => {
      const isNamed = inches % step === 0;
      const half = textWidth(String(inches), SMALLEST) / 2;
      const fits = isNamed && at - half >= x + 1 && at + half <= x + width - 1;
      return [
        mark({ x: at, y: y - (isNamed ? MARK.long : MARK.short) }, { x: at, y }),
        fits ? number(inches, at, top + 8, 'middle') : '',
      ].join('');
    }),
    ...down.map(({ inches, at }) => {
      const isNamed = inches % step === 0;
      const end = x - MARK.long - 3;
      const fits =
        isNamed && at >= y + 7 && at <= y + height - 7 && end - textWidth(String(inches), SMALLEST) >= MARGIN;
      return [
        mark({ x: x - (isNamed ? MARK.long : MARK.short), y: at }, { x, y: at }),
        fits ? number(inches, end, at, 'end') : '',
      ].join('');
    }),
  ].join('');
}

function mark(from: Point, to: Point): string {
  return element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, stroke: INK, 'stroke-opacity': 0.8 });
}

function number(inches: number, x: number, y: number, anchor: 'middle' | 'end'): string {
  return letters(String(inches), x, y + baseline(SMALLEST), { anchor });
}
