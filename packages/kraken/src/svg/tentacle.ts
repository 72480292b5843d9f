import {
  type Box,
  discsMeet,
  element,
  type Figure,
  highlight,
  isInside,
  numberInside,
  points,
} from '@tabletop/game/svg';
import type { Disc, Vector } from '@tabletop/geometry';
import { SUCKERS, TENTACLE } from './palette.js';

/** A tentacle too far away to be shown in its place: the direction from where it is shown to where it is. */
export interface FarFigure extends Figure {
  readonly towards: Vector;
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
