import { TabletopError } from '@tabletop/dice';
import { coordinateProblem, fieldOf } from './whole.js';

/** A point of the table, or the step from one point to another: whole units along x and along y. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** a + b. */
export function add(a: Vector, b: Vector): Vector {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** a − b: the step that leads from `b` to `a`. */
export function subtract(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y };
}

/** The vector `factor` times as long; with −1, the opposite one. */
export function scale(a: Vector, factor: number): Vector {
  // Adding 0 turns the −0 of a negative factor into 0.
  return { x: a.x * factor + 0, y: a.y * factor + 0 };
}

/** The quarter turn that takes the x axis to the y axis. */
export function quarterTurn(a: Vector): Vector {
  return { x: 0 - a.y, y: a.x };
}

/** The scalar product: positive while the angle between two directions is less than a right angle. Never −0. */
export function dot(a: Vector, b: Vector): number {
  // Adding 0 turns the −0 that products of 0 and negative factors add up to into 0.
  return a.x * b.x + a.y * b.y + 0;
}

/**
 * The cross product: positive where `b` lies to the side of `a` to which x turns into y, zero where they are parallel.
 * Never −0.
 */
export function cross(a: Vector, b: Vector): number {
  return a.x * b.y - a.y * b.x + 0;
}

/** Whether two vectors are the same. */
export function same(a: Vector, b: Vector): boolean {
  return a.x === b.x && a.y === b.y;
}

/**
 * A point from outside, checked and copied.
 *
 * Throws `TabletopError` 'invalid-vector', which lists every coordinate that is not a whole number of units, or is
 * further than `MAX_COORDINATE` from zero. −0 is refused too: it would not survive JSON.
 */
export function parseVector(value: unknown): Vector {
  const [x, y] = [fieldOf(value, 'x'), fieldOf(value, 'y')];
  const found = [coordinateProblem(['x'], x), coordinateProblem(['y'], y)].filter((problem) => problem !== undefined);
  if (found.length > 0) throw new TabletopError('invalid-vector', found);
  return { x: Number(x), y: Number(y) };
}
