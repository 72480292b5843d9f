import type { Circle } from './boxes.js';
import { ACTIVE, INK } from './colours.js';
import { baseline, letters, SMALLEST } from './letters.js';
import { element } from './xml.js';

/** A figure on the table, in pixels. */
export interface Figure {
  readonly disc: Circle;
  /** The number inside its disc. */
  readonly number: number;
  /** Whether it is this figure's turn. */
  readonly isActive: boolean;
}

/** A figure's base in a colour, with its number. */
export function drawFigure(figure: Figure, colour: string): string {
  const { x, y, radius } = figure.disc;
  return [
    highlight(figure),
    element('circle', { cx: x, cy: y, r: radius, fill: colour }),
    element('circle', {
      cx: x,
      cy: y,
      r: Math.max(0, radius - 1),
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.7,
    }),
    numberInside(figure),
  ].join('');
}

/** How far the mark of whoever may act reaches beyond a figure's disc, in pixels. */
export const HIGHLIGHT = 4;

/** The mark of whoever may act, behind its base; nothing behind another's. */
export function highlight({ disc, isActive }: Figure): string {
  if (!isActive) return '';
  const { x, y, radius } = disc;
  return element('circle', { cx: x, cy: y, r: radius + HIGHLIGHT - 0.5, fill: ACTIVE, stroke: INK });
}

/** A figure's disc with what is drawn around it. */
export function outline({ disc, isActive }: Figure): Circle {
  return isActive ? { x: disc.x, y: disc.y, radius: disc.radius + HIGHLIGHT } : disc;
}

/** A figure's number, white, in the middle of its disc; nothing where it does not fit. */
export function numberInside(figure: Figure): string {
  if (!fitsInside(figure)) return '';
  const { x, y } = figure.disc;
  const size = sizeInside(figure.disc, figure.number);
  return letters(String(figure.number), x, y + baseline(size), {
    size,
    bold: true,
    colour: '#ffffff',
    anchor: 'middle',
  });
}

/** Whether a figure's number fits into its disc. */
export function fitsInside({ disc, number }: Figure): boolean {
  return sizeInside(disc, number) >= SMALLEST;
}

/** The largest digits inside a disc, in pixels. */
const LARGEST = 15;

/** The greatest size of digits, up to a limit, at which a number fits into a disc: its corners touch the rim. */
function sizeInside({ radius }: Circle, number: number): number {
  const halfWidth = String(number).length * HALF_DIGIT;
  const reach = Math.sqrt(halfWidth * halfWidth + HALF_HEIGHT * HALF_HEIGHT);
  return Math.min(LARGEST, radius / reach);
}

/** Half of a bold digit's width and height, in parts of its size. */
const HALF_DIGIT = 0.33;
const HALF_HEIGHT = 0.365;
