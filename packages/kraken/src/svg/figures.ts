import type { Disc, Vector } from '@tabletop/geometry';
import { type Box, discsMeet, isInside } from './boxes.js';
import { baseline, letters, SMALLEST } from './letters.js';
import { ACTIVE, INK, type SeatMark, SUCKERS, TENTACLE } from './palette.js';
import { element, points } from './xml.js';

/** A figure on the table, in pixels. */
export interface Figure {
  readonly disc: Disc;
  /** The number inside its disc. */
  readonly number: number;
  /** Whether it is this figure's turn. */
  readonly isActive: boolean;
}

/** A tentacle too far away to be shown in its place: the direction from where it is shown to where it is. */
export interface FarFigure extends Figure {
  readonly towards: Vector;
}

/** Whether a number fits into a disc. */
export function fitsInside({ disc, number }: Figure): boolean {
  return sizeInside(disc, number) >= SMALLEST;
}

/** The largest digits inside a disc, in pixels. */
const LARGEST = 15;

/** The greatest size of digits, up to a limit, at which a number fits into a disc: its corners touch the rim. */
function sizeInside({ radius }: Disc, number: number): number {
  const halfWidth = String(number).length * HALF_DIGIT;
  const reach = Math.sqrt(halfWidth * halfWidth + HALF_HEIGHT * HALF_HEIGHT);
  return Math.min(LARGEST, radius / reach);
}

/** Half of a bold digit's width and height, in parts of its size. */
const HALF_DIGIT = 0.33;
const HALF_HEIGHT = 0.365;

/** A sailor's base in its owner's colour. */
export function drawSailor(figure: Figure, { colour }: SeatMark): string {
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

/** Unit vectors to the suckers around a tentacle's base. */
const ROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.71, 0.71],
  [0, 1],
  [-0.71, 0.71],
  [-1, 0],
  [-0.71, -0.71],
  [0, -1],
  [0.71, -0.71],
];

/** A tentacle's base, with suckers all round. */
export function drawTentacle(figure: Figure | FarFigure): string {
  const { x, y, radius } = figure.disc;
  const inner = radius * 0.86;
  return [
    highlight(figure),
    'towards' in figure ? arrow(figure) : '',
    element('circle', { cx: x, cy: y, r: radius, fill: TENTACLE }),
    ...ROUND.map(([dx, dy]) =>
      element('circle', { cx: x + dx * inner, cy: y + dy * inner, r: radius * 0.11, fill: SUCKERS }),
    ),
    numberInside(figure),
  ].join('');
}

/** Points from the edge of the picture to where a tentacle is. */
function arrow({ disc, towards }: FarFigure): string {
  const { x, y, radius } = disc;
  const length = Math.sqrt(towards.x * towards.x + towards.y * towards.y) || 1;
  const [ux, uy] = [towards.x / length, towards.y / length];
  const at = (ahead: number, aside: number) => ({
    x: x + ux * (radius + ahead) - uy * aside,
    y: y + uy * (radius + ahead) + ux * aside,
  });
  const half = radius * 0.6;
  return element('polygon', { points: points([at(half, 0), at(-1, half), at(-1, -half)]), fill: TENTACLE });
}

/** How far the mark of whoever may act reaches beyond a figure's disc, in pixels. */
export const HIGHLIGHT = 4;

function highlight({ disc, isActive }: Figure): string {
  if (!isActive) return '';
  const { x, y, radius } = disc;
  return element('circle', { cx: x, cy: y, r: radius + HIGHLIGHT - 0.5, fill: ACTIVE, stroke: INK });
}

function numberInside(figure: Figure): string {
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

/**
 * Where a far tentacle is shown: at the edge, moved along it until it covers none of the figures before it, or in a
 * row behind where the edge is full.
 */
export function atTheRim(wanted: Disc, towards: Vector, taken: readonly Disc[], area: Box): Disc {
  const isAlongX = Math.abs(towards.y) >= Math.abs(towards.x);
  const step = wanted.radius * 2.4;
  const inwards = isAlongX ? -Math.sign(towards.y) : -Math.sign(towards.x);
  for (let row = 0; row < RIM_ROWS; row++) {
    for (let k = 0; k < RIM_PLACES; k++) {
      const aside = (k % 2 === 0 ? 1 : -1) * Math.ceil(k / 2) * step;
      const ahead = inwards * row * step;
      const disc = { ...wanted, x: wanted.x + (isAlongX ? aside : ahead), y: wanted.y + (isAlongX ? ahead : aside) };
      const { x, y, radius } = disc;
      const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
      if (isInside(box, area) && !taken.some((other) => discsMeet(other, disc))) return disc;
    }
  }
  return wanted;
}

const RIM_ROWS = 8;
const RIM_PLACES = 100;
