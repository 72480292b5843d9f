import { clip, element, type Frame, hatch, type Point, points } from '@tabletop/game/svg';
import type { Board, Goal, Terrain } from '../state.js';
import { EDGE, GROUND, TERRAIN, ZONE } from './palette.js';

/** How far apart the stripes of terrain are, in pixels. */
const STRIPES = 10;

/** The kinds of terrain from the lowest to the highest. */
const KINDS: readonly Terrain['kind'][] = ['difficult', 'cover', 'wall'];

/** The board with its terrain. @rule F-TERRAIN */
export function board({ corners, terrain }: Board, frame: Frame): string {
  const table = corners.map(frame.point);
  const edge = { points: points(table), stroke: EDGE, 'stroke-width': 2, 'stroke-linejoin': 'round' };
  const pieces = KINDS.flatMap((kind) => terrain.filter((piece) => piece.kind === kind));
  return [
    element('polygon', { ...edge, fill: GROUND }),
    ...pieces.map((piece) => patch(piece.kind, clip(piece.corners.map(frame.point), table))),
  ].join('');
}

/** A patch of terrain with an outline in pixels. */
export function patch(kind: Terrain['kind'], outline: readonly Point[]): string {
  if (outline.length === 0) return '';
  const { fill, rim, stripes, dashes } = TERRAIN[kind];
  const corners = points(outline);
  const lines = stripes === null ? [] : hatch(outline, STRIPES);
  return [
    element('polygon', { points: corners, fill, stroke: rim, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
    ...lines.map(([from, to]) =>
      element('line', {
        x1: from.x,
        y1: from.y,
        x2: to.x,
        y2: to.y,
        stroke: stripes ?? rim,
        'stroke-width': dashes === null ? 1.5 : 2.5,
        'stroke-dasharray': dashes ?? undefined,
        'stroke-linecap': 'round',
      }),
    ),
  ].join('');
}

/** The zone of the goal; nothing where there is none. @rule F-WIN */
export function zone(goal: Goal, { corners }: Board, frame: Frame): string {
  if (goal.kind === 'lastStanding') return '';
  return zonePatch(clip(goal.zone.map(frame.point), corners.map(frame.point)));
}

/** A zone with an outline in pixels. */
export function zonePatch(outline: readonly Point[]): string {
  if (outline.length === 0) return '';
  return element('polygon', {
    points: points(outline),
    fill: ZONE,
    'fill-opacity': 0.12,
    stroke: ZONE,
    'stroke-width': 2,
    'stroke-dasharray': '8 4',
  });
}
