import {
  type Box,
  baseline,
  type Circle,
  type Flowing,
  letters,
  type Point,
  SMALLEST,
  seatMark,
  textWidth,
} from '@tabletop/game/svg';
import { SIXTHS } from '../sixths.js';
import type { CraftToken, HullPart } from './craft-token.js';
import type { Face } from './face.js';
import { discOf } from './places.js';
import type { FootToken } from './token.js';

/** The width of what a sign is shown in, in pixels. */
export const SIGN = 26;

/** A sign and what it means; nothing where it is not on the map. */
export function when(isShown: boolean, text: string, sign?: (at: Point) => string): readonly Flowing[] {
  return isShown ? [entry(text, sign)] : [];
}

function entry(text: string, sign?: (at: Point) => string): Flowing {
  const left = sign === undefined ? 0 : SIGN + 5;
  return {
    width: left + textWidth(text, SMALLEST),
    draw: (x, y) => [sign?.({ x: x + SIGN / 2, y }) ?? '', letters(text, x + left, y + baseline(SMALLEST))].join(''),
  };
}

export function around({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function lineOf({ x, y }: Point): readonly [Point, Point] {
  return [
    { x: x - SIGN / 2, y },
    { x: x + SIGN / 2, y },
  ];
}

/** The colour of what stands for all sides. */
export const NOBODY: string = /* @__PURE__ */ nobody();

function nobody(): string {
  return seatMark(-1).colour;
}

/** A unit that stands for all of its kind: nobody's, with half a point of Body, of which there is nothing written on it. */
export function sample(at: Point, what: Partial<FootToken>, on: Partial<Face> = {}): FootToken {
  const disc: Circle = { ...at, radius: 7 };
  const face: Face = { disc, sixths: SIXTHS / 2, body: 1, name: null, ...on };
  return { kind: 'on-foot', face, colour: NOBODY, isActive: false, shield: 'none', isHacked: false, ...what };
}

/** A craft of one part that stands for all of its kind, nobody's, of so many pixels. */
export function sampleCraft(
  at: Point,
  what: Partial<CraftToken>,
  on: Partial<HullPart> = {},
  face: Partial<Face> = {},
  height = 16,
): CraftToken {
  const box = around(at, height, height);
  const bare: Face = { disc: discOf(box, 0.9), sixths: SIXTHS / 2, body: 1, name: null, ...face };
  return {
    kind: 'craft',
    parts: [{ box, face: bare, guns: 0, aboard: null, ...on }],
    joints: [],
    colour: NOBODY,
    isActive: false,
    shield: 'none',
    isHacked: false,
    isMalfunctioning: false,
    hasPilot: true,
    isAbove: false,
    ...what,
  };
}
