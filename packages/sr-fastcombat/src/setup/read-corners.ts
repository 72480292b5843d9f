import { attempt, reading, under } from '@tabletop/game';
import { convexPolygon, MAX_VERTICES, type Vector } from '@tabletop/geometry';

/** Reads the corners of a convex polygon that may be anything. */
export function readCorners(input: unknown, rule: string): reading.Found<readonly Vector[]> {
  const corners: unknown =
    Array.isArray(input) && input.length <= MAX_VERTICES ? input.map(reading.withoutMinusZero) : input;
  const made = attempt(() => convexPolygon(corners));
  if (made.problems !== undefined) return { problems: under([], made.problems, rule) };
  return { value: made.value.vertices, problems: [] };
}
