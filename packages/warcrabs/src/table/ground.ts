import {
  type ConvexPolygon,
  contains,
  containsPoint,
  convexPolygon,
  discAt,
  type Inset,
  inset,
  overlap,
  overlapsPolygon,
  type Vector,
  type WalkArea,
} from '@tabletop/geometry';
import { isAlive } from '../find.js';
import type { Rules } from '../rules.js';
import type { Board, Fighter, WarcrabsState } from '../state.js';
import { toUnits } from '../units.js';
import { type Box, boxContains, boxOf, comesToBox } from './box.js';

/** Something solid that rises from the floor to its top, in units. */
export interface Block {
  readonly kind: 'surface' | 'obstacle';
  readonly polygon: ConvexPolygon;
  readonly top: number;
  readonly box: Box;
}

/** A piece of paper, with its place in the board's list of obstacles. */
export interface Paper {
  readonly polygon: ConvexPolygon;
  readonly top: number;
  readonly obstacle: number;
}

/** A board as the rules ask for it, for crabs of one size. */
export interface Ground {
  /** Where the centre of a base must stay: off the wall round the floor. */
  readonly area: Inset;
  readonly radius: number;
  readonly crabHeight: number;
  readonly blocks: readonly Block[];
  /** The same, the highest first. */
  readonly fromTop: readonly Block[];
  /** Those of them that are obstacles. */
  readonly solids: readonly Block[];
  readonly papers: readonly Paper[];
  /** The blocks that rise above a height, by height; filled as it is asked for. */
  readonly walls: Map<number, readonly ConvexPolygon[]>;
}

type Size = Pick<Rules, 'crabRadius' | 'crabHeight'>;

const grounds = /* @__PURE__ */ new WeakMap<Board, Ground>();

/** The ground of a board, made once for each board and size of crabs. @rule W-TABLE @rule W-BASE */
export function groundOf(board: Board, rules: Size): Ground {
  const [radius, crabHeight] = [toUnits(rules.crabRadius), toUnits(rules.crabHeight)];
  const known = grounds.get(board);
  if (known !== undefined && known.radius === radius && known.crabHeight === crabHeight) return known;
  const ground = makeGround(board, radius, crabHeight);
  grounds.set(board, ground);
  return ground;
}

function makeGround(board: Board, radius: number, crabHeight: number): Ground {
  const surfaces = board.surfaces.map(({ corners, height }) => block('surface', convexPolygon(corners), height));
  const obstacles = board.obstacles.map(({ kind, corners, height }, obstacle) => ({
    kind,
    obstacle,
    polygon: convexPolygon(corners),
    top: standingOn(surfaces, corners) + height,
  }));
  const solids = obstacles
    .filter(({ kind }) => kind === 'solid')
    .map(({ polygon, top }) => block('obstacle', polygon, top));
  const blocks = [...surfaces, ...solids];
  return {
    area: inset(convexPolygon(board.floor), radius),
    radius,
    crabHeight,
    blocks,
    fromTop: blocks.toSorted((a, b) => b.top - a.top),
    solids,
    papers: obstacles
      .filter(({ kind }) => kind === 'paper')
      .map(({ polygon, top, obstacle }) => ({ polygon, top, obstacle })),
    walls: new Map(),
  };
}

function block(kind: Block['kind'], polygon: ConvexPolygon, top: number): Block {
  return { kind, polygon, top, box: boxOf(polygon) };
}

/** The height of what an obstacle stands on: the highest surface that its whole outline lies on, else the floor. */
function standingOn(surfaces: readonly Block[], corners: readonly Vector[]): number {
  let height = 0;
  for (const { polygon, top } of surfaces)
    if (top > height && corners.every((corner) => containsPoint(polygon, corner))) height = top;
  return height;
}

/** The footing at a point, in units over the floor: the top of the highest thing there. @rule W-TABLE */
export function footingAt({ fromTop }: Pick<Ground, 'fromTop'>, at: Vector): number {
  for (const { polygon, top, box } of fromTop) if (boxContains(box, at) && containsPoint(polygon, at)) return top;
  return 0;
}

/** The footing of a crab. @rule W-TABLE */
export function footingOf(state: Pick<WarcrabsState, 'board'>, crab: Pick<Fighter, 'at'>, rules: Size): number {
  return footingAt(groundOf(state.board, rules), crab.at);
}

/** Everything that rises above a height, which a crab at that height may touch but not overlap. @rule W-MOVE */
export function wallsAbove(ground: Ground, height: number): readonly ConvexPolygon[] {
  const known = ground.walls.get(height);
  if (known !== undefined) return known;
  const walls = ground.blocks.filter(({ top }) => top > height).map(({ polygon }) => polygon);
  ground.walls.set(height, walls);
  return walls;
}

/** Whether crabs whose footings these are would be in one another's way: one's body is as high as the other's. @rule W-MOVE */
function isLevelWith(footing: number, other: number, { crabHeight }: Pick<Ground, 'crabHeight'>): boolean {
  return Math.abs(footing - other) < crabHeight;
}

/**
 * What a crab moves about in on its own height: the floor within the wall, everything that rises above that height, and
 * the bases of the other living crabs on it.
 *
 * @rule W-MOVE
 */
export function walkAreaOf(
  state: Pick<WarcrabsState, 'board' | 'crabs'>,
  walker: Pick<Fighter, 'id' | 'at'>,
  rules: Size,
): WalkArea {
  const ground = groundOf(state.board, rules);
  const { area, radius } = ground;
  const height = footingAt(ground, walker.at);
  const obstacles = state.crabs
    .filter((other) => isAlive(other) && other.id !== walker.id)
    .filter(({ at }) => isLevelWith(footingAt(ground, at), height, ground))
    .map(({ at }) => discAt(at, radius));
  return { radius, area, obstacles, walls: wallsAbove(ground, height) };
}

/**
 * Whether the base of a crab overlaps neither anything higher than its footing at a place nor another living crab, and
 * lies within the wall round the floor. A crab that comes down from above must not come down on one either: `from` is
 * the height from which it comes, by default its footing there.
 *
 * @rule W-MOVE
 * @rule W-BLAST
 */
export function standsClear(
  at: Vector,
  id: Fighter['id'],
  crabs: readonly Pick<Fighter, 'id' | 'at' | 'hitPoints'>[],
  ground: Ground,
  from: number = footingAt(ground, at),
): boolean {
  if (!contains(ground.area, at)) return false;
  const { radius, crabHeight } = ground;
  const base = discAt(at, radius);
  const height = footingAt(ground, at);
  for (const { polygon, top, box } of ground.fromTop) {
    if (top <= height) break;
    if (comesToBox(box, at, at, radius) && overlapsPolygon(base, polygon)) return false;
  }
  for (const other of crabs) {
    if (other.id === id || !isAlive(other)) continue;
    // Most are too far away: a quick no before the exact one.
    if (Math.abs(other.at.x - at.x) >= 2 * radius || Math.abs(other.at.y - at.y) >= 2 * radius) continue;
    if (!overlap(base, discAt(other.at, radius))) continue;
    const footing = footingAt(ground, other.at);
    if (footing + crabHeight > height && footing < from + crabHeight) return false;
  }
  return true;
}
