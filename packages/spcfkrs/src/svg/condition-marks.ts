import { type Circle, element, INK, type Point, points } from '@tabletop/game/svg';
import { HACKED, HALO, MALFUNCTION } from './palette.js';

/** The corners of a bolt of height 2. */
const BOLT: readonly Point[] = [
  { x: 0.2, y: -1 },
  { x: -0.65, y: 0.15 },
  { x: -0.05, y: 0.15 },
  { x: -0.25, y: 1 },
  { x: 0.65, y: -0.3 },
  { x: 0.05, y: -0.3 },
  { x: 0.45, y: -1 },
];
/** The corners of a triangle round a middle. */
const TRIANGLE: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 0.95, y: 0.75 },
  { x: -0.95, y: 0.75 },
];

/** The mark of hacked guns: a bolt. @rule S-HACK */
export function bolt(place: Circle): string {
  return filledShape(BOLT, place, HACKED);
}

/** The mark of a craft that malfunctions: a triangle with a stroke in it. @rule S-PARTS */
export function warning(place: Circle): string {
  const { x, y, radius } = place;
  const stroke = {
    x1: x,
    y1: y - radius * 0.45,
    x2: x,
    y2: y + radius * 0.5,
    stroke: INK,
    'stroke-width': radius * 0.3,
  };
  return filledShape(TRIANGLE, place, MALFUNCTION) + element('line', stroke);
}

/** The mark of a craft without a pilot: an empty ring, crossed out. @rule S-VMODS */
export function emptySeat({ x, y, radius }: Circle): string {
  const arm = radius * 0.65;
  return [
    element('circle', { cx: x, cy: y, r: radius * 0.9, fill: HALO, stroke: INK, 'stroke-width': 1.2 }),
    element('line', { x1: x - arm, y1: y + arm, x2: x + arm, y2: y - arm, stroke: INK, 'stroke-width': 1.5 }),
  ].join('');
}

function filledShape(shape: readonly Point[], { x, y, radius }: Circle, fill: string): string {
  return element('polygon', {
    points: points(shape.map((corner) => ({ x: x + corner.x * radius, y: y + corner.y * radius }))),
    fill,
    stroke: INK,
    'stroke-width': 1,
    'stroke-linejoin': 'round',
  });
}
