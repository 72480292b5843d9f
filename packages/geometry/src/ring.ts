import { ceilDistance } from './distance.js';
import { compareSquares } from './exact.js';
import type { HalfPlane } from './inset.js';
import { cross, dot, quarterTurn, same, subtract, type Vector } from './vector.js';

/**
 * The corners by which to go round a disc: a polygon in whole units about its centre whose sides all stay at least
 * `reach` from it, so that a disc can go from corner to corner. It is the same in every turn and mirror image of a
 * square, and its corners are within 2 % and 2 units of the circle.
 */
export interface Ring {
  /** In the order in which x turns into y. */
  readonly corners: readonly Vector[];
  /** Side k leads from corner k to the next. A point with x·`x` + y·`y` of at least `least` sees it from outside. */
  readonly sides: readonly HalfPlane[];
  /** A whole number of units within which all the corners lie. */
  readonly span: number;
}

const CENTRE: Vector = { x: 0, y: 0 };
const CACHED = 64;
const cache = /* @__PURE__ */ new Map<number, Ring>();

/** The ring around a disc that must be kept `reach` away: the sum of two radii, at least 1. */
export function ringOf(reach: number): Ring {
  const known = cache.get(reach);
  if (known !== undefined) return known;
  if (cache.size >= CACHED) cache.clear();
  const ring = makeRing(reach);
  cache.set(reach, ring);
  return ring;
}

function makeRing(reach: number): Ring {
  return ringThrough(allQuarters(firstQuarter(reach)));
}

/** The ring with some corners about zero, in the order in which x turns into y. */
export function ringThrough(corners: readonly Vector[]): Ring {
  const sides = corners.map((corner, k) => {
    const along = subtract(corners[(k + 1) % corners.length] ?? corner, corner);
    const outwards = { x: along.y, y: 0 - along.x };
    return { x: outwards.x, y: outwards.y, least: dot(outwards, corner) };
  });
  return { corners, sides, span: Math.max(...corners.map((corner) => ceilDistance(corner, CENTRE))) };
}

/**
 * Four corners, as near as whole units allow to the directions (5, 1), (3, 2), (2, 3) and (1, 5). These lie a sixteenth of
 * a turn apart, to a small part of a degree, and to either side of the axes and diagonals.
 */
function firstQuarter(reach: number): readonly Vector[] {
  const flat = { x: reach, y: Math.ceil(reach / 5) };
  const steep = steepest(reach, flat);
  return [flat, steep, { x: steep.y, y: steep.x }, { x: flat.y, y: flat.x }];
}

/** The nearest corner after `flat` from which the way there, and the way on across the diagonal, stay clear. */
function steepest(reach: number, flat: Vector): Vector {
  // √18/5 and √8/5 of the reach: where the tangents at an eighth turn and at flat's other side meet.
  const [x, y] = [Math.floor((reach * Math.sqrt(18)) / 5), Math.floor((reach * Math.sqrt(8)) / 5)];
  let best = { x: reach, y: reach };
  for (let right = x; right <= x + 2; right++) {
    for (let up = y; up <= Math.min(y + 2, right); up++) {
      const corner = { x: right, y: up };
      const across = { x: up, y: right };
      if (dot(corner, corner) >= dot(best, best)) continue;
      if (isClear(reach, flat, corner) && isClear(reach, corner, across)) best = corner;
    }
  }
  return best;
}

/** Whether the straight way between two points stays at least `reach` from the centre. */
function isClear(reach: number, a: Vector, b: Vector): boolean {
  const along = subtract(b, a);
  return same(a, b) || compareSquares(cross(a, b), 1, reach, dot(along, along)) >= 0;
}

function allQuarters(quarter: readonly Vector[]): readonly Vector[] {
  const corners: Vector[] = [];
  let turned = quarter;
  for (let turn = 0; turn < 4; turn++) {
    for (const corner of turned) {
      const last = corners.at(-1);
      // The corners of the smallest rings fall together.
      if (last === undefined || !same(last, corner)) corners.push(corner);
    }
    turned = turned.map(quarterTurn);
  }
  return corners;
}
