import { type ConvexPolygon, containsPoint, convexPolygon, type Vector } from '@tabletop/geometry';
import type { Board } from '../state.js';
import { boxContains, boxOf } from '../table/box.js';
import type { Block, Ground } from '../table/ground.js';

/** Something to stand on: the floor, a surface, an obstacle. */
export type Platform = Pick<Block, 'polygon' | 'top' | 'box'>;

const known = /* @__PURE__ */ new WeakMap<Ground, readonly Platform[]>();

/** What there is to stand on: the floor first. */
export function platformsOf(ground: Ground, { floor }: Pick<Board, 'floor'>): readonly Platform[] {
  const found = known.get(ground) ?? [floored(convexPolygon(floor)), ...ground.blocks];
  known.set(ground, found);
  return found;
}

function floored(polygon: ConvexPolygon): Platform {
  return { polygon, top: 0, box: boxOf(polygon) };
}

/** On which of them one stands at a place: the highest there. */
export function platformAt(platforms: readonly Platform[], at: Vector): number {
  let [best, height] = [0, 0];
  for (const [index, { polygon, top, box }] of platforms.entries())
    if (top > height && boxContains(box, at) && containsPoint(polygon, at)) [best, height] = [index, top];
  return best;
}

/** About how far apart two of them are in plan. */
export function apart({ box: a }: Platform, { box: b }: Platform): number {
  const x = Math.max(0, a.left - b.right, b.left - a.right);
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.sqrt(x * x + y * y);
}

/** The point of an outline that is nearest to a place, in whole units. */
export function nearestOn({ sides }: ConvexPolygon, at: Vector): Vector {
  let [best, least] = [at, Number.POSITIVE_INFINITY];
  for (const { from, along, square } of sides) {
    const part = ((at.x - from.x) * along.x + (at.y - from.y) * along.y) / square;
    const share = Math.min(1, Math.max(0, part));
    const point = { x: Math.round(from.x + share * along.x) + 0, y: Math.round(from.y + share * along.y) + 0 };
    const distance = (point.x - at.x) * (point.x - at.x) + (point.y - at.y) * (point.y - at.y);
    if (distance < least) [best, least] = [point, distance];
  }
  return best;
}
