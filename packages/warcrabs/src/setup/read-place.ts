import { attempt, reading } from '@tabletop/game';
import { parseVector, primitive, type Vector } from '@tabletop/geometry';
import { MAX_DIRECTION } from '../limits.js';

/** Where a crab is put; undefined where it is left out, or is wrong, which is noted. @rule W-DEPLOY */
export function atIn(source: reading.Source): Vector | undefined {
  const given = reading.valueIn(source, 'at');
  const found = given === undefined ? undefined : vectorOf(given);
  if (given !== undefined && found === undefined)
    reading.wanted(reading.byRule(source, 'W-DEPLOY'), 'at', '{ x, y } in whole sixteenths of an inch');
  return found;
}

/**
 * Where a crab faces, in lowest terms; undefined where it is left out, or is wrong, which is noted.
 *
 * @rule W-FACING
 */
export function facingIn(source: reading.Source): Vector | undefined {
  const given = reading.valueIn(source, 'facing');
  if (given === undefined) return undefined;
  const found = vectorOf(given);
  if (found !== undefined && isDirection(found)) return primitive(found);
  const what = `{ x, y } in whole numbers from −${MAX_DIRECTION} to ${MAX_DIRECTION}, not both 0`;
  reading.wanted(reading.byRule(source, 'W-FACING'), 'facing', what);
  return undefined;
}

function vectorOf(given: unknown): Vector | undefined {
  const read = attempt(() => parseVector(reading.withoutMinusZero(given)));
  return read.problems === undefined ? read.value : undefined;
}

function isDirection({ x, y }: Vector): boolean {
  return (x !== 0 || y !== 0) && Math.abs(x) <= MAX_DIRECTION && Math.abs(y) <= MAX_DIRECTION;
}
