import { MAX_COORDINATE, type Vector } from '@tabletop/geometry';

/** Whether a value from outside is an object and no list. */
export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value from outside is a text of 1 to `longest` characters. */
export function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= longest;
}

/** Whether a value from outside is a point of the table, in whole units. */
export function isPoint(value: unknown): value is Vector {
  return isObject(value) && isCoordinate(value.x) && isCoordinate(value.y);
}

function isCoordinate(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(Number(value)) <= MAX_COORDINATE;
}
