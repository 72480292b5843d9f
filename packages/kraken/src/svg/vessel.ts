import {
  type Box,
  baseline,
  element,
  type Frame,
  letters,
  type Point,
  points,
  SMALLEST,
  textWidth,
} from '@tabletop/game/svg';
import type { Vessel } from '../state.js';
import { toUnits } from '../units.js';
import { deckColours, WAVES } from './palette.js';

/** How far apart the seams of a deck are, in units. */
const PLANK = toUnits(3.5);

/** The hull from above with the seams of its deck and its obstacles. */
export function vessel({ name, hull, obstacles }: Vessel, frame: Frame): string {
  const colours = deckColours(name);
  const outline = hull.map(frame.point);
  const drawn = [
    element('polygon', {
      points: points(outline),
      fill: colours.deck,
      stroke: colours.rim,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    ...seams(hull).map(([from, to]) => {
      const [a, b] = [frame.point(from), frame.point(to)];
      return element('line', { x1: a.x, y1: a.y, x2: b.x, y2: b.y, stroke: colours.seams });
    }),
    element('polygon', {
      points: points(outline),
      fill: 'none',
      stroke: colours.rim,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    ...obstacles.map((obstacle) => {
      const { x, y, radius } = frame.disc(obstacle);
      const rim = Math.min(2, radius / 2);
      return (
        element('circle', { cx: x, cy: y, r: radius, fill: colours.obstacleRim }) +
        element('circle', { cx: x, cy: y, r: radius - rim, fill: colours.obstacle }) +
        element('circle', { cx: x, cy: y, r: radius / 3, fill: colours.obstacleRim })
      );
    }),
  ];
  return drawn.join('');
}

/** The stretches of lines along the vessel that lie on its deck. */
function seams(hull: readonly Point[]): readonly (readonly [Point, Point])[] {
  const ys = hull.map(({ y }) => y);
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const found: (readonly [Point, Point])[] = [];
  for (let y = north + PLANK; y < south; y += PLANK) {
    const xs = hull.flatMap((from, at) => {
      const to = hull[(at + 1) % hull.length] ?? from;
      if (from.y === to.y || y < Math.min(from.y, to.y) || y > Math.max(from.y, to.y)) return [];
      return [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)];
    });
    if (xs.length > 1)
      found.push([
        { x: Math.min(...xs), y },
        { x: Math.max(...xs), y },
      ]);
  }
  return found;
}

/** The words at the ends of the vessel, with the room that they take, in the sea beyond them. */
export function shipEnds({ hull }: Vessel, frame: Frame): readonly { readonly markup: string; readonly box: Box }[] {
  const xs = hull.map(({ x }) => x);
  const ys = hull.map(({ y }) => y);
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
  const beyond = LINE / 2 + 4;
  return [
    ['stern', frame.point({ x: Math.min(...xs), y: middle }), -beyond] as const,
    ['bow', frame.point({ x: Math.max(...xs), y: middle }), beyond] as const,
  ].map(([word, { x, y }, aside]) => {
    const width = textWidth(word, SMALLEST);
    return {
      markup: letters(word, x + aside + baseline(SMALLEST), y, { anchor: 'middle', upright: true, colour: FAINT }),
      box: { x: x + aside - LINE / 2, y: y - width / 2, width: LINE, height: width },
    };
  });
}

const LINE = 14;
const FAINT = '#3d5a66';

/** Waves on the open sea. */
export function waves({ area: sea }: Frame): string {
  const crests: string[] = [];
  for (let row = 0; row * 34 + 30 < sea.height; row++) {
    for (let x = sea.x + 24 + (row % 2) * 44; x + 34 < sea.x + sea.width; x += 88) {
      crests.push(`M${x} ${sea.y + 20 + row * 34}q7 -6 14 0q7 6 14 0`);
    }
  }
  return element('path', {
    d: crests.join(''),
    fill: 'none',
    stroke: WAVES,
    'stroke-width': 1.5,
    'stroke-linecap': 'round',
  });
}
