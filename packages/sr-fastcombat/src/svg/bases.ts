import { type Circle, decimal, drawFigure, element, type Figure, highlight, INK, outline } from '@tabletop/game/svg';
import { FALLEN } from './palette.js';

/** A figure's base as it is drawn. */
export interface Base extends Figure {
  readonly colour: string;
  readonly isProne: boolean;
  readonly isOut: boolean;
  readonly isInvisible: boolean;
}

/** How far the bars beside a prone figure reach beyond its base, in pixels. */
const BARS = 5;

/** The room that a base takes with what is drawn around it. */
export function roomOf(base: Base): Circle {
  const { x, y, radius } = outline(base);
  return { x, y, radius: base.isProne && !base.isOut ? Math.max(radius, base.disc.radius + BARS) : radius };
}

/**
 * A figure's base in its owner's colour, with its number: bars to both sides of one that is prone, a broken rim for one
 * that is invisible. One that is out of the fight is pale and crossed out.
 */
export function drawBase(base: Base): string {
  const { x, y, radius } = base.disc;
  if (base.isOut) return highlight(base) + fallen(base);
  return [
    base.isProne ? bar(x - radius - BARS, x + radius + BARS, y) : '',
    drawFigure(base, base.colour),
    base.isInvisible ? brokenRim(base.disc) : '',
  ].join('');
}

function bar(from: number, to: number, y: number): string {
  return element('line', { x1: from, y1: y, x2: to, y2: y, stroke: INK, 'stroke-width': 4 });
}

function brokenRim({ x, y, radius }: Circle): string {
  const width = Math.min(3, radius / 4);
  return element('circle', {
    cx: x,
    cy: y,
    r: radius - width / 2,
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': width,
    'stroke-dasharray': `${decimal(radius * 0.42)} ${decimal(radius * 0.36)}`,
  });
}

function fallen({ disc: { x, y, radius }, colour }: Base): string {
  const arm = radius * 0.64;
  const rim = Math.min(2, radius / 2);
  const stroke = { stroke: colour, 'stroke-width': rim };
  return [
    element('circle', { cx: x, cy: y, r: radius - rim / 2, fill: FALLEN, ...stroke }),
    element('line', { x1: x - arm, y1: y - arm, x2: x + arm, y2: y + arm, ...stroke }),
    element('line', { x1: x - arm, y1: y + arm, x2: x + arm, y2: y - arm, ...stroke }),
  ].join('');
}
