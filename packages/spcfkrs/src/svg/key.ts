import {
  type Box,
  baseline,
  type Circle,
  type Drawn,
  element,
  type Flowing,
  flow,
  letters,
  MARGIN,
  type Point,
  SMALLEST,
  seatMark,
  textWidth,
} from '@tabletop/game/svg';
import { SIXTHS } from '../sixths.js';
import type { SpcfkrsView } from '../view.js';
import { type ArrowStyle, drawArrow } from './arrows.js';
import { band } from './battalions.js';
import type { Battlefield } from './battlefield.js';
import { coverPatches, drawPatch, WIDE } from './cover.js';
import { type Face, showsBody } from './face.js';
import { aimStyle, followStyle, pathStyle, underWayStyle } from './styles.js';
import { drawFallen, drawToken, type Token } from './token.js';
import { BLAST, underWay } from './under-way.js';

/** The width of what a sign is shown in, in pixels. */
const SIGN = 26;
const ROW = 24;
/** As large as a space would be in which the signs are drawn. */
const SCALE = 20;

/** What the colours and signs on the map mean, as far as they are on it. From `top` pixels down. */
export function key(view: SpcfkrsView, field: Battlefield, top: number): Drawn {
  const signs = [...coverSigns(view), ...unitSigns(view, field), ...orderSigns(view, field)];
  return flow(signs, { top, left: MARGIN, lineHeight: ROW, gap: 18 });
}

function coverSigns({ map }: SpcfkrsView): readonly Flowing[] {
  const kinds = new Set(coverPatches(map).map(({ cover }) => cover));
  return (['partial', 'full'] as const)
    .filter((kind) => kinds.has(kind))
    .map((kind) => entry(`${kind} cover`, (at) => drawPatch(kind, around(at, SIGN - 2, 16), WIDE)));
}

function unitSigns({ units }: SpcfkrsView, { pieces, battalions, scale }: Battlefield): readonly Flowing[] {
  const faces = pieces.flatMap(({ token }) => token.faces);
  const has = (test: (token: Token) => boolean) => pieces.some(({ token }) => test(token));
  const when = (isShown: boolean, text: string, sign?: (at: Point) => string) => (isShown ? [entry(text, sign)] : []);
  return [
    ...when(
      faces.some(({ name }) => name !== null),
      'Body left and lost',
      (at) => drawToken(sample(at, {}, { name: '', sixths: 2 * SIXTHS, body: 3, disc: { ...at, radius: 11 } })),
    ),
    ...when(
      faces.some((face) => face.name === null && face.sixths > 0 && showsBody(face)),
      'Body left',
      (at) => drawToken(sample(at, {}, { sixths: 3 * SIXTHS })),
    ),
    ...when(
      faces.some(({ sixths }) => sixths === 0),
      'part without Body',
      (at) => drawToken(sample(at, {}, { sixths: 0 })),
    ),
    ...when(
      faces.some((face) => !showsBody(face)),
      'number after a name: Body left',
    ),
    ...when(
      has(({ isActive }) => isActive),
      'at work or next',
      (at) => drawToken(sample(at, { isActive: true })),
    ),
    ...SHIELD_TEXTS.flatMap(([shield, text]) =>
      when(
        has((token) => token.shield === shield),
        text,
        (at) => drawToken(sample(at, { shield })),
      ),
    ),
    ...when(
      has(({ isHacked }) => isHacked),
      'hacked: cannot shoot',
      (at) => drawToken(sample(at, { isHacked: true })),
    ),
    ...when(
      units.some(({ alive }) => !alive),
      'dead, where it fell',
      (at) => drawFallen({ ...at, radius: 8 }, NOBODY),
    ),
    ...when(battalions.length > 0, 'battalion', (at) => band(lineOf(at), NOBODY, Math.min(scale, SCALE))),
  ];
}

const SHIELD_TEXTS = [
  ['ready', 'plasma shield ready'],
  ['absorbing', 'plasma shield absorbing'],
  ['spent', 'plasma shield spent'],
] as const;

function orderSigns(view: SpcfkrsView, { moves, acts }: Battlefield): readonly Flowing[] {
  const found = underWay(view);
  const signs: readonly (readonly [boolean, string, ArrowStyle])[] = [
    [moves.some(({ move }) => move.type === 'path'), 'ordered to go', pathStyle(NOBODY, SCALE)],
    [moves.some(({ move }) => move.type === 'follow'), 'ordered to follow', followStyle(NOBODY, SCALE)],
    [acts.length > 0, 'aims at', aimStyle(SCALE)],
    [found !== undefined, 'under way', underWayStyle(SCALE)],
  ];
  return [
    ...signs.flatMap(([isShown, text, style]) =>
      isShown ? [entry(text, (at) => drawArrow({ way: lineOf(at), style }))] : [],
    ),
    ...(found?.isBlast === true
      ? [entry('blast', (at) => element('rect', { ...around(at, SIGN - 4, 16), ...BLAST }))]
      : []),
  ];
}

function entry(text: string, sign?: (at: Point) => string): Flowing {
  const left = sign === undefined ? 0 : SIGN + 5;
  return {
    width: left + textWidth(text, SMALLEST),
    draw: (x, y) => [sign?.({ x: x + SIGN / 2, y }) ?? '', letters(text, x + left, y + baseline(SMALLEST))].join(''),
  };
}

function around({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function lineOf({ x, y }: Point): readonly [Point, Point] {
  return [
    { x: x - SIGN / 2, y },
    { x: x + SIGN / 2, y },
  ];
}

/** The colour of what stands for all sides. */
const NOBODY: string = /* @__PURE__ */ nobody();

function nobody(): string {
  return seatMark(-1).colour;
}

/** A unit that stands for all of its kind: nobody's, with half a point of Body, of which there is nothing written on it. */
function sample(at: Point, what: Partial<Token>, on: Partial<Face> = {}): Token {
  const disc: Circle = { ...at, radius: 7 };
  const face: Face = { disc, sixths: SIXTHS / 2, body: 1, name: null, ...on };
  const plain = { joints: [], colour: NOBODY, isActive: false, shield: 'none', isHacked: false } as const;
  return { faces: [face], ...plain, ...what };
}
