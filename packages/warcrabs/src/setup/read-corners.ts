import { attempt, reading, under } from '@tabletop/game';
import { type ConvexPolygon, convexPolygon, MAX_VERTICES } from '@tabletop/geometry';

/** The corners of a convex polygon that are a field; undefined where they are wrong, which is noted. */
export function cornersIn(source: reading.Source, name: string): ConvexPolygon | undefined {
  const given = reading.valueIn(source, name);
  const corners = Array.isArray(given) && given.length <= MAX_VERTICES ? given.map(reading.withoutMinusZero) : given;
  const made = attempt(() => convexPolygon(corners));
  if (made.problems === undefined) return made.value;
  reading.noteAll(source, [name], under([], made.problems, source.rule));
  return undefined;
}
