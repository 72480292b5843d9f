import { type Problem, TabletopError } from '@tabletop/dice';
import { MAX_VERTICES } from './limits.js';
import { cross, same, subtract, type Vector } from './vector.js';
import { coordinateProblem, fieldOf, show } from './whole.js';

type Reason = 'not-points' | 'not-whole' | 'too-few' | 'too-many' | 'degenerate' | 'self-intersecting' | 'not-convex';

/** The corners of a polygon from outside, copied, in the order in which x turns into y. Throws 'invalid-polygon'. */
export function checkPolygon(value: unknown): readonly Vector[] {
  const corners = readCorners(value);
  const area = doubleArea(corners);
  const twice = corners.findIndex((corner, i) => same(corner, next(corners, i)));
  if (twice >= 0)
    refuse('degenerate', 'A corner of a polygon is given twice in a row.', [(twice + 1) % corners.length]);
  if (corners.every((_, i) => turnAt(corners, i) === 0))
    refuse('degenerate', 'A polygon whose corners all lie on one line has no area.');
  const crossing = firstCrossing(corners);
  if (crossing !== undefined) refuse('self-intersecting', 'Two sides of the polygon meet.', [crossing]);
  const way = area > 0n ? 1 : -1;
  const wrong = corners.findIndex((_, i) => turnAt(corners, i) * way <= 0);
  if (wrong >= 0) refuse('not-convex', 'A convex polygon turns the same way at every corner.', [wrong]);
  return way > 0 ? corners : [first(corners), ...corners.slice(1).reverse()];
}

function readCorners(value: unknown): Vector[] {
  if (!Array.isArray(value)) refuse('not-points', `The corners of a polygon are an array, not ${show(value)}.`);
  const given: readonly unknown[] = value;
  const limits = { count: given.length };
  if (given.length < 3) refuse('too-few', `A polygon has at least 3 corners, not ${given.length}.`, [], limits);
  if (given.length > MAX_VERTICES) {
    refuse('too-many', `A polygon has at most ${MAX_VERTICES} corners, not ${given.length}.`, [], limits);
  }
  const problems: Problem[] = [];
  const corners: Vector[] = [];
  for (let i = 0; i < given.length; i++) {
    const [x, y] = [fieldOf(given[i], 'x'), fieldOf(given[i], 'y')];
    for (const problem of [coordinateProblem([i, 'x'], x), coordinateProblem([i, 'y'], y)]) {
      if (problem) problems.push(problem);
    }
    corners.push({ x: Number(x), y: Number(y) });
  }
  if (problems.length > 0) throw new TabletopError('invalid-polygon', problems);
  return corners;
}

function refuse(reason: Reason, message: string, path: Problem['path'] = [], more: Problem['details'] = {}): never {
  throw new TabletopError('invalid-polygon', [{ path, message, details: { reason, ...more } }]);
}

/** The first side that meets another one elsewhere than at the corner between them. */
function firstCrossing(corners: readonly Vector[]): number | undefined {
  for (let i = 0; i < corners.length; i++) {
    for (let j = i + 2; j < corners.length; j++) {
      if (i === 0 && j === corners.length - 1) continue;
      if (meet(at(corners, i), next(corners, i), at(corners, j), next(corners, j))) return i;
    }
  }
  return undefined;
}

/** Whether two segments have a point in common. */
function meet(a: Vector, b: Vector, c: Vector, d: Vector): boolean {
  const [abc, abd, cda, cdb] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (abc * abd < 0 && cda * cdb < 0) return true;
  return (
    (abc === 0 && between(a, b, c)) ||
    (abd === 0 && between(a, b, d)) ||
    (cda === 0 && between(c, d, a)) ||
    (cdb === 0 && between(c, d, b))
  );
}

function side(a: Vector, b: Vector, point: Vector): number {
  return Math.sign(cross(subtract(b, a), subtract(point, a)));
}

function between(a: Vector, b: Vector, point: Vector): boolean {
  return (
    Math.min(a.x, b.x) <= point.x &&
    point.x <= Math.max(a.x, b.x) &&
    Math.min(a.y, b.y) <= point.y &&
    point.y <= Math.max(a.y, b.y)
  );
}

function turnAt(corners: readonly Vector[], i: number): number {
  return side(at(corners, (i + corners.length - 1) % corners.length), at(corners, i), next(corners, i));
}

/** Twice the area, negative where the corners go the other way round. Sixty-four products may pass 2^53. */
function doubleArea(corners: readonly Vector[]): bigint {
  let sum = 0n;
  for (let i = 0; i < corners.length; i++) sum += BigInt(cross(at(corners, i), next(corners, i)));
  return sum;
}

function first(corners: readonly Vector[]): Vector {
  return at(corners, 0);
}

function next(corners: readonly Vector[], i: number): Vector {
  return at(corners, (i + 1) % corners.length);
}

function at(corners: readonly Vector[], i: number): Vector {
  return corners[i] ?? { x: 0, y: 0 };
}
