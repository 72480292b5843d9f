import { distanceSquared } from './distance.js';
import { ceilSquareRoot } from './exact.js';
import { addDifference, type BigFraction } from './fraction.js';
import type { ConvexPolygon } from './polygon.js';
import { type Stretch, shared, stretchIn, united } from './stretch.js';
import { same, type Vector } from './vector.js';

/** A length in doubles is off by far less than this for each stretch that is added. */
const NEAR = 1e-6;

/**
 * How much of the straight way between two points lies inside some convex polygons together, in whole units rounded up.
 * What lies in several counts once. Running along a side counts nothing, but for the seam of two polygons that meet
 * along their sides, one to the left and one to the right: it is inside both together. Never more than
 * `ceilDistance(from, to)`, and just as much where the whole way is inside.
 *
 * Exact up to `MAX_COORDINATE`; the orders of the ends and of the polygons do not matter.
 */
export function lengthInside(from: Vector, to: Vector, polygons: readonly ConvexPolygon[]): number {
  const stretches = stretchesInside(from, to, polygons);
  const square = distanceSquared(from, to);
  let part = 0;
  for (const { begin, end } of stretches) part += end.over / end.under - begin.over / begin.under;
  const length = part * Math.sqrt(square);
  if (Math.abs(length - Math.round(length)) > NEAR * stretches.length) return Math.ceil(length);
  return stretches.length === 0 ? 0 : exactLength(stretches, square);
}

function stretchesInside(from: Vector, to: Vector, polygons: readonly ConvexPolygon[]): readonly Stretch[] {
  if (same(from, to)) return [];
  const found = polygons.map((polygon) => stretchIn(from, to, polygon)).filter((stretch) => stretch !== undefined);
  const within = (where: (typeof found)[number]['where']) => united(found.filter((stretch) => stretch.where === where));
  return united([...within('inside'), ...shared(within('left'), within('right'))]);
}

/** The least whole number that is at least the sum of some parts of the root of `square`. */
function exactLength(stretches: readonly Stretch[], square: number): number {
  let part: BigFraction = { over: 0n, under: 1n };
  for (const { begin, end } of stretches) part = addDifference(part, begin, end);
  const [over, under] = [part.over * part.over * BigInt(square), part.under * part.under];
  // Whole numbers have whole squares: rounding the quotient up first changes nothing.
  return Number(ceilSquareRoot((over + under - 1n) / under));
}
