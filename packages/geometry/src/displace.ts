import { roundWithRoot } from './exact.js';
import { add, subtract, type Vector } from './vector.js';

/**
 * The displacement of `length` units in a direction, in whole units: each coordinate rounded by itself, halves away
 * from zero (whole lengths in whole directions never meet a half). Exact, so that it turns and mirrors with the direction; `direction` may be of any length, and of none at
 * all gives no displacement. A negative length leads the other way.
 *
 * Exact for directions up to 2^25 along either axis and lengths up to 2^25 either way.
 *
 * @rule T-ROUND
 */
export function displacement(direction: Vector, length: number): Vector {
  const { x, y } = direction;
  const square = x * x + y * y;
  if (square === 0) return { x: 0, y: 0 };
  return { x: roundWithRoot(0, 1, length * x, square), y: roundWithRoot(0, 1, length * y, square) };
}

/**
 * The point `length` units from one point straight towards another, or past it. The displacement is rounded, not the
 * position: see {@link displacement}.
 *
 * @rule T-ROUND
 */
export function displace(from: Vector, towards: Vector, length: number): Vector {
  return add(from, displacement(subtract(towards, from), length));
}
