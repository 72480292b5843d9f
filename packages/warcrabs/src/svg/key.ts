import {
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
import { isAlive } from '../find.js';
import { rulesFor } from '../rules.js';
import type { Arc } from '../state.js';
import { inches } from '../text/words.js';
import { toUnits } from '../units.js';
import type { WarcrabsView } from '../view.js';
import { activeCrab } from './active.js';
import { type CrabFigure, drawCrab } from './crab.js';
import { FLOOR, FLOOR_RIM, WALL } from './palette.js';
import { drawArc, RINGS, type Ring, ringsOf } from './reach.js';
import type { TableDrawing } from './table.js';
import { drawThing, shape, type TopShades } from './terrain.js';
import type { Thing, ThingKind } from './things.js';
import { arrow, underWay } from './under-way.js';

/** The width of what a sign is shown in, in pixels. */
const SIGN = 26;
const ROW = 22;

type Shown = Pick<TableDrawing, 'things' | 'shades' | 'isWalled'>;

/** What the colours and signs on the table mean, as far as they are on it. From `top` pixels down. */
export function key(view: WarcrabsView, { things, shades, isWalled }: Shown, top: number): Drawn {
  const wall = isWalled ? [entry('wall', (at) => shape(rectangle(at), WALL, WALL, 2))] : [];
  return flow([...wall, ...heights(things, shades), ...signs(view)], {
    top,
    left: MARGIN,
    lineHeight: ROW,
    gap: 18,
  });
}

/** The floor, the height of each shade of a surface, and the kinds of obstacles. */
function heights(things: readonly Thing[], shades: TopShades): readonly Flowing[] {
  const kinds = new Set(things.map(({ kind }) => kind));
  const surfaces = new Set(things.filter(({ kind }) => kind === 'surface').map((thing) => thing.top));
  const stands = kinds.has('solid') || kinds.has('paper') || kinds.has('burning');
  return [
    entry('floor', (at) => shape(rectangle(at), FLOOR, FLOOR_RIM, 2)),
    ...[...surfaces].map((height) =>
      entry(`${inches(height)} over the floor`, (at) => drawThing('surface', rectangle(at), height, shades)),
    ),
    ...OBSTACLES.filter(({ kind }) => kinds.has(kind)).map(({ kind, text }) => {
      const top = things.find((thing) => thing.kind === kind)?.top ?? 0;
      return entry(text, (at) => drawThing(kind, rectangle(at), top, shades));
    }),
    ...(stands ? [entry('+2 in: over what it stands on', undefined)] : []),
  ];
}

const OBSTACLES: readonly { readonly kind: ThingKind; readonly text: string }[] = [
  { kind: 'solid', text: 'solid' },
  { kind: 'paper', text: 'paper' },
  { kind: 'burning', text: 'paper that burns' },
  { kind: 'ash', text: 'ash' },
];

/** The signs on crabs, and round the active one. */
function signs(view: WarcrabsView): readonly Flowing[] {
  const rules = rulesFor(view.rules);
  const active = activeCrab(view);
  const living = view.crabs.filter(isAlive);
  return [
    ...(living.length > 0 ? [entry('3+10: 3 Hit Points and 10 armour left', undefined)] : []),
    ...(active === undefined ? [] : [entry('active', (at) => drawCrab(sample(at, { isActive: true })))]),
    ...(living.some(({ stun }) => stun !== null)
      ? [entry('stunned', (at) => drawCrab(sample({ x: at.x, y: at.y + 3 }, { isStunned: true })))]
      : []),
    ...(living.length < view.crabs.length ? [entry('dead', (at) => drawCrab(sample(at, { isDead: true })))] : []),
    ...ringsOf(view, rules).map(ringEntry),
    ...(active === undefined || !isAlive(active)
      ? []
      : [
          ...ARC_TEXTS.map(([arc, text]) => entry(text, (at) => drawArc(arc, rectangle(at)))),
          entry(`arcs end with short range, ${inches(toUnits(rules.rangeLimits.short))}`, undefined),
        ]),
    ...(underWay(view) === undefined
      ? []
      : [entry('under way', ({ x, y }) => arrow({ x: x - SIGN / 2, y }, { x: x + SIGN / 2, y }, { x: 1, y: 0 }))]),
  ];
}

const ARC_TEXTS: readonly (readonly [Arc, string])[] = [
  ['front', 'front: hits strike the crab'],
  ['side', 'side: crab or shell'],
  ['behind', 'behind: the shell'],
];

const RING_TEXTS: Readonly<Record<Ring['kind'], (length: string) => string>> = {
  claws: (length) => `claws reach ${length}`,
  moves: (length) => `moves up to ${length}`,
  throw: (length) => `thrown up to ${length}`,
};

function ringEntry({ kind, reach }: Ring): Flowing {
  const { stroke, dashes } = RINGS[kind];
  return entry(RING_TEXTS[kind](inches(reach)), ({ x, y }) =>
    element('line', {
      x1: x - SIGN / 2,
      y1: y,
      x2: x + SIGN / 2,
      y2: y,
      stroke,
      'stroke-width': 2,
      'stroke-dasharray': dashes,
    }),
  );
}

function entry(text: string, sign: ((at: Point) => string) | undefined): Flowing {
  const left = sign === undefined ? 0 : SIGN + 5;
  return {
    width: left + textWidth(text, SMALLEST),
    draw: (x, y) => [sign?.({ x: x + SIGN / 2, y }) ?? '', letters(text, x + left, y + baseline(SMALLEST))].join(''),
  };
}

function rectangle({ x, y }: Point): readonly Point[] {
  const [half, high] = [SIGN / 2 - 1, 7];
  return [
    { x: x - half, y: y - high },
    { x: x + half, y: y - high },
    { x: x + half, y: y + high },
    { x: x - half, y: y + high },
  ];
}

/** A crab that stands for all of its kind: nobody's, and with a number for which it is too small. */
function sample(at: Point, what: Partial<CrabFigure>): CrabFigure {
  const disc: Circle = { ...at, radius: 5 };
  const { colour } = seatMark(-1);
  const plain = { isActive: false, isStunned: false, isDead: false };
  return { disc, number: 999, colour, facing: { x: 1, y: 0 }, ...plain, ...what };
}
