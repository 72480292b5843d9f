import { element, hatch, type Line, type Point, points } from '@tabletop/game/svg';
import { ASH, EMBERS, PAPER_LINES, PAPER_RIM, PAPER_SHEET } from './palette.js';

/** How far apart the lines on paper and the specks of ash are, in pixels. */
const LINES = 5;
const SPECKS = 6;

/** Where creases meet, in parts of the way from the first corner to the one opposite. */
const MIDDLE = 0.42;
/** Where creases meet the sides, in parts of their length, one side after the other. */
const CREASES: readonly number[] = [0.3, 0.72, 0.4, 0.62, 0.5];

/** A crumpled sheet of paper, with an outline in pixels; one that glows is gone when the turn ends. @rule W-PAPER */
export function sheet(outline: readonly Point[], glows: boolean): string {
  const rim = glows ? EMBERS : PAPER_RIM;
  return [
    element('polygon', { points: points(outline), fill: PAPER_SHEET }),
    ...hatch(outline, LINES).map((line) => stroke(line, glows ? EMBERS : PAPER_LINES, 1, glows ? 0.45 : 1)),
    ...creases(outline).map((line) => stroke(line, rim, 1, 0.8)),
    element('polygon', {
      points: points(outline),
      fill: 'none',
      stroke: rim,
      'stroke-width': glows ? 2.5 : 1.5,
      'stroke-dasharray': glows ? '3 2' : '7 2',
      'stroke-linejoin': 'round',
    }),
  ].join('');
}

/** What is left of paper that is gone. @rule W-PAPER */
export function ash(outline: readonly Point[]): string {
  return [
    element('polygon', { points: points(outline), fill: ASH, 'fill-opacity': 0.16 }),
    ...hatch(outline, SPECKS).map(([from, to]) =>
      element('line', {
        x1: from.x,
        y1: from.y,
        x2: to.x,
        y2: to.y,
        stroke: ASH,
        'stroke-width': 2,
        'stroke-dasharray': '0.1 7',
        'stroke-linecap': 'round',
      }),
    ),
  ].join('');
}

function creases(outline: readonly Point[]): readonly Line[] {
  const [first] = outline;
  const opposite = outline[Math.floor(outline.length / 2)];
  if (first === undefined || opposite === undefined) return [];
  const middle = between(first, opposite, MIDDLE);
  return outline.map((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from;
    return [middle, between(from, to, CREASES[at % CREASES.length] ?? MIDDLE)];
  });
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function stroke([from, to]: Line, colour: string, width: number, opacity: number): string {
  return element('line', {
    x1: from.x,
    y1: from.y,
    x2: to.x,
    y2: to.y,
    stroke: colour,
    'stroke-width': width,
    'stroke-opacity': opacity === 1 ? undefined : opacity,
  });
}
