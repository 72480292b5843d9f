import { ceilRoot, ceilSquareRoot } from './exact.js';
import type { Vector } from './vector.js';

/** The square of the distance. Exact while no two coordinates differ by more than 2^26. */
export function distanceSquared(a: Vector, b: Vector): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy;
}

/**
 * How the distance between two points compares with `limit`: negative when it is less, zero when it is exactly that,
 * positive when it is more. Exact for all safe integers; the order of the points does not matter.
 */
export function compareDistance(a: Vector, b: Vector, limit: number): number {
  if (limit < 0) return 1;
  const square = distanceSquared(a, b);
  const limitSquare = limit * limit;
  if (square <= Number.MAX_SAFE_INTEGER) return square - limitSquare;
  const difference = exactSquare(a, b) - BigInt(limit) * BigInt(limit);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** Whether two points are at most `limit` units apart; exactly `limit` is within. Exact for all safe integers. */
export function within(a: Vector, b: Vector, limit: number): boolean {
  return compareDistance(a, b, limit) <= 0;
}

/**
 * The distance in whole units, rounded up: the length of a leg of a path. Exact for all safe integers whose distance
 * is one; otherwise off by the rounding of the result alone.
 *
 * @rule T-PATH
 */
export function ceilDistance(a: Vector, b: Vector): number {
  const square = distanceSquared(a, b);
  if (square <= Number.MAX_SAFE_INTEGER) return ceilRoot(1, square);
  return Number(ceilSquareRoot(exactSquare(a, b)));
}

function exactSquare(a: Vector, b: Vector): bigint {
  const dx = BigInt(a.x) - BigInt(b.x);
  const dy = BigInt(a.y) - BigInt(b.y);
  return dx * dx + dy * dy;
}
