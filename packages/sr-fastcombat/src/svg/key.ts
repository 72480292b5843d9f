import {
  baseline,
  type Circle,
  type Drawn,
  element,
  type Flowing,
  flow,
  INK,
  letters,
  MARGIN,
  type Point,
  SMALLEST,
  seatMark,
  textWidth,
} from '@tabletop/game/svg';
import type { Goal, Terrain } from '../state.js';
import type { SkirmishView } from '../view.js';
import { type Base, drawBase } from './bases.js';
import { drawPile } from './dropped.js';
import { DECLARED } from './palette.js';
import { patch, zonePatch } from './terrain.js';

/** The width of what a sign is shown in, in pixels. */
const SIGN = 26;
const ROW = 22;

/** What the signs on the table mean, as far as they are on it. From `top` pixels down. */
export function key(view: SkirmishView, top: number): Drawn {
  const { board, figures, goal, items } = view;
  const kinds = (['wall', 'cover', 'difficult'] as const).filter((kind) =>
    board.terrain.some((piece) => piece.kind === kind),
  );
  const active = figures.filter(({ status }) => status === 'active');
  const things = [
    ...kinds.map((kind) => thing(TERRAIN_TEXT[kind], (at) => patch(kind, rectangle(at)))),
    ...(goal.kind === 'lastStanding' ? [] : [thing(goalText(goal), (at) => zonePatch(rectangle(at)))]),
    thing('2/3: 2 of 3 Actions left', undefined),
    ...(view.moving === null ? [] : [thing('moving', (at) => drawBase({ ...sample(at), isActive: true }))]),
    ...(active.some(({ posture }) => posture === 'prone')
      ? [thing('prone', (at) => drawBase({ ...sample(at), isProne: true }))]
      : []),
    ...(active.some(({ profile }) => profile.invisible === true)
      ? [thing('invisible', (at) => drawBase({ ...sample(at), isInvisible: true }))]
      : []),
    ...(active.length < figures.length
      ? [thing('out of the fight', (at) => drawBase({ ...sample(at), isOut: true }))]
      : []),
    ...(items.some(({ at }) => at !== null) ? [thing('on the ground', drawPile)] : []),
    ...(view.leg === null ? [] : [thing('leg announced, its marks in centimetres', legSign)]),
    ...(view.deed === null && view.queue.length === 0 ? [] : [thing('declared', declaredSign)]),
  ];
  return flow(things, { top, left: MARGIN, lineHeight: ROW, gap: 18 });
}

const TERRAIN_TEXT: Readonly<Record<Terrain['kind'], string>> = {
  wall: 'wall',
  cover: 'cover',
  difficult: 'difficult ground',
};

/** What is to be done in the zone. @rule F-WIN */
function goalText(goal: Exclude<Goal, { readonly kind: 'lastStanding' }>): string {
  if (goal.kind === 'reach') return 'goal: to be here at the end of a turn';
  return `goal: to be alone here at the end of ${goal.turns === 1 ? 'a turn' : `${goal.turns} turns in a row`}`;
}

function thing(text: string, sign: ((at: Point) => string) | undefined): Flowing {
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

/** A base that stands for all of its kind: nobody's, and with a number for which it is too small. */
function sample(at: Point): Base {
  const disc: Circle = { ...at, radius: 6.5 };
  const { colour } = seatMark(-1);
  return { disc, number: 999, isActive: false, colour, isProne: false, isOut: false, isInvisible: false };
}

function legSign({ x, y }: Point): string {
  const ticks = [-7, 0, 7].map((aside) =>
    element('line', { x1: x + aside, y1: y - 4, x2: x + aside, y2: y + 4, stroke: INK, 'stroke-width': 2 }),
  );
  const way = element('line', { x1: x - SIGN / 2, y1: y, x2: x + SIGN / 2, y2: y, stroke: INK, 'stroke-width': 2 });
  return [way, ...ticks].join('');
}

function declaredSign({ x, y }: Point): string {
  return element('line', {
    x1: x - SIGN / 2,
    y1: y,
    x2: x + SIGN / 2,
    y2: y,
    stroke: DECLARED,
    'stroke-width': 2,
    'stroke-dasharray': '6 3',
  });
}
