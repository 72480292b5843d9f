import type { Problem } from '@tabletop/dice';
import { attempt, under } from '@tabletop/game';
import { convexPolygon, type Vector } from '@tabletop/geometry';

/** Something of a set-up that was read; undefined where there are problems. */
export interface Found<Value> {
  readonly value?: Value;
  readonly problems: readonly Problem[];
}

/** Reads the corners of a convex polygon that may be anything. */
export function readCorners(input: unknown, rule: string): Found<readonly Vector[]> {
  const made = attempt(() => convexPolygon(input));
  if (made.problems !== undefined) return { problems: under([], made.problems, rule) };
  return { value: made.value.vertices, problems: [] };
}
