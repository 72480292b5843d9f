import {
  baseline,
  type Circle,
  element,
  fitsInside,
  letters,
  numberInside,
  SMALLEST,
  textWidth,
} from '@tabletop/game/svg';
import { SIXTHS } from '../sixths.js';
import { HALO } from './palette.js';

/** A part of a unit, with what is to be written on it. */
export interface Face {
  /** In pixels. */
  readonly disc: Circle;
  /** What is left of its Body, in sixths of a point, and what it had, in points. */
  readonly sixths: number;
  readonly body: number;
  /** Stands over a pip for each point of Body; null where the Body stands alone. See {@link hasRoomFor}. */
  readonly name: string | null;
}

/** The most points of Body that are shown as pips, and the smallest disc that has room for them, in pixels. */
const MOST_PIPS = 5;
const PIPS_FROM = 11;

/** Whether a plain name and pips for the Body find room on a disc. */
export function hasRoomFor(name: string, { disc, sixths, body }: Omit<Face, 'name'>): boolean {
  const most = Math.max(body, Math.ceil(sixths / SIXTHS));
  return disc.radius >= PIPS_FROM && most <= MOST_PIPS && nameSize(name, disc) >= SMALLEST;
}

/** Whether there is a pip on a face of which a part alone is left. @rule S-CLASS-DMG */
export function hasBrokenPip({ name, sixths }: Face): boolean {
  return name !== null && sixths % SIXTHS !== 0;
}

/** Whether the Body can be read off a face. */
export function showsBody(face: Face): boolean {
  return face.name !== null || (face.sixths % SIXTHS === 0 && fitsInside(figureOf(face)));
}

/** A disc with a name and pips, or with a number, or with nothing where there is no room. A part without Body is pale. */
export function drawFace(face: Face, colour: string): string {
  const { disc, sixths } = face;
  const { x, y, radius } = disc;
  const isWrecked = sixths === 0;
  const rim = { stroke: isWrecked ? colour : HALO, 'stroke-width': Math.min(1.5, radius / 6) };
  return [
    element('circle', { cx: x, cy: y, r: radius, fill: isWrecked ? HALO : colour, ...rim }),
    writtenOn(face, isWrecked ? colour : '#ffffff'),
  ].join('');
}

/** What is written on a part: its name with pips, or a number, or nothing where there is no room or no Body. */
export function writtenOn(face: Face, colour: string): string {
  const { disc, sixths, name } = face;
  if (name !== null) return nameOn(name, disc, colour) + pips(face, colour);
  if (sixths === 0 || !showsBody(face)) return '';
  if (colour === '#ffffff') return numberInside(figureOf(face));
  return letters(String(sixths / SIXTHS), disc.x, disc.y + baseline(SMALLEST), {
    bold: true,
    colour,
    anchor: 'middle',
  });
}

function figureOf({ disc, sixths }: Face): {
  readonly disc: Circle;
  readonly number: number;
  readonly isActive: boolean;
} {
  return { disc, number: sixths / SIXTHS, isActive: false };
}

/** The largest letters on a disc, and how far over its middle a name stands, in parts of its radius. */
const LARGEST = 15;
const RAISED = 0.22;

/** The greatest size of letters, up to a limit, at which a name fits onto a disc, a little over its middle. */
function nameSize(name: string, { radius }: Circle): number {
  for (let size = LARGEST; size >= SMALLEST; size--) {
    const [half, top] = [textWidth(name, size, true) / 2, radius * RAISED + size * 0.365];
    if (half * half + top * top <= radius * radius) return size;
  }
  return 0;
}

function nameOn(name: string, disc: Circle, colour: string): string {
  const size = nameSize(name, disc);
  const y = disc.y - disc.radius * RAISED + baseline(size);
  return letters(name, disc.x, y, { size, bold: true, colour, anchor: 'middle' });
}

/** How far below the middle of a disc its pips are, how far apart and how large, in parts of its radius. */
const PIP = { below: 0.56, apart: 0.32, radius: 0.135 };

/** A pip for each point of Body: those that are left are full, the others hollow, with a dot where a part of it is left. */
function pips({ disc: { x, y, radius }, sixths, body }: Face, colour: string): string {
  const left = sixths / SIXTHS;
  const most = Math.max(body, Math.ceil(left));
  return Array.from({ length: most }, (_, at) => {
    const cx = x + (at - (most - 1) / 2) * radius * PIP.apart;
    const place = { cx, cy: y + radius * PIP.below, r: radius * PIP.radius };
    const isBroken = at < left && at + 1 > left;
    return [
      element('circle', {
        ...place,
        fill: at + 1 <= left ? colour : 'none',
        stroke: colour,
        'stroke-width': 0.75,
      }),
      isBroken ? element('circle', { cx, cy: place.cy, r: place.r / 2, fill: colour }) : '',
    ].join('');
  }).join('');
}
