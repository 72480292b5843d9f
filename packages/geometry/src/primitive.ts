import type { Vector } from './vector.js';

/**
 * The shortest whole vector in a direction: the vector divided by the greatest common divisor of its coordinates. So
 * two directions are one and the same when these are. The vector of no length stays as it is. Exact for all safe
 * integers, never −0.
 */
export function primitive(direction: Vector): Vector {
  let [divisor, rest] = [Math.abs(direction.x), Math.abs(direction.y)];
  while (rest !== 0) [divisor, rest] = [rest, divisor % rest];
  // Adding 0 turns −0 into 0.
  return divisor === 0 ? { x: 0, y: 0 } : { x: direction.x / divisor + 0, y: direction.y / divisor + 0 };
}
