import { type Drawn, element, type Flowing, flow, MARGIN } from '@tabletop/game/svg';
import { SIXTHS } from '../sixths.js';
import type { SpcfkrsView } from '../view.js';
import { type ArrowStyle, drawArrow } from './arrows.js';
import { band } from './battalions.js';
import type { Battlefield } from './battlefield.js';
import { coverPatches, drawPatch, WIDE } from './cover.js';
import { craftSigns } from './craft-signs.js';
import { hasBrokenPip, showsBody } from './face.js';
import { around, lineOf, NOBODY, SIGN, sample, when } from './sign.js';
import { drawPool } from './slag.js';
import { aimStyle, followStyle, keepStyle, pathStyle, ramSetStyle, ramStyle, underWayStyle } from './styles.js';
import { drawFallen, drawToken, facesOf, type Token } from './token.js';
import { BLAST, underWay } from './under-way.js';

const ROW = 24;
/** As large as a space would be in which the signs are drawn. */
const SCALE = 20;

/** What the colours and signs on the map mean, as far as they are on it. From `top` pixels down. */
export function key(view: SpcfkrsView, field: Battlefield, top: number): Drawn {
  const signs = [
    ...groundSigns(view),
    ...unitSigns(view, field),
    ...craftSigns(field.pieces),
    ...orderSigns(view, field),
  ];
  return flow(signs, { top, left: MARGIN, lineHeight: ROW, gap: 18 });
}

function groundSigns({ map, slag }: SpcfkrsView): readonly Flowing[] {
  const kinds = new Set(coverPatches(map).map(({ kind }) => kind));
  return [
    ...(['partial', 'full'] as const).flatMap((kind) =>
      when(kinds.has(kind), `${kind} cover`, (at) => drawPatch(kind, around(at, SIGN - 2, 16), WIDE)),
    ),
    ...when(slag.length > 0, 'plasma slag', (at) => drawPool(around(at, SIGN - 2, 16))),
  ];
}

function unitSigns({ units }: SpcfkrsView, { pieces, battalions, scale }: Battlefield): readonly Flowing[] {
  const faces = pieces.flatMap(({ token }) => facesOf(token));
  const onFoot = pieces.flatMap(({ token }) => (token.kind === 'on-foot' ? [token.face] : []));
  const has = (test: (token: Token) => boolean) => pieces.some(({ token }) => test(token));
  return [
    ...when(
      onFoot.some(({ name }) => name !== null),
      'Body left and lost',
      (at) => drawToken(sample(at, {}, { name: '', sixths: 2 * SIXTHS, body: 3, disc: { ...at, radius: 11 } })),
    ),
    ...when(
      onFoot.some((face) => face.name === null && face.sixths > 0 && showsBody(face)),
      'Body left',
      (at) => drawToken(sample(at, {}, { sixths: 3 * SIXTHS })),
    ),
    ...when(faces.some(hasBrokenPip), 'a part of a point of Body left', (at) =>
      drawToken(sample(at, {}, { name: '', sixths: SIXTHS / 2, body: 1, disc: { ...at, radius: 11 } })),
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

function orderSigns(view: SpcfkrsView, { moves, acts, rams }: Battlefield): readonly Flowing[] {
  const found = underWay(view);
  const signs: readonly (readonly [boolean, string, ArrowStyle])[] = [
    [moves.some(({ move }) => move.type === 'path'), 'ordered to go', pathStyle(NOBODY, SCALE)],
    [moves.some(({ move }) => move.type === 'follow'), 'ordered to follow', followStyle(NOBODY, SCALE)],
    [moves.some(({ move }) => move.type === 'keep'), 'ordered to keep a distance', keepStyle(NOBODY, SCALE)],
    [moves.some(({ move }) => move.type === 'ram'), 'ordered to ram', ramStyle(NOBODY, SCALE)],
    [acts.length > 0, 'aims at', aimStyle(SCALE)],
    [found !== undefined, 'under way', underWayStyle(SCALE)],
    [rams.length > 0, 'rams at the end of the round', ramSetStyle(SCALE)],
  ];
  return [
    ...signs.flatMap(([isShown, text, style]) => when(isShown, text, (at) => drawArrow({ way: lineOf(at), style }))),
    ...when(found !== undefined && found.blast !== null, 'blast', (at) =>
      element('rect', { ...around(at, SIGN - 4, 16), ...BLAST }),
    ),
  ];
}
