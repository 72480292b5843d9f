import { ACTIVE, type Box, type Circle, element, INK, type Line, points } from '@tabletop/game/svg';
import type { Unit } from '../state.js';
import { bolt, emptySeat, warning } from './condition-marks.js';
import { type Face, writtenOn } from './face.js';
import { cornersOf } from './frame.js';
import { grown, outlinesOf } from './hull-outline.js';
import { HALO, SHIELD } from './palette.js';
import { discOf } from './places.js';
import { RINGS } from './shield-rings.js';

/** A part of a craft as it is drawn. */
export interface HullPart {
  readonly box: Box;
  readonly face: Face;
  readonly guns: number;
  /** How many are aboard; null where it is no bay. */
  readonly aboard: number | null;
}

/** A vehicle or a spaceship as it is drawn. */
export interface CraftToken {
  readonly kind: 'craft';
  /** At least one. */
  readonly parts: readonly [HullPart, ...HullPart[]];
  /** Across the edges between parts that are smaller than a space, and may be drawn apart. */
  readonly joints: readonly Line[];
  readonly colour: string;
  readonly isActive: boolean;
  readonly shield: Unit['shield'];
  readonly isHacked: boolean;
  readonly isMalfunctioning: boolean;
  readonly hasPilot: boolean;
  /** Whether it is above all others: see-through. @rule S-LAYERS */
  readonly isAbove: boolean;
}

/** A craft: its hull in one outline with its parts, what is written on them, their guns and bays, its shield, and its condition. */
export function drawCraft(craft: CraftToken): string {
  const { parts, joints, colour, isActive, shield, isAbove } = craft;
  const outlines = outlinesOf(parts.map(({ box }) => box));
  const drawn = (by: number, stroke: string, width: number, dashes?: string) =>
    outlines
      .map((outline) =>
        element('polygon', {
          points: points(grown(outline, by)),
          fill: 'none',
          stroke,
          'stroke-width': width,
          'stroke-dasharray': dashes,
          'stroke-linejoin': 'round',
        }),
      )
      .join('');
  const ring = shield === 'none' ? undefined : RINGS[shield];
  return [
    ...parts.map((part) => drawPart(part, colour, isAbove)),
    isActive ? drawn(1.5, INK, 6) + drawn(1.5, ACTIVE, 4) : '',
    isAbove ? drawn(-1, HALO, 5) + drawn(-1, colour, 3) : drawn(0, HALO, 2) + drawn(-1.25, INK, 1.5),
    ...joints.map(([from, to]) =>
      element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, stroke: colour, 'stroke-width': 4 }),
    ),
    ring === undefined ? '' : drawn(1, HALO, ring.width + 1.5) + drawn(1, SHIELD, ring.width, ring.dashes),
    ...parts.map((part) => drawFittings(part, colour, isAbove)),
    conditions(craft),
  ].join('');
}

/** How much of a spaceship is seen, where it is whole and where it is wrecked. */
const SEEN = { whole: 0.28, wrecked: 0.5 } as const;

function drawPart({ box, face }: HullPart, colour: string, isAbove: boolean): string {
  const isWrecked = face.sixths === 0;
  const opacity = isAbove ? (isWrecked ? SEEN.wrecked : SEEN.whole) : undefined;
  const seam = isWrecked || isAbove ? colour : HALO;
  return [
    element('rect', {
      ...box,
      fill: isWrecked ? HALO : colour,
      'fill-opacity': opacity,
      stroke: seam,
      'stroke-width': 0.75,
    }),
    isWrecked ? torn(box, colour, face.name !== null) : '',
    writtenOn(face, isWrecked || isAbove ? colour : '#ffffff'),
  ].join('');
}

/** The mark of a wrecked part: strokes from its corners that cross, or end before what is written on it. @rule S-PARTS */
function torn(box: Box, colour: string, isWritten: boolean): string {
  const { x, y } = discOf(box);
  const reach = isWritten ? 0.45 : 1;
  return cornersOf(box)
    .map((corner) =>
      element('line', {
        x1: corner.x,
        y1: corner.y,
        x2: corner.x + (x - corner.x) * reach,
        y2: corner.y + (y - corner.y) * reach,
        stroke: colour,
        'stroke-width': Math.max(1, Math.min(2.5, box.height / 12)),
      }),
    )
    .join('');
}

/** The bay and the guns of a part, where it is not wrecked. @rule S-GUNS @rule S-TRANSPORT */
function drawFittings({ box, face, guns, aboard }: HullPart, colour: string, isAbove: boolean): string {
  if (face.sixths === 0) return '';
  const { x, y, radius } = discOf(box);
  const edge = box.width / 2 - radius * 0.2;
  return [
    aboard === null ? '' : drawBay(box, isAbove ? colour : '#ffffff', aboard),
    ...[1, -1].slice(0, guns).map((side) => gun({ x: x + side * edge, y: y - radius * 0.1, radius }, side)),
  ].join('');
}

/** The least radius of a part on which a gun has a barrel and a rim, in pixels: a full map has thousands of them. */
const SMALL = 7;

/** A gun: a turret at a side of its part, with its barrel outward. */
function gun({ x, y, radius }: Circle, side: number): string {
  const size = Math.max(1.5, Math.min(4, radius * 0.2));
  const end = x + side * size * 2.2;
  if (radius < SMALL) return element('circle', { cx: x, cy: y, r: size, fill: INK });
  return [
    element('line', { x1: x, y1: y, x2: end, y2: y, stroke: HALO, 'stroke-width': size + 1 }),
    element('line', { x1: x, y1: y, x2: end, y2: y, stroke: INK, 'stroke-width': size * 0.8 }),
    element('circle', { cx: x, cy: y, r: size, fill: INK, stroke: HALO, 'stroke-width': Math.min(0.75, size / 3) }),
  ].join('');
}

/** A bay: a broken frame in its part, with a square for each of those aboard along its upper edge. */
function drawBay(box: Box, colour: string, aboard: number): string {
  const { x, y, radius } = discOf(box);
  const inset = Math.max(1.5, radius * 0.14);
  const size = radius * 0.2;
  const frame = {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  };
  return [
    element('rect', { ...frame, fill: 'none', stroke: colour, 'stroke-dasharray': '3 2' }),
    ...Array.from({ length: aboard }, (_, at) =>
      element('rect', {
        x: x + (at - (aboard - 1) / 2) * radius * 0.24 - size / 2,
        y: y - radius * 0.7 - size / 2,
        width: size,
        height: size,
        fill: HALO,
        stroke: INK,
        'stroke-width': 0.5,
      }),
    ),
  ].join('');
}

/** What ails a craft, over the upper edge of its first part: a warning, an empty seat, a bolt. */
function conditions({ parts: [{ box }], isHacked, isMalfunctioning, hasPilot }: CraftToken): string {
  const radius = Math.max(5, Math.min(8, box.width * 0.2));
  const at = (share: number) => ({ x: box.x + box.width * share, y: box.y - radius * 0.6, radius });
  return [
    isMalfunctioning ? warning(at(0.05)) : '',
    hasPilot ? '' : emptySeat(at(0.5)),
    isHacked ? bolt(at(0.95)) : '',
  ].join('');
}

/** What a craft takes of the picture, with what is drawn around it. */
export function boxesOf({ parts }: CraftToken): readonly Box[] {
  const rim = 4;
  return parts.map(({ box: { x, y, width, height } }) => ({
    x: x - rim,
    y: y - rim,
    width: width + 2 * rim,
    height: height + 2 * rim,
  }));
}

/** The disc round the first part of a craft, from which lines lead to its name. */
export function anchorOf({ parts: [{ box }] }: CraftToken): Circle {
  const { x, y } = discOf(box);
  return { x, y, radius: Math.sqrt(box.width * box.width + box.height * box.height) / 2 + 4 };
}
