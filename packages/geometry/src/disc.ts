import { type Problem, TabletopError } from '@tabletop/dice';
import { ceilDistance, compareDistance } from './distance.js';
import type { Vector } from './vector.js';
import { coordinateProblem, fieldOf, isLength, show } from './whole.js';

/** A round base or obstacle: its centre, and its radius in units. A disc serves wherever its centre is wanted. */
export interface Disc extends Vector {
  readonly radius: number;
}

/** The disc of a radius around a centre. */
export function discAt(at: Vector, radius: number): Disc {
  return { x: at.x, y: at.y, radius };
}

/**
 * A disc from outside, checked and copied.
 *
 * Throws `TabletopError` 'invalid-disc', which lists every field that is not a whole number of units, or is out of
 * range: see `MAX_COORDINATE`.
 */
export function parseDisc(value: unknown): Disc {
  const [x, y, radius] = [fieldOf(value, 'x'), fieldOf(value, 'y'), fieldOf(value, 'radius')];
  const problems = [coordinateProblem(['x'], x), coordinateProblem(['y'], y), radiusProblem(radius)];
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw new TabletopError('invalid-disc', found);
  return { x: Number(x), y: Number(y), radius: Number(radius) };
}

function radiusProblem(value: unknown): Problem | undefined {
  if (isLength(value)) return undefined;
  return {
    path: ['radius'],
    message: `A radius is a whole number of units and at least 0, not ${show(value)}.`,
    details: { reason: 'not-whole' },
  };
}

/** Whether two discs overlap. Discs that touch do not. */
export function overlap(a: Disc, b: Disc): boolean {
  return compareDistance(a, b, a.radius + b.radius) < 0;
}

/** Whether a disc overlaps any of some others. */
export function overlapsAny(a: Disc, others: readonly Disc[]): boolean {
  for (const other of others) if (overlap(a, other)) return true;
  return false;
}

/**
 * Whether two discs are at most `limit` units apart, from edge to edge. Discs that touch or overlap are 0 apart,
 * whichever is measured from.
 */
export function gapWithin(a: Disc, b: Disc, limit: number): boolean {
  return limit >= 0 && compareDistance(a, b, limit + a.radius + b.radius) <= 0;
}

/**
 * The gap between the edges of two discs in whole units, rounded up; 0 where they touch or overlap. As radii are
 * whole, comparing it with a whole number decides exactly.
 */
export function ceilGap(a: Disc, b: Disc): number {
  return Math.max(0, ceilDistance(a, b) - a.radius - b.radius);
}
