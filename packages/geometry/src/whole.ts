import { type Problem, TabletopError } from '@tabletop/dice';
import { MAX_COORDINATE } from './limits.js';

const LONGEST = 40;

/** Whether a value from outside is a coordinate: a whole number, no −0, at most {@link MAX_COORDINATE} from zero. */
export function isCoordinate(value: unknown): value is number {
  return isWhole(value, MAX_COORDINATE);
}

/** Whether a value from outside is a length: a whole number of units from 0 to {@link MAX_COORDINATE}. */
export function isLength(value: unknown): value is number {
  return isCoordinate(value) && value >= 0;
}

/** Whether a value from outside is a whole number, no −0, at most `most` from zero. */
export function isWhole(value: unknown, most: number): value is number {
  return Number.isInteger(value) && !Object.is(value, -0) && Math.abs(Number(value)) <= most;
}

/** What is wrong with a value from outside as a coordinate, if anything is. */
export function coordinateProblem(path: Problem['path'], value: unknown): Problem | undefined {
  if (isCoordinate(value)) return undefined;
  const message = `A coordinate is a whole number of units from −${MAX_COORDINATE} to ${MAX_COORDINATE}, not ${show(value)}.`;
  return { path, message, details: { reason: 'not-whole' } };
}

/** Throws `TabletopError` 'invalid-length' unless a value from outside is a length of at most `most` units. */
export function checkLength(name: string, value: unknown, most: number = MAX_COORDINATE): void {
  if (isWhole(value, most) && value >= 0) return;
  const message = `The ${name} is a whole number of units from 0 to ${most}, not ${show(value)}.`;
  throw new TabletopError('invalid-length', [{ path: [name], message, details: { reason: 'not-whole' } }]);
}

/** The fields of a value from outside that is an object, none of any other. Nothing of the value is called. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

/** A value from outside as text for a message: text is quoted, everything is shortened, nothing is called. */
export function show(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);
  }
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (Array.isArray(value)) return 'an array';
  if (value === null || value === undefined || typeof value === 'boolean') return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
