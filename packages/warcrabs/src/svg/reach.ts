import { clip, element, type Frame, type Point, points } from '@tabletop/game/svg';
import { discAt, type Vector } from '@tabletop/geometry';
import { crabOf, isAlive } from '../find.js';
import { throwDistance } from '../heights/throw-distance.js';
import { throwReach } from '../heights/throw-reach.js';
import type { Rules } from '../rules.js';
import type { Arc, Board } from '../state.js';
import { toUnits } from '../units.js';
import type { WarcrabsView } from '../view.js';
import { activeCrab } from './active.js';
import { floorShown } from './frame.js';
import { ARCS, CLAWS, MOVES, UNDER_WAY } from './palette.js';
import { clockwise, halfWay, opposite, round, sector, unit } from './round.js';

/** What a ring round a crab shows: how far something reaches from the edge of its base. */
export interface Ring {
  readonly kind: 'claws' | 'moves' | 'throw';
  readonly about: Vector;
  /** From the edge of the base, in units. */
  readonly reach: number;
}

/** How far the active crab can still do what it may: move, lay its claws on others, throw the one it has lifted. */
export function ringsOf(view: WarcrabsView, rules: Rules): readonly Ring[] {
  const { stage } = view;
  const active = activeCrab(view);
  if (stage.phase !== 'activation' || active === undefined || !isAlive(active)) return [];
  const lifted = stage.lifted === null ? undefined : crabOf(view, stage.lifted);
  if (lifted !== undefined)
    return [{ kind: 'throw', about: lifted.at, reach: throwReach(active, { rules, throwDistance }) }];
  return [
    { kind: 'claws', about: active.at, reach: toUnits(rules.clawReach) },
    ...(stage.left > 0 && !stage.moved ? [{ kind: 'moves', about: active.at, reach: stage.left } as const] : []),
  ];
}

/** How each ring is drawn. */
export const RINGS: Readonly<Record<Ring['kind'], { readonly stroke: string; readonly dashes: string | undefined }>> = {
  claws: { stroke: CLAWS, dashes: undefined },
  moves: { stroke: MOVES, dashes: '8 4' },
  throw: { stroke: UNDER_WAY, dashes: '2 4' },
};

/** A ring, as far as the frame shows the floor below it. @rule W-CLAW @rule W-MOVEMENT @rule W-THROW */
export function drawRing({ kind, about, reach }: Ring, board: Board, frame: Frame, rules: Rules): string {
  const { stroke, dashes } = RINGS[kind];
  const circle = frame.disc(discAt(about, toUnits(rules.crabRadius) + reach));
  const outline = clip(round(circle), floorShown(board, frame));
  if (outline.length === 0) return '';
  return [
    element('polygon', {
      points: points(outline),
      fill: kind === 'claws' ? 'none' : stroke,
      'fill-opacity': kind === 'claws' ? undefined : 0.07,
      stroke: '#ffffff',
      'stroke-opacity': 0.6,
      'stroke-width': 3.5,
    }),
    element('polygon', {
      points: points(outline),
      fill: 'none',
      stroke,
      'stroke-width': 1.75,
      'stroke-dasharray': dashes,
    }),
  ].join('');
}

/**
 * The arcs of the active crab, drawn to the end of short range: what an attacker there strikes. Nothing between
 * activations.
 *
 * @rule W-ARC
 */
export function arcs(view: WarcrabsView, frame: Frame, rules: Rules): string {
  const active = activeCrab(view);
  if (active === undefined || !isAlive(active)) return '';
  const far = frame.disc(discAt(active.at, toUnits(rules.crabRadius) + toUnits(rules.rangeLimits.short)));
  const floor = floorShown(view.board, frame);
  return sectors(unit(active.facing))
    .map(([arc, directions]) => drawArc(arc, clip(sector(far, directions), floor)))
    .join('');
}

/** A part of an arc, with an outline in pixels. */
export function drawArc(arc: Arc, outline: readonly Point[]): string {
  if (outline.length === 0) return '';
  const colour = ARCS[arc];
  return element('polygon', {
    points: points(outline),
    fill: colour,
    'fill-opacity': 0.13,
    stroke: colour,
    'stroke-opacity': 0.5,
    'stroke-linejoin': 'round',
  });
}

/** The arcs round a crab that faces a direction of length 1. */
function sectors(ahead: Point): readonly (readonly [Arc, readonly Point[]])[] {
  const [right, back] = [clockwise(ahead), opposite(ahead)];
  const left = opposite(right);
  const [aheadRight, aheadLeft] = [halfWay(ahead, right), halfWay(ahead, left)];
  return [
    ['behind', [right, back, left]],
    ['side', [aheadRight, right]],
    ['side', [left, aheadLeft]],
    ['front', [aheadLeft, ahead, aheadRight]],
  ];
}
