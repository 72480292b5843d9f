import type { ConvexPolygon, Vector } from '@tabletop/geometry';

/** The upright rectangle round something: a quick no before an exact answer. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The box round a polygon. */
export function boxOf({ vertices }: ConvexPolygon): Box {
  const [xs, ys] = [vertices.map(({ x }) => x), vertices.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Whether a point is in a box or on its outline: else it is sure to be outside what the box is round. */
export function boxContains({ left, right, top, bottom }: Box, { x, y }: Vector): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/**
 * Whether the straight way from one point to another may come to a box, or nearer to it than `distance`: else the way is
 * sure not to come nearer to what the box is round.
 */
export function comesToBox({ left, right, top, bottom }: Box, from: Vector, to: Vector, distance = 0): boolean {
  // At no distance, what touches it comes to it.
  const margin = distance > 0 ? distance - 1 : 0;
  return (
    Math.max(from.x, to.x) >= left - margin &&
    Math.min(from.x, to.x) <= right + margin &&
    Math.max(from.y, to.y) >= top - margin &&
    Math.min(from.y, to.y) <= bottom + margin
  );
}
