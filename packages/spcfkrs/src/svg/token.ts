import { type Circle, element, highlight, outline } from '@tabletop/game/svg';
import type { Unit } from '../state.js';
import { bolt } from './condition-marks.js';
import { type CraftToken, drawCraft } from './craft-token.js';
import { drawFace, type Face } from './face.js';
import { HALO, SHIELD } from './palette.js';
import { RINGS } from './shield-rings.js';

/** The radius of a part of a unit, of the shield round it, and of what arrows keep clear of, in parts of a space. */
export const RADIUS = 0.42;
export const RIM = 0.5;
const SHIELDED = 0.48;

/** A unit on foot as it is drawn. */
export interface FootToken {
  readonly kind: 'on-foot';
  readonly face: Face;
  readonly colour: string;
  readonly isActive: boolean;
  readonly shield: Unit['shield'];
  readonly isHacked: boolean;
}

/** A unit as it is drawn. */
export type Token = FootToken | CraftToken;

/** A unit with all that is on it and around it. */
export function drawToken(token: Token): string {
  return token.kind === 'craft' ? drawCraft(token) : drawFoot(token);
}

/** A unit on foot: a disc with what is written on it, its shield, and the mark of a hacked gun. */
function drawFoot({ face, colour, isActive, shield, isHacked }: FootToken): string {
  return [
    highlight({ disc: shielded(face.disc, shield), isActive, number: 0 }),
    drawShield(face.disc, shield, isActive),
    drawFace(face, colour),
    isHacked ? bolt(boltDisc(face.disc)) : '',
  ].join('');
}

/** The faces of a unit, one for each part. */
export function facesOf(token: Token): readonly Face[] {
  return token.kind === 'craft' ? token.parts.map(({ face }) => face) : [token.face];
}

/** The room that a unit on foot takes with all that is drawn around it, its disc first. */
export function roomOf({ face: { disc }, isActive, shield, isHacked }: FootToken): readonly [Circle, ...Circle[]] {
  const { x, y, radius } = outline({ disc: shielded(disc, shield), isActive, number: 0 });
  const around = { x, y, radius: Math.max(radius, (disc.radius * RIM) / RADIUS) };
  return isHacked ? [around, boltDisc(disc)] : [around];
}

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

/** Where the bolt on a disc is: on its rim, at the upper right. */
function boltDisc({ x, y, radius }: Circle): Circle {
  return { x: x + radius * 0.75, y: y - radius * 0.7, radius: Math.max(5.5, radius * 0.55) };
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
