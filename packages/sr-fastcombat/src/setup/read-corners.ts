import { attempt, isObject, type reading, under } from '@tabletop/game';
import { convexPolygon, MAX_VERTICES, type Vector } from '@tabletop/geometry';

/** Reads the corners of a convex polygon that may be anything. */
export function readCorners(input: unknown, rule: string): reading.Found<readonly Vector[]> {
  const corners: unknown = Array.isArray(input) && input.length <= MAX_VERTICES ? input.map(placeIn) : input;
  const made = attempt(() => convexPolygon(corners));
  if (made.problems !== undefined) return { problems: under([], made.problems, rule) };
  return { value: made.value.vertices, problems: [] };
}

/** A place that may be anything, with 0 for the −0 that rounding can leave behind: geometry would refuse that. */
export function placeIn(input: unknown): unknown {
  if (!isObject(input) || !(Object.is(input.x, -0) || Object.is(input.y, -0))) return input;
  return { ...input, x: Object.is(input.x, -0) ? 0 : input.x, y: Object.is(input.y, -0) ? 0 : input.y };
}
