import type { ConvexPolygon, Vector } from '../src/index.js';

/**
 * What a straight way comes near and what of it lies in polygons, in exact fractions and by trying every part: nothing in
 * it is shared with the code under test.
 */

/** A fraction, its denominator positive. */
export type Ratio = readonly [over: bigint, under: bigint];

interface Part {
  readonly begin: Ratio;
  readonly end: Ratio;
  /** The middle of it. */
  readonly middle: Ratio;
}

const ZERO: Ratio = [0n, 1n];
const ONE: Ratio = [1n, 1n];

function compare([a, b]: Ratio, [c, d]: Ratio): number {
  const difference = a * d - c * b;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The parts of a way between one line through a side and the next, and beyond a distance, if any: in order. */
export function partsOf(from: Vector, to: Vector, polygons: readonly ConvexPolygon[]): readonly Part[] {
  const cuts: Ratio[] = [ZERO, ONE];
  for (const { vertices } of polygons) {
    for (const [i, a] of vertices.entries()) {
      const b = vertices[(i + 1) % vertices.length] ?? a;
      const [first, last] = [height(a, b, at(from, to, ZERO)), height(a, b, at(from, to, ONE))];
      const rise = last[0] * first[1] - first[0] * last[1];
      const over = -first[0] * last[1];
      if (rise !== 0n) cuts.push(rise > 0n ? [over, rise] : [-over, -rise]);
    }
  }
  const sorted = cuts.filter((t) => compare(t, ZERO) >= 0 && compare(t, ONE) <= 0).sort(compare);
  return sorted.slice(1).flatMap((end, i) => {
    const begin = sorted[i] ?? ZERO;
    return compare(begin, end) < 0 ? [{ begin, end, middle: half(begin, end) }] : [];
  });
}

/** Whether a point of the way is inside a polygon, off its outline. */
export function isInsideAt(from: Vector, to: Vector, t: Ratio, polygon: ConvexPolygon): boolean {
  return heights(at(from, to, t), polygon).every(([over]) => over > 0n);
}

/** Whether what lies a hair to the left and to the right of the way is in some polygon each. */
export function isInsideAllAt(from: Vector, to: Vector, t: Ratio, polygons: readonly ConvexPolygon[]): boolean {
  const [dx, dy] = [BigInt(to.x - from.x), BigInt(to.y - from.y)];
  return [1n, -1n].every((side) => {
    const hair = 1n << 200n;
    const [x, y] = at(from, to, t);
    const beside: Point = [plus(x, [-dy * side, hair]), plus(y, [dx * side, hair])];
    return polygons.some((polygon) => heights(beside, polygon).every(([over]) => over >= 0n));
  });
}

/** Whether the exact length of some parts of a way, together, is more than `units`. */
export function isLonger(from: Vector, to: Vector, parts: readonly Part[], units: number): boolean {
  let sum = ZERO;
  for (const { begin, end } of parts) sum = plus(sum, plus(end, [-begin[0], begin[1]]));
  const [dx, dy] = [BigInt(to.x - from.x), BigInt(to.y - from.y)];
  if (units < 0) return true;
  return sum[0] ** 2n * (dx * dx + dy * dy) > (BigInt(units) * sum[1]) ** 2n;
}

/** Whether a point is nearer than `reach` to a way: the nearest point of the way as a fraction. */
export function comesNearer(from: Vector, to: Vector, point: Vector, reach: number): boolean {
  const [dx, dy] = [BigInt(to.x - from.x), BigInt(to.y - from.y)];
  const [wx, wy] = [BigInt(point.x - from.x), BigInt(point.y - from.y)];
  const square = dx * dx + dy * dy;
  const along = wx * dx + wy * dy;
  // The nearest point is `t`/`whole` of the way along.
  const [t, whole] = square === 0n ? [0n, 1n] : [clamp(along, square), square];
  const [x, y] = [wx * whole - dx * t, wy * whole - dy * t];
  return x * x + y * y < BigInt(reach) ** 2n * whole * whole;
}

/** About how far a point is from a way. */
export function distanceToWay(from: Vector, to: Vector, point: Vector): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy || 1;
  const t = Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / square));
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy);
}

function clamp(value: bigint, most: bigint): bigint {
  if (value < 0n) return 0n;
  return value > most ? most : value;
}

type Point = readonly [x: Ratio, y: Ratio];

function at(from: Vector, to: Vector, t: Ratio): Point {
  const along = (a: number, b: number): Ratio => plus([BigInt(a), 1n], [BigInt(b - a) * t[0], t[1]]);
  return [along(from.x, to.x), along(from.y, to.y)];
}

function heights(point: Point, { vertices }: ConvexPolygon): readonly Ratio[] {
  return vertices.map((a, i) => height(a, vertices[(i + 1) % vertices.length] ?? a, point));
}

function height(a: Vector, b: Vector, [x, y]: Point): Ratio {
  const [dx, dy] = [BigInt(b.x - a.x), BigInt(b.y - a.y)];
  const [up, right] = [plus(y, [-BigInt(a.y), 1n]), plus(x, [-BigInt(a.x), 1n])];
  return plus([dx * up[0], up[1]], [-dy * right[0], right[1]]);
}

function plus([a, b]: Ratio, [c, d]: Ratio): Ratio {
  return [a * d + c * b, b * d];
}

function half(a: Ratio, b: Ratio): Ratio {
  const [over, under] = plus(a, b);
  return [over, 2n * under];
}
