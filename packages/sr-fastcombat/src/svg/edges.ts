import {
  type Box,
  baseline,
  element,
  ends,
  type Frame,
  INK,
  isInside,
  letters,
  multiples,
  type Point,
  roundStep,
  SMALLEST,
  textWidth,
  WIDTH,
} from '@tabletop/game/svg';
import type { Board } from '../state.js';
import { toCentimetres, toUnits } from '../units.js';

/** The numbers along the edges of the table, as they are drawn. */
export interface Edges {
  readonly markup: string;
  readonly boxes: readonly Box[];
}

/** How far apart numbers are at least, in pixels. */
const APART = 60;
/** The length of a mark, and how far from the board its number stands, in pixels. */
const TICK = 5;
const HEIGHT = 13;

/** Centimetres along the upper edge and down the left edge of the board, as places are named by them. @rule F-MEASURE */
export function edges({ corners }: Pick<Board, 'corners'>, frame: Frame): Edges {
  const [west, east] = ends(corners.map(({ x }) => x));
  const [north, south] = ends(corners.map(({ y }) => y));
  const step = roundStep((cm) => toUnits(cm) * frame.scale, APART);
  const along = (from: number, to: number) => multiples(toCentimetres(from), toCentimetres(to), step);
  const numbers = [
    ...along(west, east).map((cm) => above(cm, frame.point({ x: toUnits(cm), y: north }))),
    ...along(north, south).map((cm) => beside(cm, frame.point({ x: west, y: toUnits(cm) }))),
  ].filter(({ box }) => isInside(box, PICTURE));
  return { markup: numbers.map(({ markup }) => markup).join(''), boxes: numbers.map(({ box }) => box) };
}

/** No number leaves the picture to the left: on a very large table those of many digits are left out. */
const PICTURE: Box = { x: 2, y: 0, width: WIDTH - 4, height: Number.POSITIVE_INFINITY };

/** A number as it is drawn, and the room that it takes. */
interface EdgeNumber {
  readonly markup: string;
  readonly box: Box;
}

/** A number above a point of the upper edge. */
function above(cm: number, { x, y }: Point): EdgeNumber {
  const width = textWidth(String(cm), SMALLEST);
  const box = { x: x - width / 2, y: y - TICK - HEIGHT, width, height: HEIGHT };
  return { markup: tick({ x, y: y - TICK }, { x, y }) + numberIn(box, cm, x, 'middle'), box };
}

/** A number to the left of a point of the left edge. */
function beside(cm: number, { x, y }: Point): EdgeNumber {
  const width = textWidth(String(cm), SMALLEST);
  const right = x - TICK - 2;
  const box = { x: right - width, y: y - HEIGHT / 2, width, height: HEIGHT };
  return { markup: tick({ x: x - TICK, y }, { x, y }) + numberIn(box, cm, right, 'end'), box };
}

function tick(from: Point, to: Point): string {
  return element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, stroke: INK, 'stroke-opacity': 0.7 });
}

function numberIn({ y, height }: Box, cm: number, x: number, anchor: 'middle' | 'end'): string {
  return letters(String(cm), x, y + height / 2 + baseline(SMALLEST), { colour: FAINT, anchor });
}

const FAINT = '#4a4636';
