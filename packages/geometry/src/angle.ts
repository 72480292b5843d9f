import { cross, dot, type Vector } from './vector.js';

/**
 * How the angle between a facing and the way to something, to either side, compares with 45°: negative when it is less,
 * zero when it is exactly that, positive when it is more. Where one of the two has no length there is no angle, and the
 * answer is 0: ask before where that matters.
 *
 * Exact for coordinates of both up to 2^25 either way, as the differences of two points have; their lengths do not
 * matter.
 */
export function compareAngle45(facing: Vector, way: Vector): number {
  return Math.abs(cross(facing, way)) - dot(facing, way);
}

/**
 * How the angle between a facing and the way to something, to either side, compares with 90°: negative when it is less,
 * zero when it is exactly that, positive when it is more; 0 too where one of them has no length. Exact as
 * {@link compareAngle45} is.
 */
export function compareAngle90(facing: Vector, way: Vector): number {
  return 0 - dot(facing, way);
}
