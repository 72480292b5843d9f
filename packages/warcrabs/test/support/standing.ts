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
} from '@tabletop/geometry';
import { type Board, type Fighter, type Rules, toUnits, type WarcrabsState } from '../../src/index.js';

interface Piece {
  readonly polygon: ConvexPolygon;
  readonly top: number;
}

interface Relief {
  readonly pieces: readonly Piece[];
  readonly area: Inset;
}

const reliefs = new WeakMap<Board, Relief>();

/** What a board rises to, made anew from its data by the words of the rule. @rule W-TABLE */
function reliefOf(board: Board, radius: number): Relief {
  const known = reliefs.get(board);
  if (known !== undefined) return known;
  const surfaces = board.surfaces.map(({ corners, height }) => ({ polygon: convexPolygon(corners), top: height }));
  const solid = board.obstacles
    .filter(({ kind }) => kind === 'solid')
    .map(({ corners, height }): Piece => {
      const under = surfaces.filter(({ polygon }) => corners.every((corner) => containsPoint(polygon, corner)));
      return { polygon: convexPolygon(corners), top: Math.max(0, ...under.map(({ top }) => top)) + height };
    });
  const made = { pieces: [...surfaces, ...solid], area: inset(convexPolygon(board.floor), radius) };
  reliefs.set(board, made);
  return made;
}

/** How high over the floor one stands at a place, in units. @rule W-TABLE */
export function heightAt(board: Board, at: Vector, rules: Pick<Rules, 'crabRadius'>): number {
  const under = reliefOf(board, toUnits(rules.crabRadius)).pieces.filter(({ polygon }) => containsPoint(polygon, at));
  return Math.max(0, ...under.map(({ top }) => top));
}

/** What is wrong with where a living crab stands; undefined where nothing is. @rule W-MOVE */
export function badlyPlaced(state: WarcrabsState, crab: Fighter, rules: Rules): string | undefined {
  const radius = toUnits(rules.crabRadius);
  const { pieces, area } = reliefOf(state.board, radius);
  const base = discAt(crab.at, radius);
  const height = heightAt(state.board, crab.at, rules);
  if (!contains(area, crab.at)) return `crab ${crab.id} is in the wall`;
  if (pieces.some(({ polygon, top }) => top > height && overlapsPolygon(base, polygon)))
    return `crab ${crab.id} is inside something`;
  const inTheWay = state.crabs.find(
    (other) =>
      other.id !== crab.id &&
      other.hitPoints > 0 &&
      Math.abs(heightAt(state.board, other.at, rules) - height) < toUnits(rules.crabHeight) &&
      overlap(base, discAt(other.at, radius)),
  );
  return inTheWay === undefined ? undefined : `crab ${crab.id} is inside crab ${inTheWay.id}`;
}
