import { type Circle, drawFigure, element, type Figure, highlight, INK, type Point, points } from '@tabletop/game/svg';
import { DEAD, STARS } from './palette.js';
import { clockwise } from './round.js';

/** A crab as it is drawn. */
export interface CrabFigure extends Figure {
  readonly colour: string;
  /** Where its front is, of length 1. */
  readonly facing: Point;
  readonly isStunned: boolean;
  readonly isDead: boolean;
}

/** On a very large table a crab is drawn at least so large, pale round its base, in pixels. */
const LEAST = 5;

/** Half a crab, seen along its facing: forward, and to its side, in radii of its base. */
type Spot = readonly [forward: number, aside: number];
const LEGS: readonly (readonly [Spot, Spot, Spot])[] = [
  [
    [0.4, 0.8],
    [0.55, 1.22],
    [0.3, 1.5],
  ],
  [
    [0, 0.9],
    [0, 1.36],
    [-0.28, 1.6],
  ],
  [
    [-0.4, 0.8],
    [-0.55, 1.22],
    [-0.88, 1.38],
  ],
];
const ARM: readonly Spot[] = [
  [0.6, 0.7],
  [1.05, 1.05],
  [1.3, 0.9],
];
const PINCERS: readonly Spot[] = [
  [1.12, 0.78],
  [1.18, 1.16],
  [1.5, 1.2],
  [1.95, 0.86],
  [2.06, 0.58],
  [1.66, 0.76],
  [1.78, 0.42],
  [1.4, 0.5],
];
const EYE: Spot = [0.94, 0.3];
const ARROW: { readonly shaft: readonly Spot[]; readonly head: readonly Spot[] } = {
  shaft: [
    [1, 0],
    [2.2, 0],
  ],
  head: [
    [2.7, 0],
    [2.1, 0.3],
    [2.1, -0.3],
  ],
};

/**
 * A crab on its base: legs, claws and eyes towards its front, an arrow that way, its number; stars above one that is
 * stunned. A dead one is pale, crossed out, and has neither front nor limbs.
 */
export function drawCrab(figure: CrabFigure): string {
  if (figure.isDead) return highlight(figure) + dead(figure);
  const { disc, colour, facing, isStunned } = figure;
  const at = placing(disc, facing);
  const size = sizeOf(disc);
  const limb = { fill: 'none', stroke: colour, 'stroke-width': Math.max(1.5, size * 0.17), 'stroke-linecap': 'round' };
  const pincer = { fill: colour, stroke: '#ffffff', 'stroke-opacity': 0.7, 'stroke-width': 0.75 };
  const halves = [1, -1].map((side) => (spots: readonly Spot[]) => points(spots.map(([u, v]) => at([u, side * v]))));
  const [from = disc, to = disc] = ARROW.shaft.map(at);
  return [
    highlight(figure),
    ...halves.flatMap((half) => [
      ...LEGS.map((leg) => element('polyline', { points: half(leg), ...limb })),
      element('polyline', { points: half(ARM), ...limb }),
      element('polygon', { points: half(PINCERS), ...pincer }),
    ]),
    element('line', {
      x1: from.x,
      y1: from.y,
      x2: to.x,
      y2: to.y,
      stroke: INK,
      'stroke-width': Math.max(1.5, size / 6),
    }),
    element('polygon', { points: points(ARROW.head.map(at)), fill: INK }),
    size > disc.radius ? element('circle', { cx: disc.x, cy: disc.y, r: size, fill: colour, 'fill-opacity': 0.4 }) : '',
    drawFigure({ ...figure, isActive: false }, colour),
    ...[1, -1].map((side) => eye(at([EYE[0], side * EYE[1]]), size)),
    ...(isStunned ? starsOver(disc).map(star) : []),
  ].join('');
}

/** The room that a crab takes with all that is drawn around it, its base first. */
export function roomOf({ disc, facing, isActive, isStunned, isDead }: CrabFigure): readonly [Circle, ...Circle[]] {
  if (isDead) return [{ x: disc.x, y: disc.y, radius: disc.radius + (isActive ? 4 : 0) }];
  const size = sizeOf(disc);
  const body = { x: disc.x, y: disc.y, radius: size * 1.55 };
  const front = { ...placing(disc, facing)([1.9, 0]), radius: size };
  return [body, front, ...(isStunned ? starsOver(disc) : [])];
}

/** Where places of a crab are on the picture. */
function placing(disc: Circle, facing: Point): (spot: Spot) => Point {
  const [size, aside] = [sizeOf(disc), clockwise(facing)];
  return ([u, v]) => ({
    x: disc.x + size * (facing.x * u + aside.x * v),
    y: disc.y + size * (facing.y * u + aside.y * v),
  });
}

function sizeOf({ radius }: Circle): number {
  return Math.max(LEAST, radius);
}

function eye({ x, y }: Point, size: number): string {
  const radius = size * 0.2;
  return [
    element('circle', { cx: x, cy: y, r: radius, fill: '#ffffff', stroke: INK, 'stroke-width': 0.75 }),
    element('circle', { cx: x, cy: y, r: radius * 0.5, fill: INK }),
  ].join('');
}

function dead({ disc: { x, y, radius }, colour }: CrabFigure): string {
  const arm = radius * 0.64;
  const rim = Math.min(2, radius / 2);
  const stroke = { stroke: colour, 'stroke-width': rim };
  return [
    element('circle', { cx: x, cy: y, r: radius - rim / 2, fill: DEAD, 'fill-opacity': 0.75, ...stroke }),
    element('line', { x1: x - arm, y1: y - arm, x2: x + arm, y2: y + arm, ...stroke }),
    element('line', { x1: x - arm, y1: y + arm, x2: x + arm, y2: y - arm, ...stroke }),
  ].join('');
}

/** Where the stars of a stunned crab are, round the upper part of its base. */
function starsOver(disc: Circle): readonly Circle[] {
  const size = sizeOf(disc);
  const radius = Math.max(4.5, size * 0.42);
  return [
    [-1.05, -1.1],
    [0, -1.5],
    [1.05, -1.1],
  ].map(([x = 0, y = 0]) => ({ x: disc.x + size * x, y: disc.y + size * y, radius }));
}

/** The corners of a star of radius 1, by turns its tips and the notches between them. */
const STAR: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 0.26, y: -0.36 },
  { x: 0.95, y: -0.31 },
  { x: 0.43, y: 0.14 },
  { x: 0.59, y: 0.81 },
  { x: 0, y: 0.45 },
  { x: -0.59, y: 0.81 },
  { x: -0.43, y: 0.14 },
  { x: -0.95, y: -0.31 },
  { x: -0.26, y: -0.36 },
];

function star({ x, y, radius }: Circle): string {
  return element('polygon', {
    points: points(STAR.map((corner) => ({ x: x + corner.x * radius, y: y + corner.y * radius }))),
    fill: STARS,
    stroke: INK,
    'stroke-width': 1,
    'stroke-linejoin': 'round',
  });
}
