import {
  type Box,
  baseline,
  boxesMeet,
  boxMeetsDisc,
  type Circle,
  element,
  type Frame,
  INK,
  isInside,
  letters,
  type Point,
  points,
  SMALLEST,
  type Taken,
  textWidth,
} from '@tabletop/game/svg';
import { discAt, pathLength, pointAlong, type Vector } from '@tabletop/geometry';
import type { Rules } from '../rules.js';
import { marksOf } from '../turn/walking.js';
import { toUnits } from '../units.js';
import type { SkirmishView } from '../view.js';

/** The leg that was announced, as it is drawn. */
export interface LegDrawing {
  readonly markup: string;
  /** Where its numbers stand. */
  readonly boxes: readonly Box[];
  /** What other labels keep clear of: its marks, and the base at its end. */
  readonly discs: readonly Circle[];
}

const NO_LEG: LegDrawing = { markup: '', boxes: [], discs: [] };

/**
 * The leg that was announced: its way, a mark at every whole centimetre, numbers where there is room for them, and the
 * base where it ends. Where centimetres are too small to be told apart, marks are 2, 5, 10 … centimetres apart.
 *
 * @rule F-WINDOW
 */
export function drawLeg(view: SkirmishView, frame: Frame, rules: Rules, { area, figures, boxes }: Taken): LegDrawing {
  const from = view.figures.find(({ id }) => id === view.moving)?.at;
  const last = view.leg?.at(-1);
  if (from === undefined || view.leg === null || last === undefined) return NO_LEG;
  const way = [from, ...view.leg];
  const end = frame.disc(discAt(last, toUnits(rules.figureRadius)));
  const marks = marksOn(way, marksOf(from, view.leg), frame);
  const numbers: { readonly box: Box; readonly text: string }[] = [];
  for (const { number, at, aside } of marks) {
    const text = String(number);
    const box = placesBeside(at, aside, textWidth(text, SMALLEST)).find(
      (place) =>
        isInside(place, area) &&
        !boxes.some((other) => boxesMeet(place, other)) &&
        !figures.some((figure) => boxMeetsDisc(place, figure)) &&
        !numbers.some((other) => boxesMeet(place, other.box)),
    );
    if (box !== undefined) numbers.push({ box, text });
  }
  return {
    markup: [
      element('circle', { cx: end.x, cy: end.y, r: end.radius, fill: 'none', stroke: INK, 'stroke-dasharray': '4 3' }),
      element('polyline', { points: points(way.map(frame.point)), fill: 'none', stroke: INK, 'stroke-width': 2 }),
      ...marks.map(tick),
      ...numbers.map(({ box, text }) => numberIn(box, text)),
    ].join(''),
    boxes: numbers.map(({ box }) => box),
    discs: [end, ...marks.map(({ at }) => ({ ...at, radius: TICK }))],
  };
}

function numberIn({ x, y, width, height }: Box, text: string): string {
  return letters(text, x + width / 2, y + height / 2 + baseline(SMALLEST), { anchor: 'middle' });
}

/** A mark on the leg: after how many centimetres, where, and which way is to its side. */
interface Mark {
  readonly number: number;
  readonly at: Point;
  /** Of length 1. */
  readonly aside: Point;
}

/** How far a mark reaches to either side, in pixels. */
const TICK = 4;
/** How near marks may come to one another, in pixels. */
const NEAREST = 5;
const STEPS: readonly number[] = [1, 2, 5, 10, 20, 50, 100];

function marksOn(way: readonly Vector[], count: number, { scale, point }: Frame): readonly Mark[] {
  const step = STEPS.find((each) => toUnits(each) * scale >= NEAREST) ?? Number.POSITIVE_INFINITY;
  const length = pathLength(way);
  return Array.from({ length: Math.floor(count / step) }, (_, at): Mark => {
    const number = (at + 1) * step;
    const here = Math.min(length, toUnits(number));
    const [before, after] = [here - AROUND, here + AROUND].map((each) =>
      point(pointAlong(way, Math.max(0, Math.min(length, each)))),
    );
    return { number, at: point(pointAlong(way, here)), aside: aside(before, after) };
  });
}

/** How far before and after a mark the way is looked at, in units. */
const AROUND = 6;

function aside(before: Point | undefined, after: Point | undefined): Point {
  if (before === undefined || after === undefined) return { x: 0, y: -1 };
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return length === 0 ? { x: 0, y: -1 } : { x: dy / length, y: -dx / length };
}

function tick({ at, aside: { x, y } }: Mark): string {
  return element('line', {
    x1: at.x - x * TICK,
    y1: at.y - y * TICK,
    x2: at.x + x * TICK,
    y2: at.y + y * TICK,
    stroke: INK,
    'stroke-width': 2,
  });
}

/** How far from the way a number may stand, in pixels. */
const DISTANCES: readonly number[] = [TICK + 9, TICK + 13, TICK + 17];
const HEIGHT = 13;

/** Where a number may stand beside a mark, on either side, the nearest first. */
function placesBeside(at: Point, { x, y }: Point, width: number): readonly Box[] {
  return DISTANCES.flatMap((distance) =>
    [distance, -distance].map((far) => ({
      x: at.x + x * far - width / 2,
      y: at.y + y * far - HEIGHT / 2,
      width,
      height: HEIGHT,
    })),
  );
}
