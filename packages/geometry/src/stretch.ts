import { ALL, compareFractions, type Fraction, greater, lesser, NONE } from './fraction.js';
import type { ConvexPolygon } from './polygon.js';
import { heightOver } from './polygon-distance.js';
import { dot, subtract, type Vector } from './vector.js';

/** A part of a straight way that has a length. */
export interface Stretch {
  readonly begin: Fraction;
  readonly end: Fraction;
}

/** A stretch of a way in a polygon: inside it, or along one of its sides with the inside to the left or right. */
export interface StretchIn extends Stretch {
  readonly where: 'inside' | 'left' | 'right';
}

/**
 * The stretch of the straight way between two different points that lies in a convex polygon, its outline included;
 * `undefined` where they share no more than a point.
 */
export function stretchIn(from: Vector, to: Vector, polygon: ConvexPolygon): StretchIn | undefined {
  let where: StretchIn['where'] = 'inside';
  let [begin, end] = [NONE, ALL];
  for (const side of polygon.sides) {
    const [first, last] = [heightOver(side, from), heightOver(side, to)];
    if (first === 0 && last === 0) where = dot(side.along, subtract(to, from)) > 0 ? 'left' : 'right';
    else if (first <= 0 && last <= 0) return undefined;
    else if (first <= 0) begin = greater(begin, { over: 0 - first, under: last - first });
    else if (last <= 0) end = lesser(end, { over: first, under: first - last });
  }
  return compareFractions(begin, end) < 0 ? { begin, end, where } : undefined;
}

/** The stretches that cover the same of a way without overlapping or touching each other, in their order on it. */
export function united(stretches: readonly Stretch[]): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const stretch of [...stretches].sort((a, b) => compareFractions(a.begin, b.begin))) {
    const last = found.at(-1);
    if (last === undefined || compareFractions(stretch.begin, last.end) > 0) found.push(stretch);
    else found[found.length - 1] = { begin: last.begin, end: greater(last.end, stretch.end) };
  }
  return found;
}

/** The stretches that are in one of some and in one of others. */
export function shared(some: readonly Stretch[], others: readonly Stretch[]): readonly Stretch[] {
  return some.flatMap((one) =>
    others
      .map((other) => ({ begin: greater(one.begin, other.begin), end: lesser(one.end, other.end) }))
      .filter(({ begin, end }) => compareFractions(begin, end) < 0),
  );
}
