import {
  type ConvexPolygon,
  containsPoint,
  convexPolygon,
  discAt,
  type Inset,
  inset,
  type Vector,
  type WalkArea,
} from '@tabletop/geometry';
import type { Rules } from '../rules.js';
import type { Board, Figure, SkirmishState, Terrain } from '../state.js';
import { toUnits } from '../units.js';

/** A board as geometry asks for it. */
export interface Ground {
  readonly walls: readonly ConvexPolygon[];
  readonly cover: readonly ConvexPolygon[];
  /** Where every centimetre costs more: difficult ground, and cover. */
  readonly slow: readonly ConvexPolygon[];
  /** Where the centre of a base of that radius, in units, must stay. */
  readonly area: Inset;
  readonly radius: number;
}

const grounds = /* @__PURE__ */ new WeakMap<Board, Ground>();

/** The ground of a board, made once for each board and radius of bases. @rule F-TERRAIN */
export function groundOf(board: Board, { figureRadius }: Pick<Rules, 'figureRadius'>): Ground {
  const radius = toUnits(figureRadius);
  const known = grounds.get(board);
  if (known !== undefined && known.radius === radius) return known;
  const shapes = (...kinds: readonly Terrain['kind'][]) =>
    board.terrain.filter(({ kind }) => kinds.includes(kind)).map(({ corners }) => convexPolygon(corners));
  const ground: Ground = {
    walls: shapes('wall'),
    cover: shapes('cover'),
    slow: shapes('cover', 'difficult'),
    area: inset(convexPolygon(board.corners), radius),
    radius,
  };
  grounds.set(board, ground);
  return ground;
}

/**
 * What a figure walks about in: the board, its walls, and the bases of all others, those that are out included. Bases
 * may touch, not overlap.
 *
 * @rule F-MEASURE
 */
export function walkAreaOf(
  state: Pick<SkirmishState, 'board' | 'figures'>,
  walker: Pick<Figure, 'id'>,
  rules: Pick<Rules, 'figureRadius'>,
): WalkArea {
  const { area, radius, walls } = groundOf(state.board, rules);
  const obstacles = state.figures.filter(({ id }) => id !== walker.id).map(({ at }) => discAt(at, radius));
  return { radius, area, obstacles, walls };
}

const zones = /* @__PURE__ */ new WeakMap<readonly Vector[], ConvexPolygon>();

/** A zone as geometry asks for it, made once. */
export function zoneOf(corners: readonly Vector[]): ConvexPolygon {
  const known = zones.get(corners);
  if (known !== undefined) return known;
  const zone = convexPolygon(corners);
  zones.set(corners, zone);
  return zone;
}

/** Whether a point lies on the table, its edge included. @rule F-TERRAIN */
export function isOnTable({ corners }: Board, at: Vector): boolean {
  return containsPoint(zoneOf(corners), at);
}
