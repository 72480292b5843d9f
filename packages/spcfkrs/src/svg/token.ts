import { type Circle, element, highlight, INK, type Line, outline, type Point, points } from '@tabletop/game/svg';
import type { Unit } from '../state.js';
import { drawFace, type Face } from './face.js';
import { HACKED, HALO, SHIELD } from './palette.js';

/** The radius of a part of a unit, of the shield round it, and of what arrows keep clear of, in parts of a space. */
export const RADIUS = 0.42;
export const RIM = 0.5;
const SHIELDED = 0.48;

/** A unit as it is drawn. */
export interface Token {
  /** At least one. */
  readonly faces: readonly [Face, ...Face[]];
  /** From the middle of a part to that of the part next to it. */
  readonly joints: readonly Line[];
  readonly colour: string;
  readonly isActive: boolean;
  readonly shield: Unit['shield'];
  readonly isHacked: boolean;
}

/** A unit: a disc for each of its parts, joined, with what is written on them, its shield, and the mark of hacked guns. */
export function drawToken({ faces, joints, colour, isActive, shield, isHacked }: Token): string {
  return [
    ...faces.map(({ disc }) => highlight({ disc: shielded(disc, shield), isActive, number: 0 })),
    ...faces.map(({ disc }) => drawShield(disc, shield, isActive)),
    ...joints.map((joint) => drawJoint(joint, colour, faces[0].disc.radius * 1.1)),
    ...faces.map((face) => drawFace(face, colour)),
    isHacked ? bolt(faces[0].disc) : '',
  ].join('');
}

/** The room that a unit takes with all that is drawn around it, its first part's first. */
export function roomOf({
  faces: [first, ...others],
  isActive,
  shield,
  isHacked,
}: Token): readonly [Circle, ...Circle[]] {
  const around = ({ disc }: Face): Circle => {
    const { x, y, radius } = outline({ disc: shielded(disc, shield), isActive, number: 0 });
    return { x, y, radius: Math.max(radius, (disc.radius * RIM) / RADIUS) };
  };
  return [around(first), ...others.map(around), ...(isHacked ? [boltDisc(first.disc)] : [])];
}

function drawJoint([from, to]: Line, colour: string, width: number): string {
  return element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, stroke: colour, 'stroke-width': width });
}

/** How the ring of a shield is broken: not at all while it is ready; thicker while it absorbs. @rule S-PSHIELD */
const RINGS: Readonly<Record<Exclude<Unit['shield'], 'none'>, { readonly width: number; readonly dashes?: string }>> = {
  ready: { width: 1.75 },
  absorbing: { width: 4 },
  spent: { width: 1.75, dashes: '2 3' },
};

/** A part with its shield. */
function shielded(disc: Circle, shield: Unit['shield']): Circle {
  return shield === 'none' ? disc : { ...disc, radius: (disc.radius * SHIELDED) / RADIUS + 1 };
}

/** A ring round a part; it is set off from the map, but not from the mark of whoever may act. */
function drawShield({ x, y, radius }: Circle, shield: Unit['shield'], isActive: boolean): string {
  if (shield === 'none') return '';
  const { width, dashes } = RINGS[shield];
  const ring = { cx: x, cy: y, r: (radius * SHIELDED) / RADIUS, fill: 'none' };
  return [
    isActive ? '' : element('circle', { ...ring, stroke: HALO, 'stroke-width': width + 1.5 }),
    element('circle', { ...ring, stroke: SHIELD, 'stroke-width': width, 'stroke-dasharray': dashes }),
  ].join('');
}

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

/** Where the bolt on a disc is: on its rim, at the upper right. */
function boltDisc({ x, y, radius }: Circle): Circle {
  return { x: x + radius * 0.75, y: y - radius * 0.7, radius: Math.max(5.5, radius * 0.55) };
}

/** The mark of hacked guns. @rule S-HACK */
function bolt(disc: Circle): string {
  const { x, y, radius } = boltDisc(disc);
  return element('polygon', {
    points: points(BOLT.map((corner) => ({ x: x + corner.x * radius, y: y + corner.y * radius }))),
    fill: HACKED,
    stroke: INK,
    'stroke-width': 1,
    'stroke-linejoin': 'round',
  });
}

/** A faint cross where a unit fell. @rule S-DEATH */
export function drawFallen({ x, y, radius }: Circle, colour: string): string {
  const arm = radius * 0.7;
  const stroke = { stroke: colour, 'stroke-width': Math.max(1.5, radius / 5), 'stroke-opacity': 0.5 };
  return [
    element('line', { x1: x - arm, y1: y - arm, x2: x + arm, y2: y + arm, ...stroke }),
    element('line', { x1: x - arm, y1: y + arm, x2: x + arm, y2: y - arm, ...stroke }),
  ].join('');
}
