import { isObject } from '@tabletop/game';
import { MAX_COORDINATE, type Vector } from '@tabletop/geometry';

/** Whether a value from outside is a point of the table, in whole units. */
export function isPoint(value: unknown): value is Vector {
  return isObject(value) && isCoordinate(value.x) && isCoordinate(value.y);
}

function isCoordinate(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(Number(value)) <= MAX_COORDINATE;
}
